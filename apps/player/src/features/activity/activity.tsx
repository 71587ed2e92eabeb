import {
  type Activity as Happened,
  activityRoutes,
  HOUSE_ACTS,
} from '@nokshi/contract/player/activity.ts';
import { EmptyState, Icon, moneyText, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { deviceName } from '../../lib/device-name.ts';
import { PagesView } from '../../lib/pages-view.tsx';
import { Moment } from '../../lib/moment.tsx';
import { useWords } from '../../lib/words.ts';
import { useSpanText } from '../../lib/use-span-text.ts';
import styles from './activity.module.css';

/** What happened to the security and protection of the account, and what of it the house did. */
export default function Activity() {
  const { t } = useWords();
  const activity = useInfiniteQuery({
    queryKey: ['mine', 'activity'],
    queryFn: ({ pageParam }) => call(activityRoutes.list, pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });
  return (
    <div className={styles.page}>
      <Note>{t('activity.words')}</Note>
      <PagesView query={activity}>
        {(pages) => {
          const rows = pages.flatMap((page) => page.rows);
          return rows.length === 0 ? (
            <EmptyState title={t('activity.none')} icon="shield" level={3} />
          ) : (
            <ul className={styles.list}>
              {rows.map((row) => (
                <OneAct key={row.id} row={row} />
              ))}
            </ul>
          );
        }}
      </PagesView>
    </div>
  );
}

function OneAct({ row }: { readonly row: Happened }) {
  const { t } = useWords();
  const factsText = useFactsText();
  const byHouse = HOUSE_ACTS.some((kind) => kind === row.kind);
  const more = factsText(row.facts);
  return (
    <li className={byHouse ? `${styles.act} ${styles.house}` : styles.act}>
      <Icon name={byHouse ? 'shield' : 'check'} size={20} />
      <div>
        <strong>{t(`activity.${row.kind}`)}</strong>
        {more !== '' && <p>{more}</p>}
        <p className={styles.quiet}>
          <Moment at={row.at} />
          {'\u00a0· '}
          {t(byHouse ? 'activity.by-house' : 'activity.by-you')}
        </p>
      </div>
    </li>
  );
}

/** Which limit and how much, until when, why, where: whatever there is to say. */
function useFactsText() {
  const { t } = useWords();
  const spanText = useSpanText();
  return ({ what, limit, period, amount, minutes, until, day, why }: Happened['facts']) => {
    const much = amount === undefined ? minutes : amount;
    const said = [
      limit && t(`limits.${limit}`),
      period && period !== 'S' && t(`limits.${period}`),
      much === null && t('limits.none'),
      amount && moneyText(amount),
      minutes && spanText(minutes),
      until && t('activity.until', { at: timeText(until) }),
      day && t('activity.from', { day }),
      what && deviceName(what),
      why && t(`limits.why-${why}`),
    ];
    return said.filter((part) => typeof part === 'string').join('\u00a0· ');
  };
}
