import type { Input } from '@nokshi/contract';
import { consoleVoucherRoutes as contract } from '@nokshi/contract/console/vouchers.ts';
import { parseAmount, parseDecimal, takaText, toDecimal } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import { operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type BatchId, toWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act } from '../../../base/proposals/index.ts';
import { VOUCHER } from '../channels/voucher.ts';
import type { CashierRoom } from '../room.ts';
import { insertBatch } from '../store/vouchers.ts';
import { channelNow } from '../channels/terms-now.ts';

type Wish = Input<typeof contract.issue>;

const LONGEST_DAYS = 5 * 366;

/**
 * Issues a batch of vouchers of `amount` each. Nothing moves in the ledger until one is redeemed.
 * The rule of four eyes counts the worth of the whole batch. Refuses: cashier.amount-out-of-range,
 * cashier.voucher-expiry. Source: domain.md 11.
 */
export const issueAct = (room: CashierRoom): Act<Wish> => ({
  code: 'cashier.issue-vouchers',
  permission: 'cashier.act',
  input: contract.issue.input,
  amount: worthOf,
  async preview(tx, wish) {
    await check(room, tx, wish);
    return {
      object: 'vouchers',
      label: `${wish.count} × ${takaText(amountOf(wish))}`,
      changes: changes(wish),
    };
  },
  async run(tx, wish, caller) {
    await check(room, tx, wish);
    const batchId = room.ids.next<BatchId>();
    const { count, note, reason } = wish;
    await insertBatch(tx, {
      batchId,
      amount: amountOf(wish),
      count,
      note,
      issuedAt: room.clock.now(),
      issuedBy: operatorOf(caller).username,
      expiresAt: new Date(wish.expiresAt),
    });
    const object = toWire('vbt', batchId);
    const facts = { changes: changes(wish), reason };
    await audited(room, tx, { caller, act: 'cashier.issue-vouchers', object, facts });
  },
});

const amountOf = ({ amount }: Wish): bigint => parseAmount(amount) ?? 0n;
const worthOf = (wish: Wish): bigint => BigInt(wish.count) * amountOf(wish);

const changes = (wish: Wish) =>
  (
    [
      ['count', `${wish.count}`],
      ['amount', toDecimal(amountOf(wish))],
      ['worth', toDecimal(worthOf(wish))],
      ['expiresAt', wish.expiresAt],
      ['note', wish.note],
    ] as const
  ).map(([field, to]) => ({ field: `voucher.${field}`, from: '', to }));

async function check(room: CashierRoom, tx: Tx, wish: Wish): Promise<void> {
  const { terms } = await channelNow(room, tx, VOUCHER);
  const { minimum, maximum } = terms;
  const amount = amountOf(wish);
  if (amount < (parseDecimal(minimum) ?? 0n) || amount > (parseDecimal(maximum) ?? 0n))
    throw refuse('cashier.amount-out-of-range', { field: 'amount', value: { minimum, maximum } });
  const ahead = Date.parse(wish.expiresAt) - room.clock.now().getTime();
  if (ahead <= 0 || ahead > LONGEST_DAYS * 86_400_000)
    throw refuse('cashier.voucher-expiry', { field: 'expiresAt' });
}
