import { expect, it, vi } from 'vitest';
import { LANES } from '../rules/lane-of.ts';
import type { Found, Part } from '../store/proofs.ts';
import type { Search } from './find-differences.ts';
import { openTampering, run, searchIn } from './test-tamper.ts';

const t = openTampering();
const PARTS: readonly Part[] = [...Array.from({ length: LANES }, (_, lane) => lane), 'between'];

/** In an order of their own, since lane by lane they come in another one. */
const sorted = ({ total, examples }: Found) => ({
  total,
  examples: examples.map((one) => JSON.stringify(one)).sort(),
});

it.each([
  ['nothing changed', ['select']],
  [
    'an amount changed',
    ['update wallet_entry set amount = amount + 1 where seq = 4 and lane > 11'],
  ],
  ['a batch is gone', ['delete from wallet_batch where no = 3 and lane > 8']],
  [
    'heads and accounts changed',
    [
      'update wallet_lane set batch = batch + 1 where lane < 3',
      'update wallet_account set balance = balance + 1 where seq > 5 and lane < 12',
      `update wallet_account set name = 'inter-lane' where kind = 'house' and lane = 4`,
      'update wallet_published_head set accounts = accounts + 1 where lane < 3',
      'delete from wallet_published_head where lane = 7',
      'delete from wallet_lane where lane = 9',
      'update wallet_hold set captured = captured + 1',
      'update wallet_proven set batch = batch + 1 where lane < 3',
    ],
  ],
])('when %s, lane by lane finds the same as all lanes at once', async (_, statements) => {
  await t.unguarded(async (tx) => {
    for (const statement of statements) await run(tx, statement);
    const whole = await searchIn(tx, 'all');
    const parts: Found[] = [];
    for (const part of PARTS) parts.push(await searchIn(tx, part));
    const together = {
      total: parts.reduce((sum, { total }) => sum + total, 0),
      examples: parts.flatMap(({ examples }) => examples),
    };
    expect(whole.total > 0).toBe(statements[0] !== 'select');
    expect(sorted(together)).toEqual(sorted(whole));
  });
});

it('one side of a move between lanes is a difference only when it is seen again', async () => {
  await t.unguarded(async (tx) => {
    await run(
      tx,
      `update wallet_account set name = 'inter-lane', balance = 5
        where id = (select min(id) from wallet_account where kind = 'house')`,
    );
    const names = ({ examples }: Found) => examples.map(({ check, found }) => [check, found]);
    const alarm = ['inter-lane sums to zero', '5'];
    const seen = await searchIn(tx, 'between', { readAgainMs: [0, 0] });
    expect(names(seen)).toContainEqual(alarm);
    const throwIfCancelled = vi.fn<() => void>();
    const beside: Search['beside'] = {
      async read(work) {
        await run(tx, `update wallet_account set balance = 0 where name = 'inter-lane'`);
        return work(tx);
      },
    };
    const gone = await searchIn(tx, 'between', { readAgainMs: [0, 0], beside, throwIfCancelled });
    expect(names(gone)).not.toContainEqual(alarm);
    expect(throwIfCancelled).toHaveBeenCalledTimes(1);
    expect(gone.total).toBe(seen.total - 1);
  });
});
