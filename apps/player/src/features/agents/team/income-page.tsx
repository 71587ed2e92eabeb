import { CONTRACT_KINDS } from '@nokshi/contract/player/agent-terms.ts';
import { type Column, EmptyState, MoneyText, Table } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { useAddress } from '../../../lib/address.ts';
import { PagesView } from '../../../lib/pages-view.tsx';
import { SaveAs } from '../../../lib/save-as.tsx';
import { type Translate, useWords } from '../../../lib/words.ts';
import { toSlip } from '../contracts/addresses.ts';
import { useKindsOn } from '../contracts/contracts.ts';
import { negative, periodText, sumOf } from '../contracts/slips.ts';
import { readQuickDays } from '../quick-days.ts';
import { moneyColumn, sumOfRows } from './columns.tsx';
import { FilterBar } from './filter-bar.tsx';
import styles from './team.module.css';
import { fileOf, type IncomeTotals, type Row, useIncome } from './team-lists.ts';

type Income = Row<'income'>;
/** A slip, or what several come to. */
type Line = Pick<Income, 'amount' | 'paidDown'> & {
  readonly id: string;
  readonly slip: Income | null;
};
const AMOUNTS = ['amount', 'paidDown'] as const;

/** My income: what each contract paid, and the slip that it comes from. AC-008. */
export default function IncomePage() {
  const { t } = useWords();
  const { params, change } = useAddress();
  const days = readQuickDays(params, Date.now(), 'this-month');
  const kind = CONTRACT_KINDS.find((each) => each === params.get('kind'));
  return (
    <div className={styles.page}>
      <FilterBar days={days}>
        <Choice
          label={t('line.kind')}
          value={kind ?? ''}
          choices={[
            { id: '', label: t('line.all') },
            ...CONTRACT_KINDS.map((id) => ({ id: id as string, label: t(`contract.kind-${id}`) })),
          ]}
          onChange={(id) => change({ kind: id || null }, true)}
        />
      </FilterBar>
      <Found asked={{ from: days.from, to: days.to, ...(kind && { kind }) }} />
    </div>
  );
}

type Asked = Parameters<typeof useIncome>[0];

function Found({ asked }: { readonly asked: Asked }) {
  const { t } = useWords();
  const { from, to, kind } = asked;
  return (
    <PagesView query={useIncome(asked)}>
      {(pages) => {
        const rows = pages.flatMap((page) => page.rows);
        const totals = pages[0]?.totals ?? [];
        if (rows.length === 0)
          return (
            <EmptyState title={t('line.no-income')} icon="wallet" level={3}>
              <p>{t('line.no-income-words')}</p>
            </EmptyState>
          );
        return (
          <>
            {totals.length > 1 && <ByKind totals={totals} />}
            <div className={styles.scroll}>
              <Table
                caption={t('agent.income')}
                rows={rows.map((slip): Line => ({ ...slip, id: slip.slipId, slip }))}
                rowKey={({ id }) => id}
                sums={[
                  { ...sumOfRows(rows, AMOUNTS), id: 'shown', slip: null },
                  { ...sumOfRows(totals, AMOUNTS), id: 'all', slip: null },
                ]}
                columns={columnsOf(t)}
              />
            </div>
            {!kind && <SaveAs ask={fileOf({ list: 'income', from, to })} />}
          </>
        );
      }}
    </PagesView>
  );
}

function ByKind({ totals }: { readonly totals: IncomeTotals }) {
  const { t } = useWords();
  return (
    <section className={styles.part} aria-labelledby="income-kinds">
      <h4 id="income-kinds">{t('line.by-kind')}</h4>
      <Table
        caption={t('line.by-kind')}
        rows={totals}
        rowKey={({ kind }) => kind}
        columns={[
          { id: 'kind', title: t('line.kind'), cell: ({ kind }) => t(`contract.kind-${kind}`) },
          moneyColumn({ field: 'amount', title: t('line.amount'), signed: true }),
          moneyColumn({ field: 'paidDown', title: t('line.paid-down') }),
          rest(t),
        ]}
      />
    </section>
  );
}

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
    cell: ({ id, slip }) =>
      slip ? <ToSlip slip={slip} /> : t(id === 'all' ? 'line.all-sum' : 'line.shown-sum'),
  },
  {
    id: 'kind',
    title: t('line.kind'),
    cell: ({ slip }) => slip && t(`contract.kind-${slip.kind}`),
  },
  {
    id: 'from',
    title: t('line.from'),
    cell: ({ slip }) => slip && (slip.payer?.name ?? t('contract.house')),
  },
  {
    id: 'base',
    title: t('line.base'),
    figure: true,
    cell: ({ slip }) => slip && <MoneyText amount={slip.base} />,
  },
  {
    id: 'rate',
    title: t('line.rate'),
    figure: true,
    cell: ({ slip }) => slip?.rate && t('contract.percent', { rate: slip.rate }),
  },
  moneyColumn({ field: 'amount', title: t('line.amount'), signed: true }),
  moneyColumn({ field: 'paidDown', title: t('line.paid-down') }),
  rest(t),
  {
    id: 'state',
    title: t('line.state'),
    cell: ({ slip }) => slip && t(`slip.state-${slip.state}`),
  },
];

/** Leads to the slip; of a kind that the house has off now there is no page. */
function ToSlip({ slip }: { readonly slip: Income }) {
  const { change } = useAddress();
  const { kind, slipId } = slip;
  if (!useKindsOn().includes(kind)) return <>{periodText(slip)}</>;
  return (
    <button type="button" className={styles.open} onClick={() => change(toSlip(kind, slipId))}>
      {periodText(slip)}
    </button>
  );
}
