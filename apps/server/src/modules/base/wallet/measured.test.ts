import { expect, it } from 'vitest';
import { createMetrics } from '../../../kernel/metrics.ts';
import { openTestWallet } from './test-wallet.ts';

const metrics = createMetrics();
const t = openTestWallet({ metrics });

it('each commit of a lane reports its size and its time', async () => {
  const memberId = await t.member(1_000n);
  const lane = t.wallet.laneOf(memberId);
  const stakes = Array.from({ length: 3 }, () => t.posting(memberId, [{ amount: -100n }]));
  await Promise.all(stakes.map((posting) => t.wallet.post(posting)));
  // The answers come first.
  const size = `nokshi_lane_batch_size_sum{lane="${lane}"} 3`;
  await expect.poll(() => metrics.text()).toContain(size);
  const text = await metrics.text();
  // One batch, or more when they did not arrive together.
  const commits = new RegExp(`^nokshi_lane_commit_seconds_count\\{lane="${lane}"\\} [1-3]$`, 'm');
  expect(text).toMatch(commits);
});
