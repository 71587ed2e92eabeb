import type { RunningHouse } from './house.ts';

/** Of all lotteries these alone are open and have issues: nothing else is drawn when time passes. */
export async function keepLotteries(house: RunningHouse, ...gameCodes: string[]): Promise<void> {
  const { pool } = house.database;
  await pool.query('delete from rounds_round where series <> all ($1)', [gameCodes]);
  await pool.query(
    `update lottery_game set terms = jsonb_set(terms, '{isOpen}', 'false')
     where game_code <> all ($1)`,
    [gameCodes],
  );
  await house.house.lottery.games.refresh();
}
