import { describe, expect, it } from 'vitest';
import type { MemberId } from '../../../kernel/ids.ts';
import { sumAgain, sumEntries } from './sum-entries.ts';
import { openTestWallet } from './test-wallet.ts';

const t = openTestWallet();
const OFTEN = { moves: 8, entries: 5, accounts: 2 };

const explained = (memberId: MemberId) => t.db.read((tx) => t.wallet.purses(tx, memberId));
const sums = async () =>
  (
    await t.database.pool.query(`select account, kind, count, credited, debited
      from wallet_entry_sum order by account, kind`)
  ).rows;
const play = async (memberId: MemberId, times: number) => {
  for (let n = 1; n <= times; n += 1)
    await t.wallet.post(
      t.posting(memberId, [
        { amount: -BigInt(n) },
        ...(n % 3 === 0 ? [{ amount: BigInt(2 * n), kind: 'win' } as const] : []),
      ]),
    );
};

describe('an account that moves often', () => {
  it('is explained by the same figures before and after it was summed, and while it moves', async () => {
    const often = await t.member(10_000n);
    const rare = await t.member(10n);
    await play(often, 30);
    const before = await explained(often);
    await sumEntries(t.db, OFTEN);
    expect(await explained(often)).toEqual(before);
    expect(await explained(rare)).toHaveLength(2);
    await play(often, 20);
    const after = await explained(often);
    const cash = after.find(({ account }) => account === 'cash');
    expect(cash?.kinds.reduce((sum, { credited, debited }) => sum + credited - debited, 0n)).toBe(
      cash?.balance,
    );
    expect(cash?.kinds.find(({ kind }) => kind === 'stake')?.count).toBe(50n);
    await sumEntries(t.db, OFTEN);
    expect(await explained(often)).toEqual(after);
  });

  it('reads only the entries since it was summed', async () => {
    const member = await t.member(10_000n);
    await play(member, 40);
    await sumEntries(t.db, OFTEN);
    const kept = await t.database.pool.query(
      `select max(s.through) as through, max(a.seq) as seq from wallet_entry_sum s
        join wallet_account a on a.id = s.account where a.member_id = $1`,
      [member],
    );
    const { through, seq } = kept.rows[0] as { through: string; seq: string };
    expect(Number(seq) - Number(through)).toBeLessThan(OFTEN.moves);
  });

  it('is summed once, however many servers try', async () => {
    const member = await t.member(10_000n);
    await play(member, 30);
    const before = await explained(member);
    await Promise.all(Array.from({ length: 4 }, () => sumEntries(t.db, OFTEN)));
    expect(await explained(member)).toEqual(before);
  });

  it('is summed again to the same sums', async () => {
    await sumEntries(t.db, { ...OFTEN, moves: 1 });
    const before = await sums();
    await sumAgain(t.db, { ...OFTEN, moves: 1 });
    expect(await sums()).toEqual(before);
  });
});
