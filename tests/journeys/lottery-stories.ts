import { digitsOf, REGIONS } from '@nokshi/house-math/lottery/regions.ts';
import type { RunningHouse } from '../harness/house.ts';
import type { Story } from './ground.ts';

/** The first draw of others that is ahead, moved back to yesterday, as its numbers are awaited. */
async function drawnYesterday(house: RunningHouse, gameCode: string): Promise<string> {
  const { rows } = await house.database.pool.query<{ issue: string }>(
    `update rounds_round set state = 'CLOSED', due_at = null, root = repeat('0', 64), lanes = '[]',
       opens_at = now() - interval '3 days', closes_at = now() - interval '25 hours',
       draws_at = now() - interval '24 hours'
     where id = (select id from rounds_round where series = $1 order by number limit 1)
     returning issue`,
    [gameCode],
  );
  return rows[0]?.issue ?? '';
}

/** A result in which every digit is this one. */
const prizesOf = (gameCode: keyof typeof REGIONS, digit: string) =>
  Object.fromEntries(
    REGIONS[gameCode].map(({ code, count, digits }) => [
      code,
      Array.from({ length: count }, () => digit.repeat(digits)),
    ]),
  );

/** Drawn every day: of one that is drawn on some days there is not always an issue ahead. */
const ENTERED = 'vn-central';
const CORRECTED = 'vn-south';

/** What an operator writes at the desk of the lottery. */
export const LOTTERY_STORIES: Readonly<Record<string, Story>> = {
  'console.lottery.enterResult': async ({ house }) => ({
    gameCode: ENTERED,
    issue: await drawnYesterday(house, ENTERED),
    prizes: prizesOf(ENTERED, '4'),
    source: '-',
  }),
  'console.lottery.correctResult': async ({ house }) => {
    const issue = await drawnYesterday(house, CORRECTED);
    const numbers = JSON.stringify({ numbers: digitsOf(REGIONS[CORRECTED]).map(() => 1) });
    await house.database.pool.query(
      `update rounds_round set state = 'SETTLED', drawn_at = draws_at, outcome = $3
       where series = $1 and issue = $2`,
      [CORRECTED, issue, numbers],
    );
    return {
      gameCode: CORRECTED,
      issue,
      prizes: prizesOf(CORRECTED, '2'),
      source: '-',
      reason: '-',
    };
  },
};
