import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';

/** Terms and ends of a slot's pots may need a second person; nothing of them may be chosen by one. */
const { slots, proposals, catalogue, records } = consoleRoutes;
const clock = fakeClock();
const reason = 'A season of rain';
let house: RunningHouse;

beforeAll(async () => {
  house = await startHouse({ clock });
  const member = await house.member();
  // The first game with pots that is opened fills them.
  await member.call(playerRoutes.slots.launch, { gameId: 'loom-crown' });
});
afterAll(() => house?.close());

const thousandths = (percent: string) => Math.round(Number(percent) * 10);

async function termsOf(gameId: string) {
  const { jackpots } = await (await house.operator()).call(slots.jackpots, { asset: 'BDT' });
  const found = jackpots.find((one) => one.gameId === gameId);
  if (!found) throw new Error(`${gameId} has no pots`);
  return found;
}

/** The terms as they are, with so many more thousandths for the reserve. */
async function wishOf(gameCode: string, more: number) {
  const { version, levels, reserveShare } = await termsOf(gameCode);
  return {
    gameCode,
    version,
    levels: levels.map(({ seed, share }) => ({ seed, share: thousandths(share) })),
    reserveShare: thousandths(reserveShare) + more,
    reason,
  };
}

const ask = async (act: string, needed: boolean) =>
  (await house.operator()).call(proposals.setRule, { act, needed, above: null, reason } as never);

it('terms that are the same are refused, and others hold at once', async () => {
  const admin = await house.operator();
  const same = await admin.send(slots.terms, await wishOf('loom-crown', 0));
  expect(same.answer).toMatchObject({ success: false, code: 'slots.jackpot-same' });
  expect(await admin.call(slots.terms, await wishOf('loom-crown', 5))).toEqual({ proposal: null });
  expect((await termsOf('loom-crown')).reserveShare).toBe('2.50');
});

it('a seed at the ceiling of its pot is refused', async () => {
  const admin = await house.operator();
  const wish = await wishOf('loom-crown', 0);
  const [, , small] = (await termsOf('loom-crown')).levels;
  const levels = wish.levels.map((level, at) =>
    at === 2 ? { ...level, seed: small?.ceiling ?? '' } : level,
  );
  const { answer } = await admin.send(slots.terms, { ...wish, levels });
  expect(answer).toMatchObject({ success: false, code: 'slots.jackpot-terms' });
});

it('with four eyes set, terms and an end wait for a second person, who sees what they change', async () => {
  const admin = await house.operator();
  const second = await house.operator('risk');
  await ask('slots.jackpot-terms', true);
  await ask('slots.jackpot-switch', true);
  const asked = await admin.call(slots.terms, await wishOf('loom-crown', 5));
  expect((await termsOf('loom-crown')).reserveShare).toBe('2.50');
  await admin.call(catalogue.setGame, { gameId: 'star-stitch', cells: { enabled: '0' }, reason });
  const into = 'river-chest';
  const ended = await admin.call(slots.switch, { gameCode: 'star-stitch', into, reason });
  const { rows } = await second.call(proposals.proposals, {});
  expect(rows.find(({ id }) => id === asked.proposal)?.changes).toEqual([
    { field: 'reserve', from: '2.50', to: '3.00' },
  ]);
  expect(rows.find(({ id }) => id === ended.proposal)?.changes).toEqual([
    { field: 'pots.into', from: '', to: 'River chest' },
    { field: 'pots.held', from: '', to: '102500.00' },
  ]);
  for (const { proposal } of [asked, ended]) {
    const own = await admin.send(proposals.approve, { id: proposal ?? '' });
    expect(own.answer.success).toBe(false);
    await second.call(proposals.approve, { id: proposal ?? '' });
  }
  expect((await termsOf('loom-crown')).reserveShare).toBe('3.00');
  expect((await termsOf('star-stitch')).state).toBe('ENDED');
});

it('an operator without slots.write changes nothing, and every act is in the audit log', async () => {
  const support = await house.operator('support');
  const { status } = await support.send(slots.terms, await wishOf('river-chest', 5));
  expect(status).toBe(403);
  const { rows } = await (await house.operator()).call(records.audit, { pageSize: 50 });
  const acts = rows.filter(({ act }) => act.startsWith('slots.')).map(({ act }) => act);
  expect(acts.toReversed()).toEqual([
    'slots.jackpot-terms',
    'slots.jackpot-terms',
    'slots.jackpot-end',
  ]);
});
