import type { IncomeKind } from '@nokshi/contract/player/agent-terms.ts';
import { type Column, MoneyText } from '@nokshi/ui';
import { useAddress } from '../../../lib/address.ts';
import { type Translate, useWords } from '../../../lib/words.ts';
import { toSlip } from '../contracts/addresses.ts';
import { useKindsOn } from '../contracts/contracts.ts';
import { negative, periodText, sumOf } from '../contracts/slips.ts';
import { WideTable } from '../wide-table.tsx';
import { moneyColumn, sumOfRows } from './columns.tsx';
import styles from './team.module.css';
import type { IncomeTotals, Row } from './team-lists.ts';

type Income = Row<'income'>;
/** A slip or a rebate of a day, or what several come to. */
type Line = Pick<Income, 'amount' | 'paidDown'> & {
  readonly id: string;
  readonly of: Income | null;
};
const AMOUNTS = ['amount', 'paidDown'] as const;

type Props = { readonly rows: readonly Income[]; readonly totals: IncomeTotals };

/** Each income with its source, what the rows shown add up to, and all of them. */
export function IncomeTable({ rows, totals }: Props) {
  const { t } = useWords();
  return (
    <WideTable
      caption={t('agent.income')}
      rows={rows.map((of): Line => ({ ...of, id: of.slipId ?? `${of.kind} ${of.day}`, of }))}
      rowKey={({ id }) => id}
      sums={[
        { ...sumOfRows(rows, AMOUNTS), id: 'shown', of: null },
        { ...sumOfRows(totals, AMOUNTS), id: 'all', of: null },
      ]}
      columns={columnsOf(t)}
    />
  );
}

/** What each kind comes to. */
export function IncomeByKind({ totals }: Pick<Props, 'totals'>) {
  const { t } = useWords();
  return (
    <section className={styles.part} aria-labelledby="income-kinds">
      <h4 id="income-kinds">{t('line.by-kind')}</h4>
      <WideTable
        caption={t('line.by-kind')}
        rows={totals}
        rowKey={({ kind }) => kind}
        columns={[
          { id: 'kind', title: t('line.kind'), cell: ({ kind }) => incomeName(t, kind) },
          moneyColumn({ field: 'amount', title: t('line.amount'), signed: true }),
          moneyColumn({ field: 'paidDown', title: t('line.paid-down') }),
          rest(t),
        ]}
      />
    </section>
  );
}

export const incomeName = (t: Translate, kind: IncomeKind): string =>
  kind === 'rebate' ? t('line.kind-rebate') : t(`contract.kind-${kind}`);

const rest = <Sums extends Pick<Income, 'amount' | 'paidDown'>>(t: Translate): Column<Sums> => ({
  id: 'rest',
  title: t('line.rest'),
  figure: true,
  cell: ({ amount, paidDown }) => <MoneyText amount={sumOf(amount, negative(paidDown))} signed />,
});

const columnsOf = (t: Translate): readonly Column<Line>[] => [
  {
    id: 'period',
    title: t('line.period'),
    cell: ({ id, of }) =>
      of ? <ToSource of={of} /> : t(id === 'all' ? 'line.all-sum' : 'line.shown-sum'),
  },
  {
    id: 'kind',
    title: t('line.kind'),
    whole: true,
    cell: ({ of }) => of && incomeName(t, of.kind),
  },
  {
    id: 'from',
    title: t('line.from'),
    whole: true,
    cell: ({ of }) => of && (of.payer?.name ?? t('contract.house')),
  },
  {
    id: 'base',
    title: t('line.base'),
    figure: true,
    cell: ({ of }) => of && <MoneyText amount={of.base} />,
  },
  {
    id: 'rate',
    title: t('line.rate'),
    figure: true,
    whole: true,
    cell: ({ of }) => of?.rate && t('contract.percent', { rate: of.rate }),
  },
  moneyColumn({ field: 'amount', title: t('line.amount'), signed: true }),
  moneyColumn({ field: 'paidDown', title: t('line.paid-down') }),
  rest(t),
  {
    id: 'state',
    title: t('line.state'),
    whole: true,
    cell: ({ of }) => of && t(`slip.state-${of.state}`),
  },
];

/** Leads to the slip, or to the branches of a rebate; of a kind that the house has off there is no page. */
function ToSource({ of }: { readonly of: Income }) {
  const { change } = useAddress();
  const kindsOn = useKindsOn();
  const { kind, slipId, day } = of;
  if (kind === 'rebate')
    return (
      <button type="button" className={styles.open} onClick={() => change({ rebate: day })}>
        {day}
      </button>
    );
  const period = periodText({ ...of, kind });
  if (slipId === null || !kindsOn.includes(kind)) return <>{period}</>;
  return (
    <button type="button" className={styles.open} onClick={() => change(toSlip(kind, slipId))}>
      {period}
    </button>
  );
}
