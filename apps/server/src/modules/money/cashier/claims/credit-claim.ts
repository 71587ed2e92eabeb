import type { Input } from '@nokshi/contract';
import { consoleClaimRoutes as contract } from '@nokshi/contract/console/claims.ts';
import { parseAmount } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import { operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act } from '../../../base/proposals/index.ts';
import { announce } from '../announce.ts';
import { payDeposit } from '../deposits/pay-deposit.ts';
import type { CashierRoom } from '../room.ts';
import { claimWords } from '../rules/claim-words.ts';
import { depositStates } from '../rules/deposit-states.ts';
import { wasTold } from '../store/callbacks.ts';
import { type ClaimRow, findClaim } from '../store/claims.ts';
import { type DepositRow, isReferenceTaken, lockDeposit } from '../store/deposits.ts';
import { lineOfDeposit, lockLine, takeStatementTurn } from '../store/statements.ts';
import { findTransfer } from '../store/transfers.ts';
import { transition as changeLine } from '../statements/transition.ts';
import { announceClaim, lookAtCredit, openClaim } from './answer.ts';
import { transition } from './transition.ts';

type Wish = Input<typeof contract.credit>;
type Found = { readonly row: ClaimRow; readonly deposit: DepositRow; readonly amount: bigint };

/**
 * Credits what was actually received, through the path of every payment. The evidence is the
 * payment's name: the provider's reference, or for a transfer the statement line, which is then
 * used up. So nothing is paid twice. Refuses: cashier.claim-unknown, cashier.claim-answered,
 * cashier.deposit-decided, cashier.evidence-unknown, cashier.evidence-taken.
 */
export const creditClaimAct = (room: CashierRoom): Act<Wish> => ({
  code: 'cashier.credit-claim',
  permission: 'cashier.act',
  input: contract.credit.input,
  amount: ({ amount }) => parseAmount(amount) ?? 0n,
  // What differs from what was asked for is looked at by two, as an adjustment is.
  async takesTwo(tx, wish) {
    const { deposit, amount } = await found(tx, wish);
    return amount !== deposit.amount;
  },
  async preview(tx, wish) {
    const { row, deposit } = await found(tx, wish);
    return lookAtCredit(room, tx, { row, wish, asked: deposit.amount });
  },
  async run(tx, wish, caller) {
    await takeStatementTurn(tx);
    const { row, deposit, amount } = await found(tx, wish);
    const { memberId } = row;
    const reference = await evidenceOf(tx, {
      wish,
      deposit,
      operator: operatorOf(caller).username,
    });
    await transition(tx, row, {
      state: 'CREDITED',
      amount,
      at: room.clock.now(),
      by: caller,
    });
    const { evidence, reason } = wish;
    const facts = { amount: wish.amount, evidence, reason };
    await audited(room, tx, { caller, act: 'cashier.credit-claim', object: wish.id, facts });
    await room.messaging.tell(tx, { memberId, ...claimWords.credited(amount) });
    announceClaim(room, tx, row);
    announce(room, tx, await payDeposit(room, tx, { deposit, amount, reference }));
  },
});

/** Locks the deposit before its claim, in the order of every payment. */
async function found(tx: Tx, wish: Wish): Promise<Found> {
  const claimId = fromWire('clm', wish.id);
  const seen = claimId && (await findClaim(tx, claimId));
  const deposit = seen?.depositId && (await lockDeposit(tx, seen.depositId));
  const row = await openClaim(tx, wish.id, 'deposit');
  if (!deposit || !depositStates.mayBecome(deposit.state, 'PAID'))
    throw refuse('cashier.deposit-decided');
  return { row, deposit, amount: parseAmount(wish.amount) ?? 0n };
}

type Evidence = {
  readonly wish: Wish;
  readonly deposit: DepositRow;
  readonly operator: string;
};

/** The name of the payment, after checking that it pays nothing else. */
async function evidenceOf(tx: Tx, { wish, deposit, operator }: Evidence): Promise<string> {
  const { depositId, channel } = deposit;
  const { evidence: reference, amount, reason } = wish;
  if (!(await findTransfer(tx, depositId))) {
    const taken = await isReferenceTaken(tx, { channel, reference, depositId });
    if (taken || (await wasTold(tx, { depositId, reference, outcome: 'reversed' })))
      throw refuse('cashier.evidence-taken', { field: 'evidence' });
    return reference;
  }
  const lineId = fromWire('lin', reference);
  const line = lineId && (await lockLine(tx, lineId));
  const isFree = line?.state === 'UNMATCHED' && line.amount === parseAmount(amount);
  if (!line || !isFree) throw refuse('cashier.evidence-unknown', { field: 'evidence' });
  if (await lineOfDeposit(tx, depositId)) throw refuse('cashier.deposit-decided');
  await changeLine(tx, line, { state: 'CREDITED', depositId, operator, reason });
  return `line-${line.lineId}`;
}
