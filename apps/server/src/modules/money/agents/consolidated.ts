import type { Output } from '@nokshi/contract';
import type { agentsRoutes } from '@nokshi/contract/player/agents.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { waitingRequests } from './contracts/read-contracts.ts';
import type { AgentsRoom } from './room.ts';

type Consolidated = Output<typeof agentsRoutes.consolidated>;

/**
 * All purses of a member, and the team requests that wait for an answer. Checklist X-029, E-102;
 * domain.md 8.2.
 */
export async function tellConsolidated(
  room: AgentsRoom,
  tx: Tx,
  memberId: MemberId,
): Promise<Consolidated> {
  const purses = await room.wallet.purses(tx, memberId);
  return {
    ...(await waitingRequests(room, tx, memberId)),
    funds: purses.map(({ account, vendor, asset, balance }) => ({
      account,
      vendor,
      currency: asset,
      balance: toDecimal(balance, asset),
    })),
  };
}
