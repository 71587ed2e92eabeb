import { recordsRoutes } from '@nokshi/contract/player/records.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { EmptyState, MoneyText } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Changes, useAddress } from '../../lib/address.ts';
import { call } from '@nokshi/web/call.ts';
import { type DayRange, readDays } from '@nokshi/web/day-range.ts';
import { PagesView } from '../../lib/pages-view.tsx';
import { SaveAs } from '../../lib/save-as.tsx';
import { Moment } from '../../lib/moment.tsx';
import { useWords } from '../../lib/words.ts';
import { Days } from './days.tsx';
import { ENTRY_KINDS, entryName } from './entry-name.ts';
import { Figures } from './figures.tsx';
import { RangeFilter } from './range-filter.tsx';
import styles from './records.module.css';

type Entry = Output<typeof recordsRoutes.entries>['rows'][number];

/** The account record: every entry of the member's account with the balance after it. */
export default function EntriesPage() {
  const { t } = useWords();
  const { params, change } = useAddress();
  const kind = params.get('kind') ?? '';
  const range = readDays(params, Date.now());
  return (
    <div className={styles.page}>
      <RangeFilter range={range} />
      <div className={styles.choices}>
        <Choice
          label={t('records.kinds')}
          value={kind}
          choices={[
            { id: '', label: t('records.all') },
            ...ENTRY_KINDS.map((id) => ({ id: id as string, label: entryName(t, id) })),
          ]}
          onChange={(id) => change({ kind: id || null }, true)}
        />
      </div>
      <Entries range={range} kind={kind} />
    </div>
  );
}

type EntriesProps = { readonly range: DayRange; readonly kind: string };

function Entries({ range: { from, to }, kind }: EntriesProps) {
  const { t } = useWords();
  const asked = { from, to, ...(kind && { kind }) };
  const entries = useInfiniteQuery({
    queryKey: ['mine', 'entries', from, to, kind],
    queryFn: ({ pageParam }) =>
      call(recordsRoutes.entries, { ...asked, ...(pageParam && { cursor: pageParam }) }),
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
          <>
            <SaveAs
              ask={(format) => call(recordsRoutes.export, { record: 'entries', ...asked, format })}
            />
            <Days rows={rows} at={(row) => row.at}>
              {(entry) => <OneEntry key={entry.entryId} entry={entry} />}
            </Days>
          </>
        );
      }}
    </PagesView>
  );
}

/**
 * Where what an entry belongs to is shown: its bet, deposit, withdrawal or transfer in this centre, a
 * chase on the lottery's page.
 */
function pageOf({ kind, id }: NonNullable<Entry['reference']>): Changes | string | null {
  if (kind === 'wager') return { mc: 'personalHistoryCopy', w: id };
  if (kind === 'deposit') return { mc: 'depositv2', d: id };
  if (kind === 'withdrawal') return { mc: 'withdraw', w: id };
  if (kind === 'transfer') return { mc: 'transferFund' };
  if (kind === 'chase') return `/lottery?${new URLSearchParams({ view: 'orders', chase: id })}`;
  return null;
}

/** Opens what the entry belongs to. */
function OneEntry({ entry }: { readonly entry: Entry }) {
  const { t } = useWords();
  const { change, go } = useAddress();
  const { reference } = entry;
  const target = reference && pageOf(reference);
  const open = () => (typeof target === 'string' ? go(target) : target && change(target));
  const content = (
    <>
      <span>
        <strong>{entryName(t, entry.line)}</strong>
        <span className={styles.small}>
          <Moment at={entry.at} /> · {t('records.sequence', { number: entry.sequence })}
        </span>
      </span>
      <Figures amount={entry.amount}>
        {t('records.after')} <MoneyText amount={entry.balanceAfter} />
      </Figures>
    </>
  );
  return (
    <li>
      {target ? (
        <button type="button" className={styles.row} onClick={open}>
          {content}
        </button>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
    </li>
  );
}
