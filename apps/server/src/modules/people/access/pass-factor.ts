import type { Input } from '@nokshi/contract';
import type { CodeKind, entryRoutes } from '@nokshi/contract/player/entry.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { type MemberId, toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { maskedContact } from '../identity/index.ts';
import { askCode, type CodeBond } from './ask-code.ts';
import { giveBack, takeShare } from './tries.ts';
import { checkCode } from './check-code.ts';
import { completeLogin, type LoginAnswer, ticketHashOf } from './complete-login.ts';
import { isKnownBrowser } from './devices.ts';
import { factorIsRight } from './factors.ts';
import { isOld } from './older-proof.ts';
import { passkeyToAsk } from './passkeys.ts';
import type { Internals } from './room.ts';
import { deleteHalfLogin, type HalfLogin, halfLogin } from './store/half-logins.ts';
import { passkeysOf } from './store/passkeys.ts';

/**
 * The second half of a log-in. A wrong answer stays counted for the member, from any address, so it
 * commits before it refuses. The place settles when the factor is an older one. Refuses:
 * identity.log-in-over, identity.too-many-attempts, identity.second-factor-wrong; for a code by
 * message identity.second-factor-off and what checkCode refuses.
 */
export async function passFactor(
  room: Internals,
  { ticket, ...shown }: Input<typeof entryRoutes.passFactor>,
  caller: Caller,
): Promise<LoginAnswer> {
  const { kind, code = '' } = shown;
  const sent = kind === 'sms' || kind === 'mail';
  const { memberId, bond, taken } = await room.db.tx(async (tx) => {
    const half = await open(room, tx, ticket);
    const { memberId } = half;
    const bond = sent ? await bondOf(room, tx, { half, kind }) : null;
    return { memberId, bond, taken: await takenFor(room, tx, { memberId, kind, caller }) };
  });
  if (bond) await checkCode(room, { bond, code, caller, field: 'code' });
  const entered = await room.db.tx(async (tx) => {
    const asked = { ...shown, memberId, asker: ticket };
    if (!bond && !(await factorIsRight(room, tx, asked))) return null;
    const { ticketHash, remember } = await open(room, tx, ticket);
    if ((await deleteHalfLogin(tx, ticketHash)) === 0) throw refuse('identity.log-in-over');
    if (taken) await giveBack(room, tx, taken);
    const proven = await isOld(room, tx, { ...asked, proof: kind });
    return completeLogin(room, tx, { memberId, caller, remember, proven });
  });
  if (!entered) throw refuse('identity.second-factor-wrong', { field: 'code' });
  caller.setSession(entered.secret);
  return entered.answer;
}

/** Who knows the password can use up the tries of codes; passkeys cannot be guessed. */
async function takenFor(
  room: Internals,
  tx: Tx,
  { memberId, kind, caller }: { memberId: MemberId; kind: string; caller: Caller },
) {
  if (kind === 'passkey') return null;
  const known = await isKnownBrowser(room, tx, { memberId, caller });
  const about = toWire('mbr', memberId);
  return takeShare(room, tx, { kind: 'factor', parts: [memberId], known, about });
}

/** What a passkey is to sign. Refuses: identity.log-in-over, identity.second-factor-off. */
export async function askPasskey(room: Internals, tx: Tx, ticket: string) {
  const { memberId } = await open(room, tx, ticket);
  const known = await passkeysOf(tx, memberId);
  if (known.length === 0) throw refuse('identity.second-factor-off');
  return passkeyToAsk(room, tx, { asker: ticket, known });
}

/**
 * Sends the code of a second step, and answers the masked contact, since only the first half is
 * done. Refuses: identity.log-in-over, identity.second-factor-off, and what countRequest refuses.
 */
export async function askStepCode(
  room: Internals,
  tx: Tx,
  { ticket, kind, caller }: Input<typeof entryRoutes.askStepCode> & { caller: Caller },
): Promise<{ expiredMinutes: number; shown: string }> {
  const bond = await bondOf(room, tx, { half: await open(room, tx, ticket), kind });
  const { expiredMinutes } = await askCode(room, tx, { bond, caller });
  return { expiredMinutes, shown: maskedContact(kind, bond.to) };
}

/** The contact that the member chose for this, unless a code to it was the first half. */
async function bondOf(
  room: Internals,
  tx: Tx,
  { half, kind }: { half: HalfLogin; kind: CodeKind },
): Promise<CodeBond> {
  const { memberId, proven } = half;
  const contact = (await room.contacts.of(tx, memberId)).find((each) => each.kind === kind);
  if (!contact?.factorSince || kind === proven) throw refuse('identity.second-factor-off');
  return { purpose: 'second-step', kind, to: contact.address, about: memberId };
}

/** Undefined once all sessions of the member were ended since. */
async function open(room: Internals, tx: Tx, ticket: string): Promise<HalfLogin> {
  const half = await halfLogin(tx, ticketHashOf(ticket), room.clock.now());
  const member = half && (await room.accounts.byId(tx, half.memberId));
  if (!half || half.generation !== member?.generation) throw refuse('identity.log-in-over');
  return half;
}
