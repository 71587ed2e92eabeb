import { type Input, TRIAL } from '@nokshi/contract';
import { consoleAdjustmentRoutes as contract } from '@nokshi/contract/console/adjustments.ts';
import { parseAmount, takaText, toDecimal } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import { operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { digestOf } from '../../../../kernel/digest.ts';
import { type AdjustmentId, fromWire, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act, Doer } from '../../../base/proposals/index.ts';
import type { CashierRoom } from '../room.ts';
import { adjustedWords } from '../rules/adjusted-words.ts';
import { type AdjustmentRow, insertAdjustment } from '../store/adjustments.ts';

type Member = NonNullable<Awaited<ReturnType<CashierRoom['identity']['member']>>>;
type Wish = Input<typeof contract.adjust>;

/**
 * Credits or debits a member's balance by hand. One operator proposes, another approves; the member
 * reads the operator's words, and a debit never exceeds the balance. Refuses:
 * identity.member-unknown, identity.true-account-needed, wallet.insufficient. Source: domain.md 11
 * ("an audited goodwill adjustment").
 */
export const adjustAct = (room: CashierRoom): Act<Wish> => ({
  code: 'cashier.adjust',
  permission: 'cashier.act',
  input: contract.adjust.input,
  amount: ({ amount }) => paisaOf(amount),
  async preview(tx, { id, way, amount, cause, words }) {
    const member = await adjustable(room, tx, id);
    const sign = way === 'give' ? '+' : '−';
    const before = await cashOf(room, tx, member);
    const after = before + signed(way, paisaOf(amount));
    if (after < 0n) throw refuse('wallet.insufficient');
    return {
      object: id,
      label: `${member.username} ${sign}${takaText(paisaOf(amount))}`,
      changes: [
        { field: 'balance', from: toDecimal(before), to: toDecimal(after) },
        { field: 'cause', from: '', to: cause },
        { field: 'words', from: '', to: words },
      ],
    };
  },
  run: (tx, wish, doer) => adjust(room, tx, { wish, doer }),
});

async function adjust(
  room: CashierRoom,
  tx: Tx,
  { wish, doer }: { wish: Wish; doer: Doer },
): Promise<void> {
  const { way, cause, words, reason } = wish;
  const { memberId } = await adjustable(room, tx, wish.id);
  const amount = paisaOf(wish.amount);
  const adjustmentId = room.ids.next<AdjustmentId>();
  const { username: approvedBy } = operatorOf(doer);
  const { proposedBy } = doer;
  if (proposedBy === undefined) throw new Error('an adjustment was not proposed by anybody');
  const row: Omit<AdjustmentRow, 'at'> = {
    adjustmentId,
    memberId,
    way,
    amount,
    cause,
    words,
    reason,
    proposedBy,
    approvedBy,
  };
  const { at } = await room.wallet.transfer(tx, {
    memberId,
    asset: 'BDT',
    key: adjustmentId,
    digest: digestOf(`cashier.adjustment ${adjustmentId} ${memberId} ${way} ${amount}`),
    legs: [
      {
        amount: signed(way, amount),
        contra: 'adjustment',
        kind: 'adjustment',
        reference: adjustmentId,
      },
    ],
    rides: [],
  });
  await insertAdjustment(tx, { ...row, at });
  await room.messaging.tell(tx, { memberId, ...adjustedWords({ way, amount, words }) });
  const facts = { member: wish.id, way, amount: wish.amount, cause, words, reason };
  const object = toWire('adj', adjustmentId);
  await audited(room, tx, { caller: doer, act: 'cashier.adjust', object, facts });
}

async function adjustable(room: CashierRoom, tx: Tx, id: string): Promise<Member> {
  const memberId = fromWire('mbr', id);
  const member = memberId && (await room.identity.member(tx, memberId));
  if (!member) throw refuse('identity.member-unknown');
  if (member.type === TRIAL) throw refuse('identity.true-account-needed');
  return member;
}

const signed = (way: Wish['way'], amount: bigint) => (way === 'give' ? amount : -amount);

async function cashOf(room: CashierRoom, tx: Tx, { memberId }: Member): Promise<bigint> {
  return (await room.wallet.balance(tx, { memberId, asset: 'BDT' })).cash;
}

/** The contract has validated the form already. */
const paisaOf = (amount: string): bigint => parseAmount(amount) ?? 0n;
