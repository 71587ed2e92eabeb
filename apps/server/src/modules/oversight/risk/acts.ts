import type { Input } from '@nokshi/contract';
import type {
  consoleRiskRoutes as contract,
  OneRiskCase,
  RiskState,
  RiskStep,
} from '@nokshi/contract/console/risk.ts';
import { audited } from '../../../kernel/audited.ts';
import { dayOf } from '../../../kernel/calendar.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, type MemberId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { announce } from './announce.ts';
import { readCase } from './read-cases.ts';
import type { RiskRoom } from './room.ts';
import { caseStates } from './rules/case-states.ts';
import { reviewWords } from './rules/review-words.ts';
import { type CaseRow, lockCase } from './store/cases.ts';
import { membersOf, writeHeld } from './store/members.ts';
import { addStep } from './store/steps.ts';
import { transition } from './transition.ts';

type Verb = 'hold' | 'release' | 'clear' | 'reopen';
type Asked<V extends Verb> = {
  readonly wish: Input<(typeof contract)[V]>;
  readonly caller: Caller;
};

const DAY_MS = 86_400_000;

/**
 * Holds a case: no withdrawal of its members is approved or paid before the release. Their money
 * stays theirs and can be staked. Holding again includes members who joined since, and sets a new
 * review day. Each member is notified. Refuses: risk.case-unknown, risk.case-changed.
 */
export async function holdCase(room: RiskRoom, tx: Tx, { wish, caller }: Asked<'hold'>) {
  const row = await lockedCase(tx, wish, { to: 'HELD' });
  const { caseId } = row;
  const at = room.clock.now();
  const reviewBy = new Date(at.getTime() + wish.days * DAY_MS);
  await transition(tx, row, { to: 'HELD', heldSince: row.heldSince ?? at, reviewBy });
  await writeHeld(tx, { caseId, at });
  const members = (await membersOf(tx, [caseId])).map(({ memberId }) => memberId);
  await tellAll(room, tx, { members, words: reviewWords.held(dayOf(reviewBy)) });
  await room.cashier.tellUnpaid(tx, members);
  return done(room, tx, { row, step: 'HELD', wish, caller });
}

/**
 * Releases a hold: the case is open again, withdrawals continue, and each held member is notified.
 * Refuses: risk.case-unknown, risk.case-changed.
 */
export async function releaseCase(room: RiskRoom, tx: Tx, { wish, caller }: Asked<'release'>) {
  const row = await lockedCase(tx, wish, { from: 'HELD', to: 'OPEN' });
  const { caseId } = row;
  const held = (await membersOf(tx, [caseId])).filter(({ heldAt }) => heldAt !== null);
  const members = held.map(({ memberId }) => memberId);
  await transition(tx, row, { to: 'OPEN' });
  await writeHeld(tx, { caseId, at: null });
  await tellAll(room, tx, { members, words: reviewWords.released() });
  await room.cashier.resumePayments(tx, { memberIds: members, after: room.ids.next() });
  await room.cashier.tellUnpaid(tx, members);
  return done(room, tx, { row, step: 'RELEASED', wish, caller });
}

/** Dismisses the case. Refuses: risk.case-unknown, risk.case-changed. */
export async function clearCase(room: RiskRoom, tx: Tx, { wish, caller }: Asked<'clear'>) {
  const row = await lockedCase(tx, wish, { to: 'CLEARED' });
  await transition(tx, row, { to: 'CLEARED' });
  return done(room, tx, { row, step: 'CLEARED', wish, caller });
}

/** Reopens a dismissed case. Refuses: risk.case-unknown, risk.case-changed. */
export async function reopenCase(room: RiskRoom, tx: Tx, { wish, caller }: Asked<'reopen'>) {
  const row = await lockedCase(tx, wish, { from: 'CLEARED', to: 'OPEN' });
  await transition(tx, row, { to: 'OPEN' });
  return done(room, tx, { row, step: 'REOPENED', wish, caller });
}

/**
 * Checks that the case is as the operator saw it, in a state that the act leads from; two acts lead
 * to OPEN.
 */
async function lockedCase(
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number },
  { from, to }: { readonly from?: RiskState; readonly to: RiskState },
): Promise<CaseRow> {
  const caseId = fromWire('cas', id);
  const row = caseId && (await lockCase(tx, caseId));
  if (!row) throw refuse('risk.case-unknown');
  const isMeant = caseStates.mayBecome(row.state, to) && row.state === (from ?? row.state);
  if (row.version !== version || !isMeant) throw refuse('risk.case-changed');
  return row;
}

type Told = {
  readonly members: readonly MemberId[];
  readonly words: ReturnType<typeof reviewWords.held>;
};

async function tellAll({ messaging }: RiskRoom, tx: Tx, { members, words }: Told): Promise<void> {
  for (const memberId of members) await messaging.tell(tx, { memberId, ...words });
}

type Done = {
  readonly row: CaseRow;
  readonly step: RiskStep;
  readonly wish: { readonly id: string; readonly note: string; readonly days?: number };
  readonly caller: Caller;
};

async function done(room: RiskRoom, tx: Tx, made: Done): Promise<OneRiskCase> {
  const { row, step, wish, caller } = made;
  const { caseId, score } = row;
  const operator = operatorOf(caller).username;
  await addStep(tx, { caseId, step, at: room.clock.now(), score, operator, note: wish.note });
  const facts = { score, reason: wish.note, ...(wish.days && { days: wish.days }) };
  await audited(room, tx, { caller, act: `risk.${step.toLowerCase()}`, object: wish.id, facts });
  announce(room, tx);
  return readCase(room, tx, wish.id);
}
