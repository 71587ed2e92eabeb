import { type Column } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { useAddress } from '../../../lib/address.ts';
import { PagesView } from '../../../lib/pages-view.tsx';
import { SaveAs } from '../../../lib/save-as.tsx';
import { type Translate, useWords } from '../../../lib/words.ts';
import { readQuickDays } from '../quick-days.ts';
import { WideTable } from '../wide-table.tsx';
import { readFilter, readProduct } from './asked.ts';
import { Branch, BranchPath } from './branch-path.tsx';
import { moneyColumn, sumOfRows } from './columns.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FoundNone } from './found-none.tsx';
import { NetHow } from './net-how.tsx';
import styles from './team.module.css';
import { fileOf, type Row, useTeamProfit } from './team-lists.ts';

const OF = ['team', 'own'] as const;
const OF_PLAY = ['staked', 'valid', 'paid', 'rebates'] as const;
const AMOUNTS = ['deposits', 'withdrawals', ...OF_PLAY, 'promotions', 'wages', 'net'] as const;

type Profit = Row<'profit'>;
/** A member, or what several come to. */
type Line = Pick<Profit, (typeof AMOUNTS)[number]> & {
  readonly id: string;
  readonly member: Profit['member'] | null;
  readonly depth: number | null;
};

/** User profit and loss: each member alone or with the own team, and down the line by name. AC-007. */
export default function ProfitPage() {
  const { t } = useWords();
  const { params, change } = useAddress();
  const days = readQuickDays(params, Date.now(), 'this-month');
  const filter = readFilter(params, 'direct');
  const of = OF.find((each) => each === params.get('whose')) ?? 'team';
  const { from, to } = days;
  return (
    <div className={styles.page}>
      <FilterBar days={days} scope={filter.scope} withProduct>
        <Choice
          label={t('line.of')}
          value={of}
          choices={OF.map((id) => ({ id, label: t(`line.of-${id}`) }))}
          onChange={(id) => change({ whose: id }, true)}
        />
      </FilterBar>
      <Found asked={{ from, to, of, ...filter, ...readProduct(params) }} />
    </div>
  );
}

type Asked = Parameters<typeof useTeamProfit>[0];

function Found({ asked }: { readonly asked: Asked }) {
  const { t } = useWords();
  return (
    <PagesView query={useTeamProfit(asked)}>
      {(pages) => {
        const rows = pages.flatMap((page) => page.rows);
        const [first] = pages;
        if (!first) return null;
        const { path, totals } = first;
        return (
          <>
            <BranchPath path={path} />
            {rows.length === 0 ? (
              <FoundNone />
            ) : (
              <>
                <WideTable
                  lastStays
                  caption={t('agent.profit')}
                  rows={rows.map((row): Line => ({ ...row, id: row.member.id }))}
                  rowKey={({ id }) => id}
                  sums={[
                    // Where each row has a team within, what they have in common counts once, in all.
                    ...(asked.of === 'own' || asked.scope === 'direct'
                      ? [sumLine('shown', sumOfRows(rows, AMOUNTS))]
                      : []),
                    sumLine('all', totals),
                  ]}
                  columns={columnsOf(t, asked)}
                />
                {!asked.category && <NetHow overview={totals} />}
                <SaveAs ask={fileOf({ list: 'profit', ...asked })} />
              </>
            )}
          </>
        );
      }}
    </PagesView>
  );
}

type Amounts = Pick<Line, (typeof AMOUNTS)[number]>;
const sumLine = (id: string, amounts: Amounts): Line => ({
  ...amounts,
  id,
  member: null,
  depth: null,
});

/** Of one product alone nothing else is known than its play. */
const columnsOf = (t: Translate, { category, scope }: Asked): readonly Column<Line>[] => [
  {
    id: 'member',
    title: t('line.member'),
    cell: ({ id, member }) =>
      member ? (
        <Branch of={member}>{member.name}</Branch>
      ) : (
        t(id === 'all' ? 'line.all-sum' : 'line.shown-sum')
      ),
  },
  ...(scope === 'direct'
    ? []
    : [{ id: 'depth', title: t('line.level'), figure: true, cell: ({ depth }: Line) => depth }]),
  ...(category
    ? []
    : [
        moneyColumn<'deposits', Line>({ field: 'deposits', title: t('line.deposits') }),
        moneyColumn<'withdrawals', Line>({ field: 'withdrawals', title: t('line.withdrawals') }),
      ]),
  moneyColumn({ field: 'staked', title: t('line.stake') }),
  moneyColumn({ field: 'valid', title: t('line.valid') }),
  moneyColumn({ field: 'paid', title: t('line.paid') }),
  moneyColumn({ field: 'rebates', title: t('line.rebate') }),
  ...(category
    ? []
    : [
        moneyColumn<'promotions', Line>({ field: 'promotions', title: t('line.promotions') }),
        moneyColumn<'wages', Line>({ field: 'wages', title: t('line.wages'), signed: true }),
      ]),
  moneyColumn({ field: 'net', title: t('line.net'), signed: true }),
];
