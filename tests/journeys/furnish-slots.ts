import { randomUUID } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import { game } from '@nokshi/house-math/slot/games/loom-crown/game.ts';
import type { Uuid } from '../../apps/server/src/kernel/ids.ts';
import { drawFullPots } from '../../apps/server/src/modules/games/slots/draw-full-pots.ts';
import { potsOf } from '../../apps/server/src/modules/games/slots/pots-of.ts';
import { moveBetweenPots } from '../../apps/server/src/modules/games/slots/refill-pots.ts';
import {
  HOUSE_COVER,
  meterOf,
} from '../../apps/server/src/modules/games/slots/rules/jackpot-accounts.ts';
import type { HttpClient } from '../harness/client.ts';
import type { RunningHouse } from '../harness/house.ts';

type Member = HttpClient & { readonly memberId: string };

/**
 * Forty days of one slot as its meters would have them, a return that left its band, and a pot that
 * was won: what the desk shows after a season, without a season's rounds.
 */
export async function seasonOfSlots(house: RunningHouse, member: Member): Promise<void> {
  // Whoever opens the first game with pots has them filled.
  await member.call(playerRoutes.slots.launch, { gameId: 'loom-crown' });
  const run = (text: string, values: unknown[] = []) => house.database.pool.query(text, values);
  await run(`
    insert into slots_meter_day
      (game_code, asset, day, rounds, staked, squares, paid, biggest, jackpots)
    select 'muslin-veil', 'BDT', (now() at time zone 'Asia/Dhaka')::date - d, 4000, 800000, 160000000,
      (800000 * (0.92 + 0.05 * sin(d) + 0.001 * d))::bigint, 90000, 0
    from generate_series(0, 39) d`);
  await run(`
    insert into slots_meter
      (game_code, asset, rounds, staked, squares, paid, biggest, jackpots, since)
    select game_code, asset, sum(rounds), sum(staked), sum(squares), sum(paid), max(biggest), 0,
      now() - interval '40 days'
    from slots_meter_day where game_code = 'muslin-veil' group by 1, 2`);
  await anAlarm(house, 'muslin-veil');
  await run(
    `insert into slots_award (id, round_id, game_code, asset, level, member_id, amount, from_reserve,
       from_house, version, of_lane, batch, at)
     values (gen_random_uuid(), gen_random_uuid(), 'loom-crown', 'BDT', 'small', $1, 4125, 1800, 700, 1, 0, 0, now())`,
    [member.memberId.replace(/^mbr_/, '')],
  );
  await stakeForFullPot(house, member, { key: 'season-pot' });
  await drawFullPots(house.house.slots);
}

/**
 * The member stakes in a game with pots, whose small pot the house then fills to its ceiling: it is
 * drawn by the next run of its job. Amounts are as a player types them.
 */
export async function stakeForFullPot(
  { house }: Pick<RunningHouse, 'house'>,
  member: Member,
  { key }: { key: string },
): Promise<void> {
  const { slots } = playerRoutes;
  const { launchToken: bearer } = await member.call(slots.launch, { gameId: game.code });
  await member.call(slots.spin, { stake: '2.00' }, { key, bearer });
  const at = game.levels.findIndex(({ id }) => id === 'small');
  await house.db.tx(async (tx) => {
    const { levels } = await potsOf(house, tx, { game, asset: 'BDT' });
    const amount = BigInt(game.levels[at]?.ceiling ?? 0) - (levels[at] ?? 0n);
    const move = { from: HOUSE_COVER, to: meterOf(game.code, 'small'), amount } as const;
    const of = { gameCode: game.code, asset: 'BDT', lane: 0, moves: [move] } as const;
    await moveBetweenPots(house, tx, { ...of, reference: randomUUID() as Uuid });
  });
}

/** An open alarm; answers its id as the wire has it. */
export async function anAlarm(house: RunningHouse, gameCode: string): Promise<string> {
  const { rows } = await house.database.pool.query<{ id: string }>(
    `insert into slots_alarm
       (id, game_code, asset, of_window, rounds, measured, low, high, opened_at)
     values (gen_random_uuid(), $1, 'BDT', 'all', 160000, 0.9155, 0.9291, 0.9915, now())
     returning id`,
    [gameCode],
  );
  return `ral_${rows[0]?.id.replaceAll('-', '')}`;
}
