import type { Input, Output } from '@nokshi/contract';
import type { consoleJackpotsRoutes } from '@nokshi/contract/console/jackpots.ts';
import type { jackpotsRoutes } from '@nokshi/contract/player/jackpots.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire, toWire } from '../../../kernel/ids.ts';
import { maskName } from '../../../kernel/mask-name.ts';
import type { JackpotsRoom } from './room.ts';
import { listAwards, type ToldAward } from './store/awards.ts';

type Asked = Input<typeof jackpotsRoutes.awards>;

/** Every award, newest first; public and without names. */
export async function tellAwards(
  room: JackpotsRoom,
  tx: Tx,
  asked: Asked,
): Promise<Output<typeof jackpotsRoutes.awards>> {
  const { found, names, next } = await readAwards(room, tx, asked);
  return { rows: found.map((award) => wireAward(award, names.get(award.memberId))), next };
}

/** The same for operators, with the winners. */
export async function listAwardsForDesk(
  room: JackpotsRoom,
  tx: Tx,
  asked: Asked,
): Promise<Output<typeof consoleJackpotsRoutes.awards>> {
  const { found, names, next } = await readAwards(room, tx, asked);
  const rows = found.map((award) => ({
    awardId: toWire('jaw', award.awardId),
    poolId: toWire('jpl', award.poolId),
    name: award.terms.name,
    memberId: toWire('mbr', award.memberId),
    username: names.get(award.memberId) ?? '',
    amount: toDecimal(award.amount),
    threshold: toDecimal(award.threshold),
    tickets: String(award.tickets),
    entrants: award.entrants,
    passed: award.passed.length,
    at: award.at.toISOString(),
  }));
  return { rows, next };
}

export const wireAward = (award: ToldAward, username = '') => ({
  awardId: toWire('jaw', award.awardId),
  poolId: toWire('jpl', award.poolId),
  name: award.terms.name,
  player: maskName(username),
  amount: toDecimal(award.amount),
  at: award.at.toISOString(),
});

async function readAwards(room: JackpotsRoom, tx: Tx, { cursor, pageSize }: Asked) {
  const before = cursor ? fromWire('jaw', cursor) : null;
  const { brandId } = room;
  const rows = await listAwards(tx, { brandId, before, limit: pageSize + 1 });
  const found = rows.slice(0, pageSize);
  const names = await room.identity.usernames(tx, [...new Set(found.map((row) => row.memberId))]);
  const last = found.at(-1);
  return {
    found,
    names,
    next: rows.length > pageSize && last ? toWire('jaw', last.awardId) : null,
  };
}
