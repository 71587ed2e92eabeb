import { expect, it } from 'vitest';
import type { HoldId, MemberId, Uuid } from '../../../kernel/ids.ts';
import { openTestWallet } from './test-wallet.ts';

const t = openTestWallet();
const ask = (memberId: MemberId, key: Uuid) =>
  t.db.read((tx) => t.wallet.answerOf(tx, { memberId, asset: 'BDT', key }));
const inOneLaneWith = async (other: MemberId): Promise<MemberId> => {
  for (;;) {
    const memberId = await t.member(10n);
    if (t.wallet.laneOf(memberId) === t.wallet.laneOf(other)) return memberId;
  }
};

it('a lost answer is found by its key, whatever was posted after it', async () => {
  const member = await t.member(1_000n);
  const posting = t.posting(member, [{ amount: -10n }, { amount: 4n, kind: 'win' }]);
  const first = await t.wallet.post(posting);
  await t.wallet.post(t.posting(member, [{ amount: -500n }]));
  expect(first.balance).toBe(994n);
  expect(await ask(member, posting.key)).toEqual({ ...first, outcome: 'repeated' });
});

it('the answers of a hold and of its parts are found by their keys', async () => {
  const memberId = await t.member(1_000n);
  const [holdId, reference] = [t.ids.next<HoldId>(), t.ids.next<Uuid>()];
  const hold = {
    holdId,
    memberId,
    asset: 'BDT',
    amount: 600n,
    reference,
    expiresAt: null,
  } as const;
  const held = await t.db.tx((tx) => t.wallet.hold(tx, hold));
  const parts = { capture: t.ids.next<Uuid>(), release: t.ids.next<Uuid>() };
  const captured = await t.db.tx((tx) =>
    t.wallet.capture(tx, {
      holdId,
      memberId,
      key: parts.capture,
      amount: 100n,
      contra: 'payouts',
      kind: 'withdrawal',
    }),
  );
  const released = await t.db.tx((tx) =>
    t.wallet.release(tx, { holdId, memberId, key: parts.release, amount: 200n }),
  );
  const repeated = { outcome: 'repeated' } as const;
  expect(await ask(memberId, holdId)).toEqual({ ...held, ...repeated });
  expect(await ask(memberId, parts.capture)).toEqual({ ...captured, ...repeated });
  expect(await ask(memberId, parts.release)).toEqual({ ...released, ...repeated });
});

it('a key under which nothing was posted, or which was refused, has no answer', async () => {
  const member = await t.member(10n);
  const tooMuch = t.posting(member, [{ amount: -11n }]);
  await expect(t.wallet.post(tooMuch)).rejects.toMatchObject({ code: 'wallet.insufficient' });
  expect(await ask(member, tooMuch.key)).toBeNull();
});

it('a key that a rollback took is refused, and so is another member’s key', async () => {
  const memberId = await t.member(10n);
  const [key, posting] = [t.ids.next<Uuid>(), t.posting(memberId, [{ amount: -1n }])];
  await t.db.tx((tx) => t.wallet.tombstone(tx, { memberId, asset: 'BDT', key }));
  await t.wallet.post(posting);
  await expect(ask(memberId, key)).rejects.toMatchObject({ code: 'wallet.key-expired' });
  await expect(ask(await inOneLaneWith(memberId), posting.key)).rejects.toMatchObject({
    code: 'wallet.key-reused',
  });
});

it('a rollback that is sent twice gets its first answer; after the stake it is refused', async () => {
  const memberId = await t.member(10n);
  const key = t.ids.next<Uuid>();
  const leave = (key: Uuid) =>
    t.db.tx((tx) => t.wallet.tombstone(tx, { memberId, asset: 'BDT', key }));
  const first = await leave(key);
  await t.wallet.post(t.posting(memberId, [{ amount: -1n }]));
  expect(await leave(key)).toEqual({ ...first, outcome: 'repeated' });
  const stake = t.posting(memberId, [{ amount: -1n }]);
  await t.wallet.post(stake);
  await expect(leave(stake.key)).rejects.toMatchObject({ code: 'wallet.key-reused' });
});

it('a key of one asset is unknown to the other, whatever its digest', async () => {
  const memberId = await t.member(10n);
  await t.db.tx((tx) => t.wallet.openAccounts(tx, { memberId, asset: 'FUN' }));
  const posting = t.posting(memberId, [{ amount: -1n }]);
  await t.wallet.post(posting);
  const reused = { code: 'wallet.key-reused' };
  await expect(t.wallet.post({ ...posting, asset: 'FUN' })).rejects.toMatchObject(reused);
  const question = { memberId, asset: 'FUN', key: posting.key } as const;
  await expect(t.db.read((tx) => t.wallet.answerOf(tx, question))).rejects.toMatchObject(reused);
});
