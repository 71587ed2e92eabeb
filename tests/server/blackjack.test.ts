import { playerRoutes } from '@nokshi/contract';
import type { InstantBet, InstantRound, InstantState } from '@nokshi/contract/player/instants.ts';
import { simulationRandom } from '@nokshi/house-math/fairness/simulation.ts';
import { roll } from '@nokshi/house-math/instants/dice.ts';
import {
  type InstantAct,
  type InstantRound as Computed,
  playInstant,
} from '@nokshi/house-math/instants/play.ts';
import { nextAct } from '@nokshi/house-math/instants/testing/played-round.ts';
import { totalOf, valueOf } from '@nokshi/house-math/tables/blackjack/hand.ts';
import type { InstantDocument } from '@nokshi/house-math/verify/instant-proof.ts';
import { verifyInstant } from '@nokshi/house-math/verify/verify-instant.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeClock } from '../harness/clock.ts';
import { type RunningHouse, startHouse } from '../harness/house.ts';
import { codeOf, instantPlay, type InstantSeat, minorOf } from '../harness/instants.ts';

const { fairness, instants } = playerRoutes;
const clock = fakeClock();
let house: RunningHouse;
beforeAll(async () => {
  house = await startHouse({ clock, tables: true });
});
afterAll(() => house.close());

const play = instantPlay(() => house, clock);
const STAKE = 1_000n;

type Bet = Extract<InstantBet, { kind: 'blackjack' }>;
type Table = Extract<InstantState, { kind: 'blackjack' }>;
const spots = (...taken: number[]): Bet => ({
  kind: 'blackjack',
  spots: taken.map((spot) => ({ spot, stake: '10.00' })),
});
const shown = ({ state }: { readonly state: unknown }) => state as Table;
const acting = (...names: string[]) => names.map((act, at) => ({ act, at })) as InstantAct[];
const isOver = (round: Computed) => round.isOver;
const back = (round: Computed) =>
  round.wagers.reduce((sum, { payout }) => sum + (payout ?? 0n), 0n);

/** Begins the first round in which one of the seven spots is dealt what is looked for; rounds of dice pass the others. */
async function dealUntil(
  seat: InstantSeat,
  acts: readonly InstantAct[],
  fits: (end: Computed) => boolean,
): Promise<{ round: InstantRound; end: Computed }> {
  const dice = await play.sit(seat.member, 'dice');
  for (;;) {
    const { streams } = await play.secret(seat);
    for (let spot = 1; spot <= 7; spot += 1) {
      const bet = spots(spot);
      const end = attempt(() => playInstant({ bet, acts }, streams));
      if (end && fits(end)) return { round: await play.begin(seat, bet), end };
    }
    await play.begin(dice, { kind: 'dice', stake: '1.00', side: 'under', at: 9_600 });
  }
}
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
async function actAll(seat: InstantSeat, round: InstantRound, acts: readonly InstantAct[]) {
  let now = round;
  for (const act of acts) now = await play.act(seat, now, act);
  return now;
}

describe('a spot', () => {
  test('is played against the dealer, and paid with the last act', async () => {
    const seat = await play.seat('blackjack-low');
    const { round, end } = await dealUntil(seat, acting('hit', 'stand'), isOver);
    expect(round).toMatchObject({
      isOpen: true,
      payout: null,
      state: { dealer: [expect.any(Number)] },
    });
    const before = await play.cash(seat);
    const over = await actAll(seat, round, acting('hit', 'stand'));
    expect(over).toMatchObject({ isOpen: false, state: end.state });
    expect(minorOf(over.payout)).toBe(back(end));
    expect(await play.cash(seat)).toBe(before + back(end));
  });

  test('that is doubled takes the stake once more, once however often it is sent', async () => {
    const seat = await play.seat('blackjack-low');
    const { round, end } = await dealUntil(seat, acting('double'), isOver);
    const before = await play.cash(seat);
    const double = { act: 'double', at: 0 } as const;
    const sent = await Promise.all([
      play.sendAct(seat, round.roundId, double),
      play.sendAct(seat, round.roundId, double),
    ]);
    const again = await play.sendAct(seat, round.roundId, double);
    for (const { answer } of [...sent, again])
      expect(answer).toMatchObject({ value: { round: { stake: '20.00', state: end.state } } });
    expect(await play.cash(seat)).toBe(before - STAKE + back(end));
    const wagers = await play.wagers(seat);
    expect(wagers.map(({ stake, payout }) => [stake, payout])).toEqual(
      end.wagers.map(({ stake, payout }) => [stake, payout]),
    );
    expect(new Set(wagers.map(({ roundId }) => roundId)).size).toBe(1);
  });

  test('cannot be doubled without the money, and goes on as it was', async () => {
    const seat = await play.seat('blackjack-low', '300.00');
    const { round } = await dealUntil(seat, acting('double'), isOver);
    const dice = await play.sit(seat.member, 'dice');
    const { streams } = await play.secret(seat);
    const side = roll(streams(0)) < 5_000 ? 'over' : 'under';
    await play.begin(dice, { kind: 'dice', stake: '285.00', side, at: 5_000 });
    const double = await play.sendAct(seat, round.roundId, { act: 'double', at: 0 });
    expect(codeOf(double)).toBe('wallet.insufficient');
    expect((await play.table(seat)).open).toEqual(round);
    expect(await play.act(seat, round, { act: 'stand' })).toMatchObject({ isOpen: false });
  });

  test('of two aces that is split gets one card each, for a further stake', async () => {
    const seat = await play.seat('blackjack-low');
    const isAces = ({ state }: Computed) =>
      shown({ state }).spots[0]?.hands.every(({ cards }) => valueOf(cards[0] ?? 0) === 1) ?? false;
    const { round, end } = await dealUntil(
      seat,
      acting('split'),
      (one) => one.isOver && isAces(one),
    );
    const over = await play.act(seat, round, { act: 'split' });
    expect(over).toMatchObject({ isOpen: false, stake: '20.00', state: end.state });
    expect(shown(over).spots[0]?.hands.map(({ cards }) => cards.length)).toEqual([2, 2]);
    expect((await play.wagers(seat)).map(({ stake }) => stake)).toEqual([STAKE, STAKE]);
  });

  test('that is insured is paid two to one for it when the dealer has a natural', async () => {
    const seat = await play.seat('blackjack-low');
    const isNatural = ({ isOver: over, state }: Computed) => {
      const { dealer } = shown({ state });
      return over && dealer.length === 2 && totalOf(dealer).total === 21;
    };
    const { round, end } = await dealUntil(seat, acting('insure'), isNatural);
    const before = await play.cash(seat);
    const over = await play.act(seat, round, { act: 'insure' });
    expect(totalOf(shown(over).dealer).total).toBe(21);
    expect(over.stake).toBe('15.00');
    const wagers = await play.wagers(seat);
    const insurance = wagers.find(({ stake }) => stake === STAKE / 2n);
    expect(insurance?.payout).toBe((STAKE / 2n) * 3n);
    const main = wagers.find(({ stake }) => stake === STAKE);
    expect(main?.payout).toBe(back(end) - (STAKE / 2n) * 3n);
    expect(await play.cash(seat)).toBe(before - STAKE / 2n + back(end));
  });

  test('whose stake comes back was not at risk: it is no valid turnover', async () => {
    const seat = await play.seat('blackjack-low');
    const isPush = (round: Computed) => round.isOver && back(round) === STAKE;
    const { round } = await dealUntil(seat, acting('stand'), isPush);
    await play.act(seat, round, { act: 'stand' });
    expect(await play.wagers(seat)).toMatchObject([{ payout: STAKE, valid: 0n }]);
  });
});

describe('seven spots', () => {
  test('are dealt and played in their order, and each is a wager of its own with its own turnover', async () => {
    const seat = await play.seat('blackjack-low');
    const bet = spots(1, 2, 3, 4, 5, 6, 7);
    let round = await play.begin(seat, bet);
    const order: number[] = [];
    for (let { turn } = shown(round); turn; { turn } = shown(round)) {
      order.push(turn.spot);
      const act = turn.acts.includes('decline') ? 'decline' : 'stand';
      if (act === 'stand') expect(order).toEqual(order.toSorted((one, other) => one - other));
      else order.pop();
      round = await play.act(seat, round, { act });
    }
    expect(round.isOpen).toBe(false);
    const wagers = await play.wagers(seat);
    expect(wagers).toHaveLength(7);
    for (const { stake, payout, valid } of wagers)
      expect(valid).toBe(payout === stake ? 0n : stake);
    const paid = wagers.reduce((sum, { payout }) => sum + payout, 0n);
    expect(minorOf(round.payout)).toBe(paid);
    expect(await play.cash(seat)).toBe(100_000n - 7n * STAKE + paid);
  });

  test('of a member who stays away stand, and insurance is declined', async () => {
    const seat = await play.seat('blackjack-low');
    const { streams } = await play.secret(seat);
    const round = await play.begin(seat, spots(1, 4, 7));
    await play.stayAway();
    const { open, last } = await play.table(seat);
    expect([open, last[0]?.roundId]).toEqual([null, round.roundId]);
    const acts = (last[0]?.acts ?? []) as InstantAct[];
    expect(acts.every(({ act }) => act === 'stand' || act === 'decline')).toBe(true);
    const end = playInstant({ bet: spots(1, 4, 7), acts }, streams);
    expect(await play.cash(seat)).toBe(100_000n - 3n * STAKE + back(end));
  });

  test('are refused twice, out of order, with stakes that cannot be halved, and beyond the limits', async () => {
    const seat = await play.seat('blackjack-low', '5000.00');
    for (const [taken, code] of [
      [spots(2, 2), 'instants.bet-wrong'],
      [spots(3, 1), 'instants.bet-wrong'],
      [{ kind: 'blackjack', spots: [{ spot: 1, stake: '10.01' }] }, 'instants.stake-not-offered'],
      [{ kind: 'blackjack', spots: [{ spot: 1, stake: '9.98' }] }, 'instants.stake-not-offered'],
      [{ kind: 'blackjack', spots: [{ spot: 1, stake: '2000.02' }] }, 'instants.stake-not-offered'],
    ] as const)
      expect(codeOf(await play.send(seat, taken as Bet))).toBe(code);
  });
});

test('whatever is bet and chosen, every round pays what seeds, bet and acts give, its proof is verified, and the books balance', async () => {
  const { below } = simulationRandom(37);
  const pick = <T>(all: readonly T[]) => all[below(all.length)] as T;
  const bets: Readonly<Record<string, () => InstantBet>> = {
    dice: () => ({
      kind: 'dice',
      stake: '7.77',
      side: pick(['under', 'over']),
      at: 400 + below(9_000),
    }),
    plinko: () => ({
      kind: 'plinko',
      stake: '3.33',
      rows: pick([8, 12, 16]),
      risk: pick(['low', 'medium', 'high']),
    }),
    mines: () => ({ kind: 'mines', stake: '5.55', mines: 1 + below(24) }),
    'blackjack-low': () =>
      spots(...[1, 2, 3, 4, 5, 6, 7].filter((spot) => spot === 4 || below(2) === 0)),
  };
  const { member } = await play.seat('dice', '10000.00');
  let cash = 1_000_000n;
  const played: string[] = [];
  for (let n = 0; n < 40; n += 1) {
    const gameId = pick(Object.keys(bets));
    const bet = (bets[gameId] as () => InstantBet)();
    const seat = await play.sit(member, gameId);
    const { streams } = await play.secret(seat);
    let round = await play.begin(seat, bet);
    while (round.isOpen) {
      const act = nextAct({ state: round.state } as Computed, round.acts.length, below);
      round = await play.act(seat, round, act);
    }
    const end = playInstant({ bet, acts: round.acts as InstantAct[] }, streams);
    expect([round.state, minorOf(round.payout)]).toEqual([end.state, back(end)]);
    cash += back(end) - end.wagers.reduce((sum, { stake }) => sum + stake, 0n);
    expect(await play.cash(seat)).toBe(cash);
    played.push(round.roundId);
  }
  await member.call(fairness.rotateSeed, { clientSeed: 'mine' });
  for (const roundId of played) {
    const { proof } = await member.call(instants.round, { roundId });
    expect(verifyInstant(proof as InstantDocument)).toMatchObject({ ok: true });
  }
  expect(await house.prove()).toMatchObject({ differences: 0 });
});
