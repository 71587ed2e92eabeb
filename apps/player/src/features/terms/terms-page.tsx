import type { TermsPage } from '@nokshi/contract/content.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { EmptyState, RichText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useAddress } from '../../lib/address.ts';
import { Moment } from '../../lib/moment.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './terms.module.css';

export const Terms = () => <Edition page="terms" />;
export const Privacy = () => <Edition page="privacy" />;

/** One edition to read: the one in force, or an earlier one that the address names. */
function Edition({ page }: { readonly page: TermsPage }) {
  const { t, language: lang } = useWords();
  const { params, href, go } = useAddress();
  const edition = params.get('edition') ?? undefined;
  const text = useQuery({
    queryKey: ['content', 'terms', page, edition, lang],
    queryFn: () => orNone(call(siteRoutes.terms, { page, lang, ...(edition && { edition }) })),
  });
  return (
    <div className={styles.page}>
      <h1>{text.data?.title ?? t(`page.${page}`)}</h1>
      <QueryView query={text}>
        {(found) =>
          found === null ? (
            <EmptyState title={t('terms.none')} />
          ) : (
            <>
              <h2>{t('terms.edition', { edition: found.edition })}</h2>
              <p className={styles.since}>
                {t('terms.since')} <Moment at={found.since} />
              </p>
              <RichText
                html={found.content}
                lang={lang === 'BN' ? 'bn' : 'en'}
                onFollow={(path) => go(path)}
              />
              {found.editions.length > 1 && (
                <nav aria-label={t('terms.editions')}>
                  <h2>{t('terms.editions')}</h2>
                  <ul className={styles.editions}>
                    {found.editions.map((each, at) => (
                      <li key={each.edition}>
                        <Link
                          href={href({ edition: at === 0 ? null : each.edition })}
                          aria-current={each.edition === found.edition ? 'page' : undefined}
                        >
                          {each.edition}
                        </Link>{' '}
                        <Moment at={each.since} />
                      </li>
                    ))}
                  </ul>
                </nav>
              )}
            </>
          )
        }
      </QueryView>
    </div>
  );
}

/** Null where nothing is published. */
async function orNone<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (err) {
    if (err instanceof RefusalError && err.code === 'site.terms-unknown') return null;
    throw err;
  }
}
