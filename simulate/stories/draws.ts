import { playerRoutes } from '@nokshi/contract';
import { toDecimal } from '@nokshi/money';
import { deposit } from '../acts/deposit.ts';
import { paisa } from '../paisa.ts';
import { breathe, type Person, type World } from '../world.ts';
import type { Story } from './story.ts';

const { lottery, lotteryChases } = playerRoutes;
const SECOND = 1_000;

type Line = {
  readonly play: string;
  readonly selection: string;
  readonly less?: number;
  readonly multiple?: number;
};
export type Wish = {
  readonly gameCode: string;
  readonly mode: 'Elott' | 'Lott';
  readonly lines: readonly Line[];
};

/** Big and small of one draw: one of them wins. */
const BOTH: Wish = {
  gameCode: 'wingo-1m',
  mode: 'Elott',
  lines: [
    { play: 'size', selection: '0' },
    { play: 'size', selection: '1' },
  ],
};
/** In order, with a part of the prize base taken as rebate. */
const STRAIGHT: Wish = {
  gameCode: 'ssc-1m',
  mode: 'Lott',
  lines: [{ play: 'front3-straight', selection: '123|456|789', less: 30 }],
};
const ANIMAL: Wish = {
  gameCode: 'lhc-5m',
  mode: 'Lott',
  lines: [{ play: 'special-animal', selection: '0' }],
};

/** Bets on draws, cancels one, has one made void, and plans a chase that ends with its first win. */
export const draws: Story = {
  name: 'draws',
  needsBeside: true,
  async tell(world, [person]) {
    if (!person || !world.beside) return;
    await deposit(world, person, { do: 'deposit', amount: '900.00', turn: 0, by: 'instant' });
    for (const wish of [BOTH, STRAIGHT, ANIMAL]) await follow(world, person, wish);
    await cancel(world, person);
    await chase(world, person);
    const placed = await follow(world, person, BOTH);
    if (placed && world.voidIssue) await makeVoid(world, person, placed);
  },
};

type Open = { readonly issue: string; readonly closesAt: number; readonly drawsAt: number };
export type Placed = Open & { readonly gameCode: string; readonly ids: readonly string[] };

/** The issue that takes bets, with time to place one. */
async function openIssue(world: World, person: Person, gameCode: string) {
  for (let tries = 0; tries < 3; tries += 1) {
    await world.beside?.draw();
    const input = { gameCode };
    const shown = await world.ask(person, lottery.game, { input, as: 'look at a draw' });
    if (!shown?.game.now) return null;
    const { issue, opensAt, closesAt, drawsAt } = shown.game.now;
    const open = { issue, closesAt: Date.parse(closesAt), drawsAt: Date.parse(drawsAt) };
    const now = world.life.now();
    const mayBet = Date.parse(opensAt) <= now && open.closesAt - now > 9 * SECOND;
    if (mayBet) return { ...open, terms: shown.terms };
    // Between closing and drawing the next issue is shown, which takes no bets yet.
    const next = Date.parse(opensAt) > now ? Date.parse(opensAt) : open.drawsAt;
    await world.life.pause(next + SECOND - now);
  }
  return null;
}

async function place(world: World, person: Person, wish: Wish): Promise<Placed | null> {
  const { gameCode, mode, lines } = wish;
  const open = await openIssue(world, person, gameCode);
  if (!open) return null;
  const bets = linesOf(lines, open.terms.ceiling);
  const total = toDecimal(
    lines.reduce((sum, line) => sum + unitsOf(line) * 200n * BigInt(line.multiple ?? 1), 0n),
  );
  const placed = await world.ask(person, lottery.place, {
    input: { gameCode, issue: open.issue, mode, bets, total },
    as: 'bet on a draw',
    key: world.newKey(),
  });
  if (!placed) return null;
  person.told.rounds += lines.length;
  person.told.staked += paisa(placed.staked);
  return { ...open, gameCode, ids: placed.bets.map(({ betId }) => betId) };
}

const linesOf = (lines: readonly Line[], ceiling: number) =>
  lines.map(({ play, selection, less = 0, multiple = 1 }) => ({
    play,
    selection,
    unitPrice: '2.00' as const,
    multiple,
    base: ceiling - less,
  }));

/** Numbers of each place, one with the other. */
const unitsOf = ({ selection }: Line): bigint =>
  selection.split('|').reduce((all, place) => all * BigInt(place.length), 1n);

/** Waits for the draw and counts what it paid. */
export async function follow(world: World, person: Person, wish: Wish): Promise<Placed | null> {
  const placed = await place(world, person, wish);
  if (!placed) return null;
  await untilDrawn(world, placed);
  await count(world, person, placed.ids);
  return placed;
}

async function untilDrawn(world: World, { closesAt, drawsAt }: Open): Promise<void> {
  for (const at of [closesAt, drawsAt]) {
    await world.life.pause(Math.max(0, at + 1 - world.life.now()));
    await world.beside?.draw();
  }
}

async function betsOf(world: World, person: Person, ids: readonly string[]) {
  const input = { pageSize: 50 };
  const bets = await world.ask(person, lottery.bets, { input, as: 'look at own bets' });
  return (bets?.rows ?? []).filter(({ betId }) => ids.includes(betId));
}

async function count(world: World, person: Person, ids: readonly string[]): Promise<void> {
  const bets = await betsOf(world, person, ids);
  if (bets.length !== ids.length) world.tally.fault('a bet on a draw is not among the own ones');
  for (const { prize, rebate, state } of bets) {
    if (prize === null) world.tally.fault(`a bet is ${state} after its draw`);
    person.told.won += paisa(prize ?? '0') + paisa(rebate ?? '0');
  }
}

/** What is cancelled in time comes back whole, and counts as a stake that was paid back. */
async function cancel(world: World, person: Person): Promise<void> {
  const placed = await place(world, person, ANIMAL);
  if (!placed) return;
  await breathe(world);
  const betId = placed.ids[0] ?? '';
  const gone = await world.ask(person, lottery.cancel, {
    input: { betId },
    as: 'cancel a bet on a draw',
    key: world.newKey(),
  });
  if (gone) person.told.won += paisa(gone.bet.stake);
}

async function chase(world: World, person: Person): Promise<void> {
  const { gameCode, mode, lines } = BOTH;
  const open = await openIssue(world, person, gameCode);
  const issues = await world.ask(person, lottery.issues, {
    input: { gameCode, count: 3 },
    as: 'look at issues to come',
  });
  if (!open || !issues) return;
  const entries = issues.data.map(({ issue }) => ({ issue, multiple: 1 }));
  const bets = linesOf(lines, open.terms.ceiling);
  const planned = await world.ask(person, lotteryChases.placeChase, {
    input: { gameCode, mode, bets, entries, stopOn: 'win', total: '12.00' },
    as: 'plan a chase',
    key: world.newKey(),
  });
  if (!planned) return;
  const { chaseId } = planned.chase;
  await untilDrawn(world, open);
  const ended = await world.ask(person, lotteryChases.chase, {
    input: { chaseId },
    as: 'look at a chase',
  });
  if (ended?.state !== 'WON') world.tally.fault(`a chase that won is ${ended?.state}`);
  const input = { pageSize: 50 };
  const own = await world.ask(person, lottery.bets, { input, as: 'look at own bets' });
  const ids = (own?.rows ?? []).filter((bet) => bet.chaseId === chaseId).map((bet) => bet.betId);
  person.told.rounds += ids.length;
  person.told.staked += paisa(ended?.staked ?? '0');
  await count(world, person, ids);
}

/** Prizes are taken back and stakes come back, also after the draw. */
export async function makeVoid(world: World, person: Person, placed: Placed): Promise<boolean> {
  const { gameCode, issue, ids } = placed;
  const paid = await betsOf(world, person, ids);
  if (!(await world.voidIssue?.({ gameCode, issue }))) return false;
  await world.beside?.draw();
  const bets = await betsOf(world, person, ids);
  if (bets.some(({ state }) => state !== 'VOID')) world.tally.fault('an issue is not void');
  for (const { stake, prize, rebate } of paid)
    person.told.won += paisa(stake) - paisa(prize ?? '0') - paisa(rebate ?? '0');
  return true;
}
