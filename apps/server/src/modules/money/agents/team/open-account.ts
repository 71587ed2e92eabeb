import type { Input, Output } from '@nokshi/contract';
import type { agentLinksRoutes } from '@nokshi/contract/player/agent-links.ts';
import { type Caller, playerOf, type Story } from '../../../../kernel/caller.ts';
import { toWire } from '../../../../kernel/ids.ts';
import { maskName } from '../../../../kernel/mask-name.ts';
import { lockAgent } from '../affiliate-codes.ts';
import type { AgentsRoom } from '../room.ts';
import { accountWords, openerWords } from '../rules/opened-words.ts';
import { chosenBase, giveFirstBase } from './bases.ts';

type Route = typeof agentLinksRoutes.openAccount;

/**
 * An account directly below the agent. A letter says to both who opened it, and stays. Refuses:
 * identity.username-pattern, identity.not-an-agent, agents.base-range, identity.username-taken.
 * Checklist AC-004.
 */
export async function openAccount(
  room: AgentsRoom,
  { username, type, base: typed }: Input<Route>,
  caller: Caller,
): Promise<Story<Output<Route>>> {
  const { memberId: uplineId } = playerOf(caller);
  const open = await room.access.openByHand({ username, type, uplineId, caller });
  return async (tx) => {
    const agent = await lockAgent(room, tx, { memberId: uplineId, field: 'username' });
    const base = await chosenBase(room, tx, { agentId: uplineId, base: typed });
    const opened = await open(tx);
    const { memberId } = opened;
    await giveFirstBase(room, tx, { memberId, base, by: agent.username });
    await room.messaging.tell(tx, { memberId, ...accountWords(maskName(agent.username)) });
    await room.messaging.tell(tx, { memberId: uplineId, ...openerWords(opened.username, type) });
    return { id: toWire('mbr', memberId), username: opened.username, secret: opened.secret };
  };
}
