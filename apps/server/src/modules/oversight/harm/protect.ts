import type { Input } from '@nokshi/contract';
import type { consoleHarmRoutes as routes } from '@nokshi/contract/console/harm.ts';
import { parseAmount, toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { type Asked, inCare, type Nothing, writeDown } from './in-care.ts';
import type { HarmRoom } from './room.ts';
import { toldWords } from './rules/told-words.ts';
import type { Lowered } from '../../stakes/limits/index.ts';

/**
 * Sets a time-out by the house; a letter says why and for how long. Refuses:
 * identity.member-unknown, harm.not-in-care, limits.not-offered, limits.already-excluded.
 */
export async function giveTimeOut(
  room: HarmRoom,
  tx: Tx,
  asked: Asked<Input<typeof routes.timeOut>>,
): Promise<Nothing> {
  const { memberId } = await inCare(room, tx, asked);
  const { hours, why, reason: words } = asked.wish;
  const { id: houseAct } = await room.limits.care.timeOut(tx, { memberId, hours, why });
  await room.messaging.tell(tx, { memberId, ...toldWords.timeOut({ hours, why }) });
  const facts = { hours: String(hours), why };
  await writeDown(room, tx, {
    ...asked,
    done: { memberId, act: 'time-out', words, facts, houseAct },
  });
  return {};
}

/** Refuses: identity.member-unknown, harm.not-in-care, limits.not-lower. */
export function lowerLimit(
  room: HarmRoom,
  tx: Tx,
  asked: Asked<Input<typeof routes.lowerLimit>>,
): Promise<Nothing> {
  const { kind, period, why } = asked.wish;
  const amount = parseAmount(asked.wish.amount);
  if (amount === null) throw new Error('an amount passed the contract that is none');
  return lower(room, tx, { asked, limit: { kind, period, amount, why } });
}

/** In minutes of play. Refuses: identity.member-unknown, harm.not-in-care, limits.not-lower. */
export function lowerTime(
  room: HarmRoom,
  tx: Tx,
  asked: Asked<Input<typeof routes.lowerTime>>,
): Promise<Nothing> {
  const { period, minutes, why } = asked.wish;
  return lower(room, tx, { asked, limit: { kind: 'time', period, amount: BigInt(minutes), why } });
}

/** In force from this commit on; only the member can raise it, like any other limit. */
async function lower(
  room: HarmRoom,
  tx: Tx,
  { asked, limit }: { asked: Asked<{ reason: string }>; limit: Omit<Lowered, 'memberId'> },
): Promise<Nothing> {
  const { memberId } = await inCare(room, tx, asked);
  const houseAct = await room.limits.care.lower(tx, { memberId, ...limit });
  await room.messaging.tell(tx, { memberId, ...toldWords.lowered(limit) });
  const { kind, period, amount, why } = limit;
  const said = kind === 'time' ? String(amount) : toDecimal(amount);
  const facts = { kind, period, amount: said, why };
  const words = asked.wish.reason;
  await writeDown(room, tx, { ...asked, done: { memberId, act: 'lower', words, facts, houseAct } });
  return {};
}
