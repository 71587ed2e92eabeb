import { fromWire, type Ids } from '../../../kernel/ids.ts';
import type { Audit } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Events } from '../../../kernel/events.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Jobs } from '../../../kernel/work.ts';
import type { Identity, Member } from '../../people/identity/index.ts';
import type { Limits } from '../../stakes/limits/index.ts';
import type { Agents } from '../../money/agents/index.ts';
import type { Cashier } from '../../money/cashier/index.ts';
import type { Messaging } from '../../people/messaging/index.ts';
import type { Proposals } from '../../base/proposals/index.ts';
import type { Wagers } from '../../stakes/wagers/index.ts';

export type HarmRoom = {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly audit: Audit;
  /** Origin of the links in letters to the member's own pages. */
  readonly config: { readonly publicOrigin: string };
  readonly proposals: Pick<Proposals, 'act'>;
  readonly identity: Pick<Identity, 'member' | 'usernames'>;
  readonly events: Pick<Events, 'on'>;
  readonly messaging: Pick<Messaging, 'tell'>;
  readonly limits: Pick<Limits, 'care'>;
  readonly cashier: Pick<Cashier, 'depositors' | 'depositsSince'>;
  readonly agents: Pick<Agents, 'playOfSlip'>;
  readonly wagers: Pick<
    Wagers,
    'settledBy' | 'catchUp' | 'playHours' | 'mostRoundsInARow' | 'playAround'
  >;
};

/** The member by the id on the wire. Refuses: identity.member-unknown. */
export async function memberOf(room: HarmRoom, tx: Tx, id: string): Promise<Member> {
  const memberId = fromWire('mbr', id);
  const member = memberId && (await room.identity.member(tx, memberId));
  if (!member) throw refuse('identity.member-unknown');
  return member;
}
