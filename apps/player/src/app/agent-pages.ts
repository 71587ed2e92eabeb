import { CONTRACT_FLAGS } from '@nokshi/contract/player/agent-terms.ts';
import { saying } from '@nokshi/web/language.ts';
import { lazy } from '@nokshi/web/lazy.ts';
import { AGENT_WORDS, LOTTERY_WORDS, TABLE_WORDS } from '../lib/later-words.ts';
import type { CentrePage } from './centre-page.ts';
import { NewAnnouncements, WaitingContracts } from './badges.tsx';

const records = saying(AGENT_WORDS, () => import('../features/agents/contracts/record-page.tsx'));

/** The twelve entries of the agent centre, in the order of the specification (2, AC-002..AC-013). */
export const AGENT_PAGES: readonly CentrePage[] = [
  {
    key: 'agentAnnouncement',
    label: 'agent.announcement',
    icon: 'mail',
    badge: NewAnnouncements,
    page: lazy(async () => ({
      default: (await import('../features/notices/notice-list.tsx')).AgentNotices,
    })),
  },
  {
    key: 'agentTeamOverview',
    label: 'agent.overview',
    icon: 'chart',
    page: lazy(saying(AGENT_WORDS, () => import('../features/agents/team/overview-page.tsx'))),
  },
  {
    key: 'registerCenter',
    label: 'agent.account',
    icon: 'plus',
    page: lazy(saying(AGENT_WORDS, () => import('../features/agents/team/account-page.tsx'))),
  },
  {
    key: 'downlineManagmentView',
    label: 'agent.team',
    icon: 'people',
    page: lazy(saying(AGENT_WORDS, () => import('../features/agents/team/management-page.tsx'))),
  },
  {
    key: 'personalHistoryCopy',
    label: 'agent.bets',
    icon: 'list',
    page: lazy(
      saying(
        TABLE_WORDS,
        saying(
          LOTTERY_WORDS,
          saying(AGENT_WORDS, () => import('../features/agents/team/bets-page.tsx')),
        ),
      ),
    ),
  },
  {
    key: 'palStatementsAgentCopy',
    label: 'agent.profit',
    icon: 'list',
    page: lazy(saying(AGENT_WORDS, () => import('../features/agents/team/profit-page.tsx'))),
  },
  {
    key: 'agentRevenueReport',
    label: 'agent.income',
    icon: 'wallet',
    page: lazy(saying(AGENT_WORDS, () => import('../features/agents/team/income-page.tsx'))),
  },
  {
    key: 'agentDownlineTransactionDetailsCopy',
    label: 'agent.transactions',
    icon: 'list',
    page: lazy(saying(AGENT_WORDS, () => import('../features/agents/team/transactions-page.tsx'))),
  },
  {
    key: 'agentDividendRecordCopy2',
    label: 'agent.dividend',
    icon: 'gift',
    flag: CONTRACT_FLAGS.dividend,
    page: lazy(records, 'DividendRecord'),
  },
  {
    key: 'agentDailyWages2',
    label: 'agent.daily',
    icon: 'clock',
    flag: CONTRACT_FLAGS.daily,
    page: lazy(records, 'DailyRecord'),
  },
  {
    key: 'agentHourSalary',
    label: 'agent.hourly',
    icon: 'clock',
    flag: CONTRACT_FLAGS.hourly,
    page: lazy(records, 'HourlyRecord'),
  },
  {
    key: 'agentRealtimeSalary',
    label: 'agent.real-time',
    icon: 'clock',
    flag: CONTRACT_FLAGS['real-time'],
    page: lazy(records, 'RealTimeRecord'),
  },
  // Not one of the twelve: the screen of requests. O-003.
  {
    key: 'contractRequests',
    label: 'agent.requests',
    icon: 'check',
    badge: WaitingContracts,
    page: lazy(saying(AGENT_WORDS, () => import('../features/agents/contracts/requests-page.tsx'))),
  },
];
