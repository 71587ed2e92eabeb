import type { Output } from '@nokshi/contract';
import type { agentsRoutes } from '@nokshi/contract/player/agents.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import type { AgentsRoom } from './room.ts';

type Consolidated = Output<typeof agentsRoutes.consolidated>;
type Waiting = Pick<
  Consolidated,
  'dailysalreqtype' | 'divtypereq' | 'contracthoursalreq' | 'realtimesalreqtype'
>;

/**
 * Contract requests that wait for the member's answer. The house has no contract yet that an upline
 * could offer or a downline end, so the list is always empty.
 */
const NONE_WAITS: Waiting = {
  dailysalreqtype: 0,
  divtypereq: 0,
  contracthoursalreq: 0,
  realtimesalreqtype: 0,
};

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
    ...NONE_WAITS,
    funds: purses.map(({ account, vendor, asset, balance }) => ({
      account,
      vendor,
      currency: asset,
      balance: toDecimal(balance, asset),
    })),
  };
}
