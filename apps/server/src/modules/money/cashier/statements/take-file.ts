import type { Input, Output } from '@nokshi/contract';
import type { consoleStatementRoutes } from '@nokshi/contract/console/statements.ts';
import { toDecimal } from '@nokshi/money';
import { audited } from '../../../../kernel/audited.ts';
import { type Caller, operatorOf } from '../../../../kernel/caller.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { toWire } from '../../../../kernel/ids.ts';
import { announceTill } from '../announce.ts';
import type { CashierRoom } from '../room.ts';
import { insertLine, type LineId, takeStatementTurn } from '../store/statements.ts';
import { queueCredit } from './credit-line.ts';
import { type ReadLine, readFile } from './read-file.ts';
import { wireWaiting } from './wire.ts';

type Desk = typeof consoleStatementRoutes;

/** The effect of a statement. Refuses as `readFile`. */
export async function previewFile(
  room: CashierRoom,
  tx: Tx,
  file: Input<Desk['preview']>,
): Promise<Output<Desk['preview']>> {
  const { lines, refused } = await readFile(room, tx, file);
  const paid = await wireWaiting(
    room,
    tx,
    lines.flatMap((line) => line.paid ?? []),
  );
  const byId = new Map(paid.map((deposit) => [deposit.depositId, deposit]));
  const credited = lines.reduce(
    (sum, line) => sum + (line.fate === 'exact' ? line.amount : 0n),
    0n,
  );
  return {
    lines: lines.map(({ number, bookedOn, amount, reference, sender, fate, paid: deposit }) => ({
      number,
      bookedOn,
      reference,
      sender,
      fate,
      amount: toDecimal(amount),
      deposit: deposit ? (byId.get(toWire('dep', deposit.depositId)) ?? null) : null,
    })),
    refused: [...refused],
    credited: toDecimal(credited),
  };
}

/**
 * Imports the lines that no earlier file had. A job credits each line that names a waiting deposit
 * of the same amount, since a transaction may hold the money of one member only. Refuses as `readFile`.
 */
export async function takeFile(
  room: CashierRoom,
  tx: Tx,
  { wish, caller }: { wish: Input<Desk['apply']>; caller: Caller },
): Promise<Output<Desk['apply']>> {
  await takeStatementTurn(tx);
  const { lines, refused } = await readFile(room, tx, wish);
  const fresh = lines.filter(({ fate }) => fate !== 'known');
  for (const line of fresh) await takeLine(room, tx, { line, caller });
  const told = {
    taken: fresh.length,
    known: lines.length - fresh.length,
    matched: fresh.filter(({ fate }) => fate === 'exact').length,
    refused: refused.length,
  };
  const again = wish.again?.join(' ') ?? '';
  const facts = { ...told, ...(again && { again }), reason: wish.reason };
  await audited(room, tx, { caller, act: 'cashier.take-statement', object: 'statements', facts });
  announceTill(room, tx);
  return told;
}

async function takeLine(
  room: CashierRoom,
  tx: Tx,
  { line, caller }: { line: ReadLine; caller: Caller },
): Promise<void> {
  const { twin: _, fate, paid: named, ...written } = line;
  // Another amount, or much money, waits for an operator who matches it.
  const paid = fate === 'exact' ? named : null;
  const lineId = room.ids.next<LineId>();
  await insertLine(tx, {
    ...written,
    lineId,
    uploadedAt: room.clock.now(),
    uploadedBy: operatorOf(caller).username,
    state: paid ? 'MATCHED' : 'UNMATCHED',
    depositId: paid?.depositId ?? null,
    operator: null,
    reason: null,
  });
  if (paid) await queueCredit(room, tx, lineId);
}
