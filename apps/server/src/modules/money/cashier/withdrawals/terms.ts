import type { Output } from '@nokshi/contract';
import type { withdrawalsRoutes } from '@nokshi/contract/player/withdrawals.ts';
import { toDecimal } from '@nokshi/money';
import { spanOf } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { type DepositId, type MemberId, toWire } from '../../../../kernel/ids.ts';
import type { CashierRoom } from '../room.ts';
import { payeesOf } from '../store/payees.ts';
import { setMinutes } from '../store/terms.ts';
import { countOpen, requestedSince } from '../store/withdrawals.ts';
import { dayLimitAsked } from '../topics.ts';
import { reviewsOf } from './reviews.ts';
import { wireMethod, wirePayee } from './wire.ts';

export const minutesToAnswer = async (room: CashierRoom, tx: Tx): Promise<number> =>
  (await setMinutes(tx)) ?? room.withdrawalPolicy.confirmMinutes;

/** What the member may still ask for on this business day, minor units; null: no limit a day. */
export async function leftToday(
  room: CashierRoom,
  tx: Tx,
  memberId: MemberId,
): Promise<bigint | null> {
  const limits = (await room.events.emit(tx, dayLimitAsked, memberId)).filter((of) => of !== null);
  const [first, ...others] = limits;
  if (first === undefined) return null;
  const limit = others.reduce((least, of) => (of < least ? of : least), first);
  const { start } = spanOf('D', room.clock.now());
  const left = limit - (await requestedSince(tx, { memberId, since: start }));
  return left > 0n ? left : 0n;
}

/** Everything the withdrawal form needs. Checklist MC-006, E-112. */
export async function tellTerms(
  room: CashierRoom,
  tx: Tx,
  memberId: MemberId,
): Promise<Output<typeof withdrawalsRoutes.terms>> {
  const money = await room.turnover.withdrawableBalance(tx, memberId);
  const { cash, withdrawable, turnover, debt } = money;
  const obligations = await room.turnover.obligationsOf(tx, memberId);
  const { bonus } = await room.wallet.balance(tx, { memberId, asset: 'BDT' });
  const hasBonus = obligations.some(({ source }) => source === 'bonus');
  const { openAtMost, payeesAtMost, restHours } = room.withdrawalPolicy;
  const left = await leftToday(room, tx, memberId);
  const payees = await payeesOf(tx, memberId);
  const held = (await reviewsOf(room, tx, [{ memberId }])).get(memberId)?.held;
  return {
    cash: toDecimal(cash),
    available: toDecimal(withdrawable),
    turnover: {
      needed: toDecimal(turnover.needed),
      done: toDecimal(turnover.done),
      missing: toDecimal(turnover.missing),
    },
    obligations: obligations.flatMap(({ source, amount, required, done, openedAt }) =>
      source === 'bonus' || done === required
        ? []
        : [
            {
              source,
              amount: toDecimal(amount),
              required: toDecimal(required),
              missing: toDecimal(required - done),
              openedAt: openedAt.toISOString(),
            },
          ],
    ),
    bonus: hasBonus ? toDecimal(bonus) : null,
    debt: debt && {
      owed: toDecimal(debt.owed),
      held: toDecimal(debt.held),
      depositId: debt.reference && toWire('dep', debt.reference as DepositId),
    },
    review: held ? { since: held.since.toISOString(), by: held.by.toISOString() } : null,
    leftToday: left === null ? null : toDecimal(left),
    open: await countOpen(tx, memberId),
    openAtMost,
    payeesAtMost,
    restHours,
    confirmMinutes: await minutesToAnswer(room, tx),
    hasPaymentPassword: await room.access.hasPaymentPassword(tx, memberId),
    methods: room.payouts.map(wireMethod),
    payees: payees.map((payee) => wirePayee(room, payee)),
  };
}
