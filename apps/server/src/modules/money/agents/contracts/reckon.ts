import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import type { Span } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import type { AgentsRoom } from '../room.ts';
import { amountOf, type Base, type Earned, NO_BASE } from '../rules/amounts.ts';
import { basesOf } from '../settlement/bases.ts';

/** What terms come to over a period; minor units, the rate in hundredths of a percent. */
export type Reckoned = Pick<Base, 'valid' | 'loss' | 'activeMembers'> &
  Pick<Earned, 'tier' | 'rate' | 'amount'>;

type Asked = {
  readonly agentId: MemberId;
  readonly terms: ContractTerms;
  readonly span: Span;
};

/** By the bases and rules that settle a period; nothing is carried in. */
export async function reckon(
  room: AgentsRoom,
  tx: Tx,
  { agentId: memberId, terms, span }: Asked,
): Promise<Reckoned> {
  const { kind, includesSelf } = terms;
  const bases = await basesOf(room, tx, { kind, span, agents: [{ memberId, includesSelf }] });
  const base = bases.get(memberId) ?? NO_BASE;
  return { ...base, ...amountOf(terms, base, 0n) };
}
