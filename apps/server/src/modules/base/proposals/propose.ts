import { ALWAYS_TWO, type FourEyesAct, type Outcome } from '@nokshi/contract';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { toWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { audited } from '../../../kernel/audited.ts';
import { type Act, permissionCounted } from './face.ts';
import type { Internals, StoredAct } from './room.ts';
import { needsSecond, ruleFor } from './rules/needs-second.ts';
import { EXPIRES_AFTER_MS } from './rules/states.ts';
import { insertProposal, type ProposalId } from './store/proposals.ts';
import { ruleOf } from './store/rules.ts';
import { announceProposal } from './transition.ts';

type Asked<I extends { readonly reason: string }> = {
  readonly act: Act<I>;
  readonly input: I;
  readonly caller: Caller;
};

/**
 * Runs an act at once, or proposes it when its rule asks for a second person. An act that always
 * needs one refuses proposals.nobody-else when no other operator could approve it.
 */
export async function runOrPropose<I extends { readonly reason: string }>(
  room: Internals,
  tx: Tx,
  asked: Asked<I>,
): Promise<Outcome> {
  const { act, input, caller } = asked;
  const amount = (await act.amount?.(input, tx)) ?? null;
  const takesTwo =
    ALWAYS_TWO.has(act.code) ||
    (await amountNeedsSecond(room, tx, { code: act.code, amount })) ||
    (await act.takesTwo?.(tx, input));
  if (takesTwo) return propose(room, tx, asked);
  await act.run(tx, input, caller);
  return { proposal: null };
}

/** By the rule that is in force; `amount` in minor units, null for an act without one. */
export async function amountNeedsSecond(
  room: Internals,
  tx: Tx,
  { code, amount }: { code: FourEyesAct; amount: bigint | null },
): Promise<boolean> {
  return needsSecond(ruleFor(code, await ruleOf(tx, room.brandId, code)), amount);
}

/** Refuses: proposals.waiting, and anything the act's own checks refuse. */
async function propose<I extends { readonly reason: string }>(
  room: Internals,
  tx: Tx,
  { act, input, caller }: Asked<I>,
): Promise<Outcome> {
  const { operatorId, username } = operatorOf(caller);
  const { object, label, changes } = await act.preview(tx, input, caller);
  await askForSecond(room, tx, act);
  const proposalId = room.ids.next<ProposalId>();
  const now = room.clock.now();
  const expiresAt = new Date(now.getTime() + EXPIRES_AFTER_MS);
  const made = await insertProposal(tx, {
    proposalId,
    brandId: room.brandId,
    act: act.code,
    object,
    label,
    changes: [...changes],
    input: { ...input },
    reason: input.reason,
    proposerId: operatorId,
    proposedBy: username,
    proposedAt: now,
    expiresAt,
  });
  if (made === 0) throw refuse('proposals.waiting');
  announceProposal(room, tx, act.permission);
  await room.jobs.enqueue(tx, {
    name: 'proposals.expire',
    key: proposalId,
    payload: { proposalId },
    runAt: expiresAt,
  });
  const proposal = toWire('prp', proposalId);
  const facts = { act: act.code, object, reason: input.reason };
  await audited(room, tx, { caller, act: 'proposals.propose', object: proposal, facts });
  return { proposal };
}

/** Refuses proposals.nobody-else when only one operator could do the act. */
export async function askForSecond(
  room: Internals,
  tx: Tx,
  { permission }: Pick<StoredAct, 'permission'>,
): Promise<void> {
  const counts = await room.events.emit(tx, permissionCounted, permission);
  if (counts.reduce((sum, count) => sum + count, 0) < 2) throw refuse('proposals.nobody-else');
}
