import type { Input } from '@nokshi/contract';
import type { consoleStatementRoutes, LineState } from '@nokshi/contract/console/statements.ts';
import { audited } from '../../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { fromWire } from '../../../../kernel/ids.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { announceTill } from '../announce.ts';
import type { CashierRoom } from '../room.ts';
import { type LineRow, lineOfDeposit, lockLine, takeStatementTurn } from '../store/statements.ts';
import { depositStates } from '../rules/deposit-states.ts';
import { lineStates } from '../rules/line-states.ts';
import { lockDeposit } from '../store/deposits.ts';
import { findTransfer } from '../store/transfers.ts';
import { transition } from './transition.ts';

type Desk = typeof consoleStatementRoutes;
type Asked<Verb extends 'match' | 'undo' | 'close'> = {
  readonly wish: Input<Desk[Verb]>;
  readonly caller: Caller;
};
const DONE: Record<string, never> = {};

/** The line, locked, while it may become `to`. Refuses: cashier.line-unknown, cashier.line-changed. */
export async function changedLine(tx: Tx, id: string, to: LineState): Promise<LineRow> {
  const lineId = fromWire('lin', id);
  const line = lineId && (await lockLine(tx, lineId));
  if (!line) throw refuse('cashier.line-unknown');
  if (!lineStates.mayBecome(line.state, to)) throw refuse('cashier.line-changed');
  return line;
}

/**
 * An operator matches a line with the deposit it paid. Refuses: cashier.line-unknown,
 * cashier.line-changed, cashier.deposit-unknown, cashier.deposit-decided.
 */
export async function matchLine(
  room: CashierRoom,
  tx: Tx,
  { wish, caller }: Asked<'match'>,
): Promise<Record<string, never>> {
  await takeStatementTurn(tx);
  const line = await changedLine(tx, wish.id, 'MATCHED');
  const depositId = fromWire('dep', wish.depositId);
  const deposit = depositId && (await lockDeposit(tx, depositId));
  if (!deposit || !(await findTransfer(tx, deposit.depositId)))
    throw refuse('cashier.deposit-unknown');
  if (
    !depositStates.mayBecome(deposit.state, 'PAID') ||
    (await lineOfDeposit(tx, deposit.depositId))
  )
    throw refuse('cashier.deposit-decided');
  const { depositId: id } = deposit;
  await change(room, tx, { line, caller, to: { state: 'MATCHED', depositId: id }, wish });
  return DONE;
}

/** Undoes a match made by hand. Refuses: cashier.line-unknown, cashier.line-changed. */
export async function undoMatch(
  room: CashierRoom,
  tx: Tx,
  { wish, caller }: Asked<'undo'>,
): Promise<Record<string, never>> {
  const line = await changedLine(tx, wish.id, 'UNMATCHED');
  if (line.operator === null) throw refuse('cashier.line-changed');
  await change(room, tx, { line, caller, to: { state: 'UNMATCHED', depositId: null }, wish });
  return DONE;
}

/** Closes a line that pays no deposit. Refuses: cashier.line-unknown, cashier.line-changed. */
export async function closeLine(
  room: CashierRoom,
  tx: Tx,
  { wish, caller }: Asked<'close'>,
): Promise<Record<string, never>> {
  const line = await changedLine(tx, wish.id, wish.as);
  await change(room, tx, { line, caller, to: { state: wish.as, depositId: null }, wish });
  return DONE;
}

type Change = {
  readonly line: LineRow;
  readonly caller: Caller;
  readonly to: Pick<LineRow, 'state' | 'depositId'>;
  readonly wish: { readonly id: string; readonly reason: string };
};

async function change(room: CashierRoom, tx: Tx, { line, caller, to, wish }: Change) {
  const { reason } = wish;
  const operator = operatorOf(caller).username;
  await transition(tx, line, { ...to, operator, reason });
  const facts = { state: to.state, reason };
  await audited(room, tx, { caller, act: 'cashier.work-line', object: wish.id, facts });
  announceTill(room, tx);
}
