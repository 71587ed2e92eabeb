import type { RebateLine } from '@nokshi/contract/player/agent-income.ts';
import type { agentTeamRoutes } from '@nokshi/contract/player/agent-team.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { minorOf } from '@nokshi/money';
import { BackButton, type Column, Figures, MoneyText, moneyText, Note } from '@nokshi/ui';
import { useAddress } from '../../../lib/address.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PagesView } from '../../../lib/pages-view.tsx';
import { type Translate, useWords } from '../../../lib/words.ts';
import { toCentrePage } from '../contracts/addresses.ts';
import { WideTable } from '../wide-table.tsx';
import { moneyColumn } from './columns.tsx';
import styles from './team.module.css';
import { useRebate } from './team-lists.ts';

type Rebate = Output<typeof agentTeamRoutes.rebate>['rebate'];

/** The team rebate of a day: what each branch adds, and how it is computed. Domain.md 1.2. */
export function RebateView({ day }: { readonly day: string }) {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <div className={styles.page}>
      <BackButton onClick={() => change({ rebate: null }, true)}>{t('base.back')}</BackButton>
      <h4>{t('base.rebate-of', { day })}</h4>
      <PagesView query={useRebate(day)}>
        {(pages) => {
          const [first] = pages;
          if (!first) return null;
          return (
            <>
              <Figures small figures={figuresOf(t, first.rebate)} />
              <Example line={first.rows[0]} />
              <WideTable
                lastStays
                caption={t('base.branches')}
                rows={pages.flatMap(({ rows }) => rows)}
                rowKey={({ member, baseBelow }) => `${member.id} ${baseBelow}`}
                columns={columnsOf(t, day)}
              />
            </>
          );
        }}
      </PagesView>
    </div>
  );
}

/** What was carried stands there only where something was. */
function figuresOf(t: Translate, { state, paidAt, stake, earned, amount, ...rebate }: Rebate) {
  const some = (name: string, carried: string) =>
    minorOf(carried) === 0n ? [] : [{ name, value: <MoneyText amount={carried} signed /> }];
  return [
    { name: t('base.staked'), value: <MoneyText amount={stake} /> },
    { name: t('base.earned'), value: <MoneyText amount={earned} signed /> },
    ...some(t('base.carry-in'), rebate.carryIn),
    { name: t('line.amount'), value: <MoneyText amount={amount} signed /> },
    ...some(t('base.carry-out'), rebate.carryOut),
    { name: t('line.state'), value: t(`slip.state-${state}`) },
    ...(paidAt === null ? [] : [{ name: t('slip.paid-at'), value: <Moment at={paidAt} /> }]),
  ];
}

/** The rule in words, with the figures of the largest branch. */
function Example({ line }: { readonly line: RebateLine | undefined }) {
  const { t } = useWords();
  return (
    <Note>
      <p>{t('base.how')}</p>
      {line && (
        <p className={styles.sum}>
          {t('base.how-sum', {
            stake: moneyText(line.stake),
            above: line.baseAbove,
            below: line.baseBelow,
            amount: moneyText(line.amount),
          })}
        </p>
      )}
    </Note>
  );
}

const columnsOf = (t: Translate, day: string): readonly Column<RebateLine>[] => [
  {
    id: 'branch',
    title: t('base.branch'),
    cell: ({ member: { name } }) => <ProfitOf name={name} day={day} />,
  },
  moneyColumn({ field: 'stake', title: t('base.staked') }),
  {
    id: 'above',
    title: t('base.above'),
    figure: true,
    cell: ({ baseAbove }) => baseAbove,
  },
  {
    id: 'below',
    title: t('base.below'),
    figure: true,
    cell: ({ baseBelow }) => baseBelow,
  },
  moneyColumn({ field: 'amount', title: t('line.amount'), signed: true }),
];

/** Leads to what the branch staked on that day. */
function ProfitOf({ name, day }: { readonly name: string; readonly day: string }) {
  const { t } = useWords();
  const { change } = useAddress();
  const to = { ...toCentrePage('palStatementsAgentCopy'), from: day, to: day, query: name };
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={t('base.profit-of', { name })}
      onClick={() => change(to)}
    >
      {name}
    </button>
  );
}
