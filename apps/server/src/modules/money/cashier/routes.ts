import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { parseAmount } from '@nokshi/money';
import type { Caller, Serve } from '../../../kernel/caller.ts';
import { playerOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { adjustAct } from './adjustments/adjust.ts';
import { listAdjustments } from './adjustments/list.ts';
import { hostedRoutes } from './channels/hosted-routes.ts';
import { claimRoutes } from './claims/routes.ts';
import { creditAct, returnAct } from './deposits/decide-deposit.ts';
import { channelDeskRoutes } from './desk-routes.ts';
import { listCallbacks } from './deposits/list-callbacks.ts';
import { listChannels } from './channels/list-channels.ts';
import { listAllDeposits, listDeposits } from './deposits/list-deposits.ts';
import { readDeposit } from './deposits/read-deposit.ts';
import { receiveCallback } from './deposits/receive-callback.ts';
import { listUnknownPayments, settleUnknownPayment } from './deposits/unknown-payment.ts';
import { requestDeposit } from './deposits/request-deposit.ts';
import type { CashierRoom } from './room.ts';
import { ownWithdrawals } from './withdrawals/read.ts';
import { statementRoutes } from './statements/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

export function cashierRoutes(room: CashierRoom, serve: Serve): void {
  const { cashier } = playerRoutes;
  serve.read(cashier.channels, (tx, _, caller) =>
    listChannels(room, tx, { memberId: playerOf(caller).memberId }),
  );
  serve.story(cashier.requestDeposit, (tx, input, caller) =>
    requestDeposit(room, tx, {
      ...input,
      memberId: playerOf(caller).memberId,
      amount: input.amount === undefined ? null : paisaOf(input.amount),
    }),
  );
  serve.read(cashier.deposits, (tx, input, caller) =>
    listDeposits(room, tx, { ...input, memberId: playerOf(caller).memberId }),
  );
  serve.read(cashier.deposit, (tx, input, caller) =>
    readDeposit(room, tx, { ...input, memberId: playerOf(caller).memberId }),
  );
  serve.story(cashier.callback, (tx, input, caller) =>
    receiveCallback(room, tx, { channel: input.channel, ...signedOf(caller) }),
  );

  withdrawalRoutes(room, serve);
  channelDeskRoutes(room, serve);
  hostedRoutes(room, serve);
  statementRoutes(room, serve);
  claimRoutes(room, serve);
  serve.read(consoleRoutes.cashier.deposits, (tx, input) => listAllDeposits(room, tx, input));
  const { act } = room.proposals;
  serve.story(consoleRoutes.cashier.creditDeposit, act(creditAct(room)));
  serve.story(consoleRoutes.cashier.returnDeposit, act(returnAct(room)));
  serve.story(consoleRoutes.adjustments.adjust, act(adjustAct(room)));
  serve.read(consoleRoutes.adjustments.list, (tx, asked) => listAdjustments(room, tx, asked));
  serve.read(consoleRoutes.cashier.callbacks, (tx, input) => listCallbacks(tx, input));
  serve.read(consoleRoutes.cashier.unknownPayments, (tx, input) => listUnknownPayments(tx, input));
  serve.story(consoleRoutes.cashier.settlePayment, (tx, wish, caller) =>
    settleUnknownPayment(room, tx, { wish, caller }),
  );
  serve.read(consoleRoutes.members.deposits, async (tx, input) =>
    listDeposits(room, tx, { ...input, memberId: await memberOf(room, tx, input.id) }),
  );
  serve.read(consoleRoutes.members.withdrawals, async (tx, input) =>
    ownWithdrawals(room, tx, { ...input, memberId: await memberOf(room, tx, input.id) }),
  );
}

/** The contract has validated the form already. */
function paisaOf(amount: string): bigint {
  const paisa = parseAmount(amount);
  if (paisa === null) throw refuse('edge.invalid-input', { field: 'amount' });
  return paisa;
}

function signedOf(caller: Caller) {
  if (!caller.signed) throw new Error('route serves a signed call but has none');
  return caller.signed;
}

async function memberOf(room: CashierRoom, tx: Tx, id: string) {
  const memberId = fromWire('mbr', id);
  const known = memberId && (await room.identity.usernames(tx, [memberId])).has(memberId);
  if (!known) throw refuse('identity.member-unknown');
  return memberId;
}
