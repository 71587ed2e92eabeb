import type { Tx } from '../../../kernel/db.ts';
import { friendLinked, type Invited, linkedAsked } from '../../money/promotions/index.ts';
import { checkMember } from './check-member.ts';
import { whatTheyShare } from './gather.ts';
import type { RiskRoom } from './room.ts';

/** What stops a reward for an invited friend, the clearest first. */
const LINKS = ['same-account', 'same-device', 'same-address'] as const;

/** Answers promotions: what who invited and the friend share. Who is not counted for it is a case. */
export function answerLinks(room: RiskRoom): void {
  room.events.on(linkedAsked, (tx, pair) => linkOf(room, tx, pair));
  room.events.on(friendLinked, (tx, { inviterId }) => checkMember(room, tx, inviterId));
}

async function linkOf(room: RiskRoom, tx: Tx, { inviterId, friendId }: Invited) {
  const facts = await whatTheyShare(room, tx, [inviterId, friendId]);
  const both = facts.filter(({ members }) =>
    [inviterId, friendId].every((id) => members.includes(id)),
  );
  return LINKS.find((link) => both.some(({ code }) => code === link)) ?? null;
}
