import { simulationRandom } from '@nokshi/house-math/fairness/simulation.ts';
import { play, SLOTS, type SlotGame } from '@nokshi/house-math/slot/index.ts';
import type { Outcome } from '@nokshi/house-math/slot/outcome.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { full } from '../../../tests/harness/extent.ts';
import { loadLook } from '../art/look.ts';
import type { Tier } from '../families/player.ts';
import { hiddenSurfaces, setHiddenStage, takeCalls } from '../testing/hidden-stage.ts';
import type { Cue, Order } from './orders.ts';
import { createTheatre } from './theatre.ts';

/** No round of any game takes longer to show. */
const LONGEST_MS = 600_000;

beforeEach(setHiddenStage);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Every third game, and all in `npm run test:full`. */
const GAMES = [...SLOTS.values()].filter((_, at) => full || at % 3 === 0);

type Noted = Cue & { readonly at: number };

/** A game on a stage of its own, and what it has told so far. */
async function openGame(game: SlotGame) {
  const told: Noted[] = [];
  const obey = createTheatre(hiddenSurfaces(), { game, look: await loadLook(game) }, (cue) =>
    told.push({ ...cue, at: performance.now() }),
  );
  const window = { width: 390, height: 800 };
  obey({ act: 'fit', size: { width: 390, height: 300 }, window });
  obey({ act: 'rest', outcome: null });
  const landed = () => told.at(-1)?.cue === 'landed';
  return { obey, told, landed };
}

async function landRound(
  { obey, landed }: Awaited<ReturnType<typeof openGame>>,
  outcome: Outcome,
  { tier = 0, still = false }: { tier?: Tier; still?: boolean } = {},
) {
  obey({ act: 'run' });
  obey({ act: 'land', outcome, manner: { tier, reducedMotion: still, creditWorth: 10n } });
  for (let passed = 0; passed < LONGEST_MS && !landed(); passed += 2_000)
    await vi.advanceTimersByTimeAsync(2_000);
  expect(landed(), outcome.game).toBe(true);
}

test.each([
  ['with all that moves', false],
  ['for a reader who wants no motion', true],
])('a round of a game is shown to its end and counted to the credit, %s', async (_, still) => {
  const random = simulationRandom(11);
  for (const [at, game] of GAMES.entries()) {
    const opened = await openGame(game);
    const outcome = play(game, random);
    await landRound(opened, outcome, { tier: (at % 5) as Tier, still });
    const won = opened.told.flatMap((cue) => (cue.cue === 'count' ? [cue.won] : [])).at(-1);
    expect(won, game.code).toBe(BigInt(outcome.totalCredits) * 10n);
    expect(takeCalls('drawImage'), game.code).toBeGreaterThan(0);
  }
});

const gameOf = (code: string): SlotGame => {
  const game = SLOTS.get(code);
  if (!game) throw new Error(`there is no game ${code}`);
  return game;
};

/** The first round of a game that is as wished. */
function roundOf(game: SlotGame, wished: (outcome: Outcome) => boolean): Outcome {
  const random = simulationRandom(5);
  for (let tries = 0; tries < 200_000; tries += 1) {
    const outcome = play(game, random);
    if (wished(outcome)) return outcome;
  }
  throw new Error(`${game.code} has no such round`);
}

const hasFree = ({ steps }: Outcome) => steps.some(({ kind }) => kind === 'free');
const cuesOf = <C extends Cue['cue']>(told: readonly Noted[], cue: C) =>
  told.filter((each): each is Noted & Extract<Cue, { cue: C }> => each.cue === cue);

test('free games have words before them, a place of their own, and their sum at the end; then no caption stays', async () => {
  const game = gameOf('kantha-lines');
  const outcome = roundOf(game, hasFree);
  const opened = await openGame(game);
  await landRound(opened, outcome);
  const { told } = opened;
  expect(cuesOf(told, 'place').map(({ free }) => free)).toEqual([true, false]);
  expect(cuesOf(told, 'moment').map(({ key }) => key)).toEqual(['free-games', 'free-total']);
  const free = outcome.steps.filter(({ kind }) => kind === 'free');
  const credits = free.reduce((sum, step) => sum + step.credits, 0);
  expect(cuesOf(told, 'moment').at(-1)?.won).toBe(BigInt(credits) * 10n);
  expect(cuesOf(told, 'caption').at(-1)?.key).toBe('none');
});

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 1],
] as const)('a win of tier %i has %i moments, counted up to its amount', async (tier, moments) => {
  const game = gameOf('kantha-lines');
  const outcome = roundOf(game, (each) => each.steps.length === 1 && each.totalCredits > 0);
  const opened = await openGame(game);
  await landRound(opened, outcome, { tier });
  expect(cuesOf(opened.told, 'moment').map((cue) => cue.tier)).toEqual(moments ? [tier] : []);
  const counted = cuesOf(opened.told, 'moment-won').map(({ won }) => won);
  expect(counted).toEqual(counted.toSorted((one, other) => (one < other ? -1 : 1)));
  if (moments > 0) expect(counted.at(-1)).toBe(BigInt(outcome.totalCredits) * 10n);
});

test('one press ends the words that stand, and the free games after them are shown anyway', async () => {
  const game = gameOf('kantha-lines');
  const outcome = roundOf(game, hasFree);
  const opened = await openGame(game);
  const { obey, told } = opened;
  const skip: Order = { act: 'skip' };
  obey({ act: 'land', outcome, manner: { tier: 0, reducedMotion: false, creditWorth: 10n } });
  while (cuesOf(told, 'moment').length === 0) await vi.advanceTimersByTimeAsync(40);
  obey(skip);
  await vi.advanceTimersByTimeAsync(40);
  expect(cuesOf(told, 'moment-over')).toHaveLength(1);
  for (let passed = 0; passed < LONGEST_MS && !opened.landed(); passed += 2_000)
    await vi.advanceTimersByTimeAsync(2_000);
  expect(cuesOf(told, 'moment').map(({ key }) => key)).toEqual(['free-games', 'free-total']);
});

test('reels stop in one rhythm, whatever stands on those before them', async () => {
  const game = gameOf('kantha-lines');
  const scatter = game.symbols.findIndex(({ role }) => role === 'scatter');
  const scattersIn = ({ steps }: Outcome) =>
    (steps[0]?.screen ?? [])
      .slice(0, 4)
      .flat()
      .filter((symbol) => symbol === scatter).length;
  const rhythmOf = async (outcome: Outcome) => {
    const opened = await openGame(game);
    opened.obey({ act: 'sound', on: true });
    await landRound(opened, outcome);
    const stops = cuesOf(opened.told, 'stop').slice(0, game.reels);
    return stops.map(({ at }) => Math.round(at - (stops[0]?.at ?? 0)));
  };
  const none = await rhythmOf(roundOf(game, (each) => scattersIn(each) === 0));
  const two = await rhythmOf(roundOf(game, (each) => scattersIn(each) === 2));
  expect(none).toHaveLength(game.reels);
  for (const [reel, at] of two.entries()) expect(Math.abs(at - (none[reel] ?? 0))).toBeLessThan(45);
});
