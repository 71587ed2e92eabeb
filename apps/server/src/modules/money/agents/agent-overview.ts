import type { Output } from '@nokshi/contract';
import type { agentsRoutes } from '@nokshi/contract/player/agents.ts';
import { type Caller, playerOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { linkOf } from './affiliate-codes.ts';
import type { AgentsRoom } from './room.ts';
import { codesOfAgent } from './store/affiliates.ts';

type Overview = Output<typeof agentsRoutes.overview>;

/** An agent's own facts: account, kind, codes, and who registered with them. Checklist A-005. */
export async function agentOverview(room: AgentsRoom, tx: Tx, caller: Caller): Promise<Overview> {
  const { memberId } = playerOf(caller);
  const agent = await room.identity.member(tx, memberId);
  if (!agent) throw refuse('edge.session-ended');
  const { brandId } = room.site.brand();
  const codes = await codesOfAgent(tx, { brandId, agentId: memberId });
  const brought = await room.identity.broughtBy(
    tx,
    codes.map(({ code }) => code),
  );
  const counted = codes.map((own) => ({
    ...own,
    members: brought.get(own.code)?.members ?? 0,
    link: linkOf(room.config.publicOrigin, own.code),
  }));
  return {
    account: agent.username,
    type: agent.type as Overview['type'],
    since: agent.registeredAt.toISOString(),
    codes: counted,
    asked: room.site.checkField('affiliateCode', undefined).enabled,
    members: counted.reduce((sum, { members }) => sum + members, 0),
  };
}
