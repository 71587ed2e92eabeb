import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { EmptyState, MoneyText } from '@nokshi/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAddress } from '../../lib/address.ts';
import { call } from '@nokshi/web/call.ts';
import { type DayRange, readDays } from '@nokshi/web/day-range.ts';
import { PagesView } from '../../lib/pages-view.tsx';
import { momentText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import { Days } from './days.tsx';
import { entryName } from './entry-name.ts';
import { RangeFilter } from './range-filter.tsx';
import styles from './records.module.css';

type Entry = Output<typeof recordsRoutes.entries>['rows'][number];

/** The account record: every entry of the member's account with the balance after it. */
export default function EntriesPage() {
  const { params } = useAddress();
  const range = readDays(params, Date.now());
  return (
    <div className={styles.page}>
      <RangeFilter range={range} />
      <Entries range={range} />
    </div>
  );
}

function Entries({ range: { from, to } }: { readonly range: DayRange }) {
  const { t } = useWords();
  const entries = useInfiniteQuery({
    queryKey: ['mine', 'entries', from, to],
    queryFn: ({ pageParam }) =>
      call(recordsRoutes.entries, { from, to, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });
  return (
    <PagesView query={entries}>
      {(pages) => {
        const rows = pages.flatMap((page) => page.rows);
        if (rows.length === 0) {
          return <EmptyState title={t('records.no-entries')} icon="list" level={3} />;
        }
        return (
          <Days rows={rows} at={(row) => row.at}>
            {(entry) => <OneEntry key={entry.entryId} entry={entry} />}
          </Days>
        );
      }}
    </PagesView>
  );
}

/** Opens what the entry belongs to: its bet or its deposit. */
function OneEntry({ entry }: { readonly entry: Entry }) {
  const { t } = useWords();
  const { change } = useAddress();
  const { reference } = entry;
  const target =
    reference?.kind === 'wager'
      ? { mc: 'personalHistoryCopy', w: reference.id }
      : reference?.kind === 'deposit'
        ? { mc: 'depositv2', d: reference.id }
        : null;
  const content = (
    <>
      <span>
        <strong>{entryName(t, entry.kind)}</strong>
        <span className={styles.small}>
          {momentText(entry.at)} · {t('records.sequence', { number: entry.sequence })}
        </span>
      </span>
      <span className={styles.figures}>
        <MoneyText amount={entry.amount} signed />
        <span className={styles.small}>
          {t('records.after')} <MoneyText amount={entry.balanceAfter} />
        </span>
      </span>
    </>
  );
  return (
    <li>
      {target ? (
        <button type="button" className={styles.row} onClick={() => change(target)}>
          {content}
        </button>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
    </li>
  );
}
