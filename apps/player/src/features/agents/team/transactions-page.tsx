import { TEAM_ENTRY_KINDS } from '@nokshi/contract/player/agent-team.ts';
import { type Column, MoneyText } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { useAddress } from '../../../lib/address.ts';
import { PagesView } from '../../../lib/pages-view.tsx';
import { SaveAs } from '../../../lib/save-as.tsx';
import { type Translate, useWords } from '../../../lib/words.ts';
import { readQuickDays } from '../quick-days.ts';
import { WideTable } from '../wide-table.tsx';
import { readFilter } from './asked.ts';
import { BranchPath, OnlyOf } from './branch-path.tsx';
import { sumOfRows } from './columns.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FoundNone } from './found-none.tsx';
import styles from './team.module.css';
import { fileOf, type Row, useTeamTransactions } from './team-lists.ts';

type Entry = Row<'transactions'>;
/** What a member moved on a day, or what several did. */
type Line = Pick<Entry, 'in' | 'out'> & { readonly id: string; readonly entry: Entry | null };
const AMOUNTS = ['in', 'out'] as const;

/** Transaction details: money of the team by day. AC-009. */
export default function TransactionsPage() {
  const { t } = useWords();
  const { params, change } = useAddress();
  const days = readQuickDays(params, Date.now(), 'this-week');
  const filter = readFilter(params, 'team');
  const kind = TEAM_ENTRY_KINDS.find((each) => each === params.get('kind'));
  const { from, to } = days;
  return (
    <div className={styles.page}>
      <FilterBar days={days} scope={filter.scope}>
        <Choice
          label={t('line.kind')}
          value={kind ?? ''}
          choices={[
            { id: '', label: t('line.all') },
            ...TEAM_ENTRY_KINDS.map((id) => ({ id: id as string, label: t(`line.entry-${id}`) })),
          ]}
          onChange={(id) => change({ kind: id || null }, true)}
        />
      </FilterBar>
      <p className={styles.small}>{t('line.entries-words')}</p>
      <Found asked={{ from, to, ...filter, ...(kind && { kind }) }} />
    </div>
  );
}

type Asked = Parameters<typeof useTeamTransactions>[0];

function Found({ asked }: { readonly asked: Asked }) {
  const { t } = useWords();
  const { kind, ...filter } = asked;
  return (
    <PagesView query={useTeamTransactions(asked)}>
      {(pages) => {
        const rows = pages.flatMap((page) => page.rows);
        const [first] = pages;
        if (!first) return null;
        return (
          <>
            <BranchPath path={first.path} />
            {rows.length === 0 ? (
              <FoundNone />
            ) : (
              <>
                <WideTable
                  lastStays
                  caption={t('agent.transactions')}
                  rows={rows.map(lineOf)}
                  rowKey={({ id }) => id}
                  sums={[
                    { ...sumOfRows(rows, AMOUNTS), id: 'shown', entry: null },
                    { ...first.totals, id: 'all', entry: null },
                  ]}
                  columns={columnsOf(t)}
                />
                <SaveAs
                  ask={fileOf({
                    list: 'transactions',
                    ...filter,
                    ...(kind && { entryKind: kind }),
                  })}
                />
              </>
            )}
          </>
        );
      }}
    </PagesView>
  );
}

const lineOf = (entry: Entry): Line => ({
  ...entry,
  id: `${entry.day} ${entry.member.id} ${entry.kind}`,
  entry,
});

const columnsOf = (t: Translate): readonly Column<Line>[] => [
  {
    id: 'day',
    title: t('line.day'),
    whole: true,
    cell: ({ id, entry }) => entry?.day ?? t(id === 'all' ? 'line.all-sum' : 'line.shown-sum'),
  },
  {
    id: 'member',
    title: t('line.member'),
    cell: ({ entry }) =>
      entry && (
        <OnlyOf
          name={entry.member.name}
          label={t('line.entries-of', { name: entry.member.name })}
        />
      ),
  },
  {
    id: 'kind',
    title: t('line.kind'),
    cell: ({ entry }) => entry && t(`line.entry-${entry.kind}`),
  },
  // What did not move says nothing: a nought beside it would be read as an amount.
  ...AMOUNTS.map(
    (field): Column<Line> => ({
      id: field,
      title: t(`line.${field}`),
      figure: true,
      cell: ({ entry, [field]: amount }) =>
        entry && Number(amount) === 0 ? null : <MoneyText amount={amount} />,
    }),
  ),
];
