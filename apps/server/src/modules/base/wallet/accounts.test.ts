import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MemberId } from '../../../kernel/ids.ts';
import { silentLog } from '../../../kernel/log.ts';
import { createAccounts } from './accounts.ts';
import { createWallet, type Wallet } from './index.ts';
import { openTestWallet } from './test-wallet.ts';

const t = openTestWallet();
const closed = { code: 'wallet.account-closed' };
const fresh = () => {
  const { laneCount, laneOf } = t.wallet;
  return createAccounts({ ...t, laneCount, laneOf });
};
/** Another server, whose memory is empty. */
const another = (): Wallet => createWallet({ ...t, log: silentLog });
const open = (memberId: MemberId) =>
  t.db.tx((tx) => t.wallet.openAccounts(tx, { memberId, asset: 'BDT' }));

async function openMany(count: number): Promise<MemberId[]> {
  const members = Array.from({ length: count }, () => t.ids.next<MemberId>());
  await t.db.tx(async (tx) => {
    for (const memberId of members) await t.wallet.openAccounts(tx, { memberId, asset: 'BDT' });
  });
  return members;
}

/** The statements that PostgreSQL receives. */
function listen() {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  return {
    texts: () =>
      query.mock.calls.map(([asked]) =>
        String(typeof asked === 'string' ? asked : (asked as { text?: string })?.text).trim(),
      ),
  };
}
afterEach(() => {
  vi.restoreAllMocks();
});

describe('members whose accounts are not in memory', () => {
  it('500 of them cost one query a lane, and none the second time', async () => {
    const members = await openMany(500);
    const accounts = fresh();
    const asked = listen();
    const found = await Promise.all(members.map((m) => accounts.member(m, 'BDT')));
    expect(asked.texts()).toEqual(Array(16).fill(expect.stringMatching(/^select m\.id/)));
    expect(new Set(found.flatMap(({ cash, held }) => [cash, held])).size).toBe(1_000);
    const again = await Promise.all(members.map((m) => accounts.member(m, 'BDT')));
    expect(again).toEqual(found);
    expect(members.map((m) => accounts.knownMember(m, 'BDT'))).toEqual(found);
    expect(asked.texts()).toHaveLength(16);
    const one = await t.db.tx((tx) => fresh().member(members[7] as MemberId, 'BDT', tx));
    expect(one).toEqual(found[7]);
  });

  it('500 postings ask once a lane and are committed by it', async () => {
    const members = await openMany(500);
    const wallet = another();
    await wallet.post(t.posting(await t.member(), [{ amount: 1n, kind: 'win' }]));
    const asked = listen();
    const win = { amount: 5n, kind: 'win' } as const;
    const posted = await Promise.all(members.map((m) => wallet.post(t.posting(m, [win]))));
    expect(posted.every(({ balance }) => balance === 5n)).toBe(true);
    expect(asked.texts().filter((text) => text.startsWith('select m.id'))).toHaveLength(16);
    expect(asked.texts().length).toBeLessThanOrEqual(16 + 16);
  });

  it('only those without an account are refused', async () => {
    const [member] = await openMany(1);
    const accounts = fresh();
    const strangers = [t.ids.next<MemberId>(), t.ids.next<MemberId>()];
    const all = [...strangers, member as MemberId].map((m) => accounts.member(m, 'BDT'));
    const [first, second, known] = await Promise.allSettled(all);
    expect([first, second]).toMatchObject([{ reason: closed }, { reason: closed }]);
    expect(known?.status).toBe('fulfilled');
    await expect(accounts.member(member as MemberId, 'PTS')).rejects.toMatchObject(closed);
  });

  it('a malformed id is a fault of its caller alone', async () => {
    const [member] = await openMany(1);
    const accounts = fresh();
    const known = accounts.member(member as MemberId, 'BDT');
    await expect(accounts.member('nobody' as MemberId, 'BDT')).rejects.toThrow('is a uuid');
    await expect(known).resolves.toMatchObject({ cash: expect.any(Number) });
  });

  it('other servers see accounts once the story that opens them has committed', async () => {
    const memberId = t.ids.next<MemberId>();
    const accounts = fresh();
    await t.db.tx(async (tx) => {
      await t.wallet.openAccounts(tx, { memberId, asset: 'BDT' });
      await expect(accounts.member(memberId, 'BDT')).rejects.toMatchObject(closed);
      await accounts.member(memberId, 'BDT', tx);
      expect(accounts.knownMember(memberId, 'BDT')).toBeUndefined();
    });
    expect(accounts.knownMember(memberId, 'BDT')).toBeDefined();
  });

  it('accounts of a story that was rolled back are not remembered', async () => {
    const memberId = t.ids.next<MemberId>();
    const accounts = fresh();
    const story = t.db.tx(async (tx) => {
      await t.wallet.openAccounts(tx, { memberId, asset: 'BDT' });
      await accounts.member(memberId, 'BDT', tx);
      throw new Error('otherwise');
    });
    await expect(story).rejects.toThrow('otherwise');
    await expect(accounts.member(memberId, 'BDT')).rejects.toMatchObject(closed);
  });

  it('a failed look-up fails everyone who waits for it, and the next one tries again', async () => {
    const many = await openMany(64);
    const members = many.filter((m) => t.wallet.laneOf(m) === t.wallet.laneOf(many[0] as MemberId));
    const accounts = fresh();
    const asked = vi.spyOn(t.db, 'rows').mockRejectedValueOnce(new Error('gone'));
    const all = await Promise.allSettled(members.map((m) => accounts.member(m, 'BDT')));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(asked).toHaveBeenCalledTimes(1);
    await expect(accounts.member(members[0] as MemberId, 'BDT')).resolves.toBeDefined();
  });

  it('the number of a closed account is still found, and its postings are refused', async () => {
    const memberId = t.ids.next<MemberId>();
    await open(memberId);
    await t.db.tx((tx) => t.wallet.closeAccounts(tx, { memberId, asset: 'BDT' }));
    await expect(fresh().member(memberId, 'BDT')).resolves.toBeDefined();
    const win = t.posting(memberId, [{ amount: 1n, kind: 'win' }]);
    await expect(another().post(win)).rejects.toMatchObject(closed);
  });
});

describe('house accounts', () => {
  const someoneWaits = async () =>
    (
      await t.database.pool.query(`
        select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`)
    ).rows.length > 0;
  const leg = (contra: `house:${string}`) => ({ amount: 1n, kind: 'win', contra }) as const;

  it('stories that open them in different orders do not deadlock', async () => {
    const [one, two] = [await t.member(), await t.member()];
    const [first, second] = [another(), another()];
    let began = 0;
    let bothBegan = () => {};
    const both = new Promise<void>((resolve) => {
      bothBegan = resolve;
    });
    const story = (
      wallet: Wallet,
      memberId: MemberId,
      houses: [`house:${string}`, `house:${string}`],
    ) =>
      t.db.tx(async (tx) => {
        await wallet.transfer(tx, t.posting(memberId, [leg(houses[0])]));
        began += 1;
        if (began === 2) bothBegan();
        await both;
        await wallet.transfer(tx, t.posting(memberId, [leg(houses[1])]));
      });
    await Promise.all([
      story(first, one, ['house:left', 'house:right']),
      story(second, two, ['house:right', 'house:left']),
    ]);
    expect([await t.cash(one), await t.cash(two)]).toEqual([2n, 2n]);
  });

  it('a story in its lane may open the account that a story waiting for the lane opened first', async () => {
    const member = await t.member();
    const [first, second] = [another(), another()];
    const open = t.posting(member, [leg('house:new')]);
    const waiting = await t.db.tx(async (tx) => {
      await first.transfer(tx, t.posting(member, [leg('house:known')]));
      const other = t.db.tx((tx) => second.transfer(tx, open));
      await vi.waitUntil(someoneWaits, { timeout: 5_000 });
      await first.transfer(tx, t.posting(member, [leg('house:new')]));
      return { other };
    });
    await waiting.other;
    expect(await t.cash(member)).toBe(3n);
  });

  it('a server that just started does not wait for a story that moves them', async () => {
    const [one, two] = [await t.member(), await t.member()];
    const open = t.posting(one, [leg('house:known')]);
    await t.db.tx(async (tx) => {
      await another().transfer(tx, open);
      const accounts = fresh();
      expect(await accounts.house('house:known', 'BDT')).toHaveLength(16);
      await expect(accounts.member(two, 'BDT')).resolves.toBeDefined();
    });
  });

  it('more stories than connections may open a missing account', async () => {
    const members = await openMany(40);
    const wallet = another();
    const leave = { amount: 1n, kind: 'win', contra: 'house:crowd' } as const;
    await Promise.all(
      members.map((m) => t.db.tx((tx) => wallet.transfer(tx, t.posting(m, [leave])))),
    );
    const { rows } = await t.database.pool.query(
      `select lane from wallet_account where name = 'house:crowd' order by lane`,
    );
    expect(rows.map(({ lane }) => lane)).toEqual(Array.from({ length: 16 }, (_, lane) => lane));
  });
});
