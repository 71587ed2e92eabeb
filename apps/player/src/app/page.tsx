import { Boundary, Loader } from '@nokshi/ui';
import { Suspense } from 'react';
import { useAddress } from '../lib/address.ts';
import { useTitle } from '../lib/use-title.ts';
import { useWords } from '../lib/words.ts';
import { NoPage, VIEWS } from './page-views.tsx';
import { PartFailed } from './part-failed.tsx';
import type { SitePage } from './site-page.ts';

/** The content of the address that is open. */
export function Page({ page }: { readonly page: SitePage | null }) {
  const { t } = useWords();
  const { path } = useAddress();
  const title = page?.title ?? 'page.not-found';
  useTitle(t(title), t(`${title}-about`));
  if (!page) return <NoPage />;
  const Shown = page.page ?? VIEWS[page.view];
  return (
    <Boundary at={path} instead={<PartFailed />}>
      <Suspense fallback={<Loader label={t('app.loading')} />}>
        <Shown page={page} />
      </Suspense>
    </Boundary>
  );
}
