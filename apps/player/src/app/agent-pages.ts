import { lazy } from '@nokshi/web/lazy.ts';
import type { CentrePage } from './centre-page.ts';

/** Pages whose figures are not kept yet have none and are left out of the menu. */
type AgentPage = Omit<CentrePage, 'page'> & { readonly page: CentrePage['page'] | null };

/** The twelve entries of the agent centre, in the order of the specification (2, AC-002..AC-013). */
const ENTRIES: readonly AgentPage[] = [
  { key: 'agentAnnouncement', label: 'agent.announcement', icon: 'mail', page: null },
  {
    key: 'agentTeamOverview',
    label: 'agent.overview',
    icon: 'list',
    page: lazy(() => import('../features/agents/overview.tsx')),
  },
  {
    key: 'registerCenter',
    label: 'agent.account',
    icon: 'plus',
    page: lazy(() => import('../features/agents/register-page.tsx')),
  },
  {
    key: 'downlineManagmentView',
    label: 'agent.team',
    icon: 'person',
    page: lazy(() => import('../features/agents/downlines-page.tsx')),
  },
  { key: 'personalHistoryCopy', label: 'agent.bets', icon: 'list', page: null },
  { key: 'palStatementsAgentCopy', label: 'agent.profit', icon: 'list', page: null },
  { key: 'agentRevenueReport', label: 'agent.income', icon: 'wallet', page: null },
  {
    key: 'agentDownlineTransactionDetailsCopy',
    label: 'agent.transactions',
    icon: 'list',
    page: null,
  },
  { key: 'agentDividendRecordCopy2', label: 'agent.dividend', icon: 'gift', page: null },
  { key: 'agentDailyWages2', label: 'agent.daily', icon: 'clock', page: null },
  { key: 'agentHourSalary', label: 'agent.hourly', icon: 'clock', page: null },
  { key: 'agentRealtimeSalary', label: 'agent.real-time', icon: 'clock', page: null },
];

/** The entries that are open. */
export const AGENT_PAGES = ENTRIES.filter((entry): entry is CentrePage => entry.page !== null);

/** The entries that are named and not built yet. */
export const AGENT_PAGES_TO_COME = ENTRIES.filter(({ page }) => page === null);
