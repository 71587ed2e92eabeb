import {
  consoleAgentContractsRoutes,
  consoleAgentRunsRoutes,
} from '@nokshi/contract/console/agent-contracts.ts';
import { consoleChatRoutes } from '@nokshi/contract/console/chat.ts';
import { consoleClaimRoutes } from '@nokshi/contract/console/claims.ts';
import { consoleFeedbackRoutes } from '@nokshi/contract/console/feedback.ts';
import { consoleLotteryRoutes } from '@nokshi/contract/console/lottery.ts';
import { consoleCashierRoutes } from '@nokshi/contract/console/members-money.ts';
import { consoleProposalRoutes } from '@nokshi/contract/console/proposals.ts';
import { consoleWithdrawalRoutes } from '@nokshi/contract/console/withdrawals.ts';
import { consoleStatementRoutes } from '@nokshi/contract/console/statements.ts';
import type { Permission } from '@nokshi/contract/permissions.ts';
import { call } from '@nokshi/web/call.ts';

/** What waits on a desk, as far as it is counted. */
export type Waiting = { readonly ids: readonly string[]; readonly more: boolean };

type Queue = {
  readonly desk: string;
  /** Null: every operator. */
  readonly permission: Permission | null;
  /** Begins with the word that live messages make old. */
  readonly key: readonly string[];
  load(): Promise<Waiting>;
};

const pageSize = 50;

function waiting<Row>(
  { rows, next }: { readonly rows: readonly Row[]; readonly next: string | null },
  idOf: (row: Row) => string,
): Waiting {
  return { ids: rows.map(idOf), more: next !== null };
}

/** The desks where work waits for somebody: what of their lists is counted, in the menu's order. */
export const QUEUES: readonly Queue[] = [
  {
    desk: '/feedback',
    permission: 'messaging.feedback',
    key: ['feedback', 'queue'],
    load: async () =>
      waiting(
        await call(consoleFeedbackRoutes.list, { state: 'open', pageSize }),
        (row) => row.number,
      ),
  },
  {
    desk: '/chat',
    permission: 'chat.read',
    key: ['chat', 'queue'],
    load: async () =>
      waiting(
        await call(consoleChatRoutes.list, { view: 'waiting', pageSize }),
        (row) => row.chatId,
      ),
  },
  {
    // Ends that agents asked of the house.
    desk: '/agent-contracts',
    permission: 'agents.read',
    key: ['agent-contracts', 'queue'],
    load: async () =>
      waiting(
        await call(consoleAgentContractsRoutes.list, { state: 'ENDING', house: true, pageSize }),
        (row) => row.id,
      ),
  },
  {
    desk: '/deposits',
    permission: 'cashier.read',
    key: ['deposits', 'queue'],
    load: async () => {
      const [review, unknown] = await Promise.all([
        call(consoleCashierRoutes.deposits, { state: 'REVIEW', pageSize }),
        call(consoleCashierRoutes.unknownPayments, { pageSize }),
      ]);
      const ids = [...review.rows, ...unknown.rows].map(({ id }) => id);
      return { ids, more: review.next !== null || unknown.next !== null };
    },
  },
  {
    desk: '/withdrawals',
    permission: 'cashier.read',
    key: ['withdrawals', 'queue'],
    load: async () =>
      waiting(
        await call(consoleWithdrawalRoutes.list, { queue: 'waiting', pageSize }),
        (row) => row.id,
      ),
  },
  {
    desk: '/statements',
    permission: 'cashier.read',
    key: ['till', 'queue', 'lines'],
    load: async () =>
      waiting(
        await call(consoleStatementRoutes.lines, { state: 'UNMATCHED', pageSize }),
        (row) => row.id,
      ),
  },
  {
    desk: '/claims',
    permission: 'cashier.read',
    key: ['till', 'queue', 'claims'],
    load: async () =>
      waiting(await call(consoleClaimRoutes.list, { queue: 'open', pageSize }), (row) => row.id),
  },
  {
    desk: '/settlement',
    permission: 'agents.read',
    key: ['agent-slips', 'queue'],
    load: async () =>
      waiting(
        await call(consoleAgentRunsRoutes.slips, { state: 'OVERDUE', pageSize }),
        (row) => row.id,
      ),
  },
  {
    desk: '/lottery',
    permission: 'lottery.read',
    key: ['lottery', 'queue'],
    load: async () => {
      const [{ games }, { results }] = await Promise.all([
        call(consoleLotteryRoutes.games, {}),
        call(consoleLotteryRoutes.results, {}),
      ]);
      const late = games.flatMap(({ gameCode, late: count }) =>
        Array.from({ length: count }, (_, at) => `${gameCode} ${at}`),
      );
      // A late one is counted already.
      const second = results
        .filter(({ entered, isLate }) => entered && !entered.isOwn && !isLate)
        .map(({ gameCode, issue }) => `${gameCode} ${issue}`);
      return { ids: [...late, ...second], more: false };
    },
  },
  {
    desk: '/proposals',
    permission: null,
    key: ['proposals', 'queue'],
    load: async () => {
      const page = await call(consoleProposalRoutes.proposals, { state: 'PENDING', pageSize });
      const rows = page.rows.filter(({ mayDecide }) => mayDecide);
      return waiting({ ...page, rows }, (row) => row.id);
    },
  },
];
