import { digitsOf, REGIONS } from '@nokshi/house-math/lottery/regions.ts';
import type { RunningHouse } from '../harness/house.ts';
import type { Story } from './ground.ts';

const TIERS = REGIONS['vn-south'];

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

/** What an operator writes at the desk of the lottery. */
export const LOTTERY_STORIES: Readonly<Record<string, Story>> = {
  'console.lottery.enterResult': async ({ house }) => ({
    gameCode: 'lao',
    issue: await drawnYesterday(house, 'lao'),
    prizes: { first: ['0427'] },
    source: '-',
  }),
  'console.lottery.correctResult': async ({ house }) => {
    const gameCode = 'vn-south';
    const issue = await drawnYesterday(house, gameCode);
    const numbers = JSON.stringify({ numbers: digitsOf(TIERS).map(() => 1) });
    await house.database.pool.query(
      `update rounds_round set state = 'SETTLED', drawn_at = draws_at, outcome = $3
       where series = $1 and issue = $2`,
      [gameCode, issue, numbers],
    );
    const prizes = Object.fromEntries(
      TIERS.map(({ code, count, digits }) => [
        code,
        Array.from({ length: count }, () => '2'.repeat(digits)),
      ]),
    );
    return { gameCode, issue, prizes, source: '-', reason: '-' };
  },
};
