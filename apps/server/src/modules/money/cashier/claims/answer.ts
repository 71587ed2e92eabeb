import type { Input } from '@nokshi/contract';
import { consoleClaimRoutes as contract } from '@nokshi/contract/console/claims.ts';
import { parseAmount, takaText, toDecimal } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import type { Caller } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { digestOf } from '../../../../kernel/digest.ts';
import { derivedId, fromWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act } from '../../../base/proposals/index.ts';
import { announceTill } from '../announce.ts';
import type { CashierRoom } from '../room.ts';
import { claimStates } from '../rules/claim-states.ts';
import { claimWords } from '../rules/claim-words.ts';
import { type ClaimRow, lockClaim } from '../store/claims.ts';
import { findWithdrawal } from '../store/withdrawals.ts';
import { transition } from './transition.ts';
import { wireAbout } from './wire.ts';

type Refusal = Input<typeof contract.refuse>;
type Gift = Input<typeof contract.answerComplaint>;

/** The claim, locked, while it is open. Refuses: cashier.claim-unknown, cashier.claim-answered. */
export async function openClaim(
  tx: Tx,
  id: string,
  about: 'deposit' | 'withdrawal' | 'either',
): Promise<ClaimRow> {
  const claimId = fromWire('clm', id);
  const row = claimId && (await lockClaim(tx, claimId));
  const kind = row?.depositId === null ? 'withdrawal' : 'deposit';
  if (!row || (about !== 'either' && about !== kind)) throw refuse('cashier.claim-unknown');
  if (claimStates.isEnd(row.state)) throw refuse('cashier.claim-answered');
  return row;
}

/**
 * Refuses a claim, with a letter to the member. Refuses: cashier.claim-unknown,
 * cashier.claim-answered.
 */
export async function refuseClaim(
  room: CashierRoom,
  tx: Tx,
  { wish, caller }: { wish: Refusal; caller: Caller },
): Promise<Record<string, never>> {
  const { id, answer, reason } = wish;
  const row = await openClaim(tx, id, 'either');
  const { memberId } = row;
  await transition(tx, row, { state: 'REFUSED', answer, at: room.clock.now(), by: caller });
  await room.messaging.tell(tx, { memberId, ...claimWords.refused(answer) });
  const facts = { answer, reason };
  await audited(room, tx, { caller, act: 'cashier.refuse-claim', object: id, facts });
  announceClaim(room, tx, row);
  return {};
}

/**
 * Credits a complaint about a withdrawal: a new entry from the house's own account, always approved
 * by a second operator. The withdrawal does not change. Refuses: cashier.claim-unknown,
 * cashier.claim-answered, cashier.amount-out-of-range. Checklist S-056.
 */
export const answerComplaintAct = (room: CashierRoom): Act<Gift> => ({
  code: 'cashier.answer-complaint',
  permission: 'cashier.act',
  input: contract.answerComplaint.input,
  amount: ({ amount }) => parseAmount(amount) ?? 0n,
  async preview(tx, wish) {
    const { row, asked } = await complaint(tx, wish);
    return lookAtCredit(room, tx, { row, wish, asked });
  },
  async run(tx, wish, caller) {
    const { row, amount } = await complaint(tx, wish);
    const { memberId } = row;
    const { at } = await give(room, tx, { row, amount });
    await transition(tx, row, { state: 'CREDITED', amount, at, by: caller });
    const facts = { amount: wish.amount, reason: wish.reason };
    await audited(room, tx, { caller, act: 'cashier.answer-complaint', object: wish.id, facts });
    await room.messaging.tell(tx, { memberId, ...claimWords.given(amount) });
    announceClaim(room, tx, row);
  },
});

type Credit = {
  readonly row: ClaimRow;
  readonly wish: { readonly id: string; amount: string; evidence?: string };
  /** What the deposit was requested for, or the withdrawal paid; paisa. */
  readonly asked: bigint;
};

/** What the second operator reads about a claim that would be credited. */
export async function lookAtCredit(
  room: CashierRoom,
  tx: Tx,
  { row, wish: { id, amount, evidence }, asked }: Credit,
) {
  const names = await room.identity.usernames(tx, [row.memberId]);
  const given = parseAmount(amount) ?? 0n;
  return {
    object: id,
    label: `${names.get(row.memberId) ?? ''} ${takaText(given)}`,
    changes: [
      { field: 'state', from: row.state, to: 'CREDITED' },
      { field: 'amount', from: toDecimal(asked), to: toDecimal(given) },
      ...(evidence ? [{ field: 'evidence', from: row.reference, to: evidence }] : []),
    ],
  };
}

/** At most the amount of the withdrawal. */
async function complaint(tx: Tx, { id, amount: typed }: Gift) {
  const row = await openClaim(tx, id, 'withdrawal');
  const withdrawal = row.withdrawalId && (await findWithdrawal(tx, row.withdrawalId));
  if (!withdrawal) throw refuse('cashier.claim-unknown');
  const amount = parseAmount(typed) ?? 0n;
  if (amount <= 0n || amount > withdrawal.amount)
    throw refuse('cashier.amount-out-of-range', {
      field: 'amount',
      value: { minimum: '0.01', maximum: toDecimal(withdrawal.amount) },
    });
  return { row, amount, asked: withdrawal.amount };
}

type Given = { readonly row: ClaimRow; readonly amount: bigint };

function give(room: CashierRoom, tx: Tx, { row, amount }: Given) {
  const { claimId, memberId } = row;
  return room.wallet.transfer(tx, {
    memberId,
    asset: 'BDT',
    key: derivedId(`cashier.complaint\n${claimId}`, claimId),
    digest: digestOf(`cashier.complaint ${claimId} ${amount}`),
    legs: [
      {
        amount,
        contra: 'adjustment',
        kind: 'adjustment',
        reference: row.withdrawalId ?? claimId,
      },
    ],
    rides: [],
  });
}

/** Makes the member's page of the deposit or withdrawal, and the desk, load it again. */
export function announceClaim(room: CashierRoom, tx: Tx, row: ClaimRow): void {
  const { memberId, depositId } = row;
  const about = wireAbout(row);
  announceTill(room, tx);
  tx.afterCommit(() =>
    room.live.toMember(
      memberId,
      depositId
        ? { type: 'deposit', depositId: about, state: 'CLAIM' }
        : { type: 'withdrawal', withdrawalId: about, state: 'CLAIM' },
    ),
  );
}
