import { tab } from '@nokshi/web/storage.ts';
import { lazy, Suspense, useEffect } from 'react';
import { useStatus } from '../data/queries.ts';
import { useNotices } from '../data/notices.ts';
import { useAddress } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';
import type { SitePage } from './pages.ts';

const SEEN = 'noticesSeen';
const seenIds = (): readonly string[] => tab.get(SEEN)?.split(' ') ?? [];

// Only where the operator has one.
const GiftPopup = lazy(() => import('../features/gift/gift-popup.tsx'));

/** A popup notice opens by itself on the home page, once in a tab; a member's only while unread. After it, the gift. */
export function EntryNotice({ page }: { readonly page: SitePage | null }) {
  const { language } = useWords();
  const { data } = useNotices(language);
  const { params, open } = useAddress();
  const isFree =
    page?.view === 'home' && !page.modal && !['m', 'mc'].some((name) => params.has(name));
  const popup = data?.find(
    ({ id, type, read, mine }) => type === 'PU' && !(mine && read) && !seenIds().includes(id),
  )?.id;
  useEffect(() => {
    if (!isFree || popup === undefined) return;
    tab.set(SEEN, [...seenIds(), popup].join(' '));
    open({ m: 'notice', notice: popup });
  }, [isFree, popup]);
  const gift = useStatus().data?.info.resources.find((one) => one.resourceType === 'REGISTERPOP');
  return (
    isFree &&
    popup === undefined &&
    gift && (
      <Suspense>
        <GiftPopup gift={gift} />
      </Suspense>
    )
  );
}
