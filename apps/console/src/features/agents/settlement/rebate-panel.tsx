import {
  type AgentRebate,
  consoleAgentRebatesRoutes as routes,
  type DeskRebateLine,
} from '@nokshi/contract/console/agent-rebates.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { type Column, Dialog, Facts, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import styles from '../../../lib/desk.module.css';
import { List } from '../../../lib/list.tsx';
import { useWords } from '../../../lib/words.ts';
import { SearchField, useMoneyFacts, Who } from '../cells.tsx';
import { REBATES_KEY, useWay } from '../ways.ts';
import { keyOf, type Rebate } from './rebates-tab.tsx';
import { StateBadge } from './slip-state.tsx';

type Props = { readonly rebate: Rebate; readonly onClose: () => void };

/** The agents of one day beside the list, or one of them with what each branch adds. */
export function RebatePanel({ rebate: { day, agent }, onClose }: Props) {
  const { t } = useWords();
  return (
    <Dialog
      title={t('rebates.day-of', { day })}
      size="side"
      closeLabel={t('app.close')}
      onClose={onClose}
    >
      {agent ? <Branches day={day} agent={agent} /> : <Agents day={day} />}
    </Dialog>
  );
}

function Agents({ day }: { readonly day: string }) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  return (
    <div className={styles.stack}>
      <SearchField label={t('rebates.search')} value={typed} onChange={setTyped} />
      <List<Output<typeof routes.agents>>
        queryKey={[...REBATES_KEY, 'agents', day, query]}
        load={(cursor) =>
          call(routes.agents, { day, ...(query && { query }), cursor, pageSize: 25 })
        }
        caption={t('rebates.agents')}
        rowKey={({ agent }) => agent.id}
        empty={t(query ? 'rebates.none-found' : 'rebates.no-agents')}
        columns={useAgentColumns(day)}
      />
    </div>
  );
}

function useAgentColumns(day: string): Column<AgentRebate>[] {
  const { t } = useWords();
  const way = useWay('rebate');
  return [
    {
      id: 'agent',
      title: t('contracts.downline'),
      cell: ({ agent }) => <Link href={way(keyOf(day, agent.id))}>{agent.username}</Link>,
    },
    {
      id: 'stake',
      title: t('rebates.stake'),
      figure: true,
      cell: ({ stake }) => <MoneyText amount={stake} />,
    },
    {
      id: 'amount',
      title: t('rebates.amount'),
      figure: true,
      cell: ({ amount }) => <MoneyText amount={amount} />,
    },
    { id: 'state', title: t('contracts.state'), cell: ({ state }) => <StateBadge state={state} /> },
  ];
}

type OfAgent = { readonly day: string; readonly agent: string };

function Branches({ day, agent }: OfAgent) {
  const { t } = useWords();
  const way = useWay('rebate');
  return (
    <div className={styles.stack}>
      <Link href={way(day)}>{t('rebates.whole-day')}</Link>
      <List<Output<typeof routes.lines>>
        queryKey={[...REBATES_KEY, 'lines', day, agent]}
        load={(cursor) => call(routes.lines, { day, id: agent, cursor, pageSize: 50 })}
        above={({ rebate }) => <RebateFacts rebate={rebate} />}
        caption={t('rebates.branches')}
        // A branch has a line for each base in it.
        rowKey={({ branch, baseBelow }) => `${branch.id} ${baseBelow}`}
        empty={t('rebates.no-branches')}
        columns={useLineColumns()}
      />
    </div>
  );
}

function RebateFacts({ rebate }: { readonly rebate: AgentRebate }) {
  const { t } = useWords();
  const money = useMoneyFacts();
  const { agent, state, stake, earned, carryIn, amount, carryOut, paidAt } = rebate;
  return (
    <>
      <Facts
        facts={[
          { name: t('contracts.downline'), value: <Who person={agent} /> },
          { name: t('contracts.state'), value: <StateBadge state={state} /> },
          ...(paidAt ? [{ name: t('slips.paid-at'), value: timeText(paidAt) }] : []),
          ...money('rebates.stake', stake),
          ...money('rebates.earned', earned),
          ...money('rebates.carry-in', carryIn),
          ...money('rebates.amount', amount),
          ...money('rebates.carry-out', carryOut),
        ]}
      />
      <h3>{t('rebates.branches')}</h3>
    </>
  );
}

function useLineColumns(): Column<DeskRebateLine>[] {
  const { t } = useWords();
  return [
    {
      id: 'branch',
      title: t('rebates.branch'),
      cell: ({ branch }) => <Who person={branch} />,
    },
    {
      id: 'stake',
      title: t('rebates.stake'),
      figure: true,
      cell: ({ stake }) => <MoneyText amount={stake} />,
    },
    {
      id: 'bases',
      title: t('rebates.bases'),
      figure: true,
      cell: ({ baseAbove, baseBelow }) =>
        t('rebates.bases-apart', { above: baseAbove, below: baseBelow }),
    },
    {
      id: 'amount',
      title: t('rebates.adds'),
      figure: true,
      cell: ({ amount }) => <MoneyText amount={amount} />,
    },
  ];
}
