import { playerRoutes } from '@nokshi/contract';
import type { Chip } from '@nokshi/contract/player/tables.ts';
import { deposit } from '../acts/deposit.ts';
import { paisa } from '../paisa.ts';
import type { Person, World } from '../world.ts';
import type { Story } from './story.ts';

const { kite, tables: routes } = playerRoutes;
const SECOND = 1_000;
/** Bets are taken for so long at least when somebody lays chips. */
const TIME_TO_BET = 5 * SECOND;
/** A cut that is drawn five seconds late finds the house away. */
const LOOK_EVERY = 4 * SECOND;
/** A flight goes on for minutes where its string is cut late. */
const MOST_LOOKS = 100;
/** It is paid when its cut was shown. */
const CUT_SHOWN = 5 * SECOND;
const ORDER = 150;

/** Where chips are laid, and how. */
const LAYOUTS: Readonly<Record<string, readonly Chip[]>> = {
  'dragon-tiger-low': [
    { spot: 'dragon', stake: '20.00' },
    { spot: 'tie', stake: '10.00' },
  ],
  'roulette-low': [
    { spot: 'red', stake: '20.00' },
    { spot: 'straight-17', stake: '10.00' },
  ],
  'robo-rumble': [{ spot: 'blue', stake: '20.00' }],
};

/** Lays chips at tables, takes a bet back, and flies the kite with an order. */
export const tables: Story = {
  name: 'tables',
  needsBeside: true,
  async tell(world, [person]) {
    if (!person || !world.beside) return;
    await deposit(world, person, { do: 'deposit', amount: '900.00', turn: 0, by: 'instant' });
    for (const [gameId, layout] of Object.entries(LAYOUTS))
      await playRound(world, person, { gameId, layout });
    await fly(world, person);
  },
};

type Times = {
  readonly issue: string;
  readonly opensAt: string;
  readonly closesAt: string;
  /** Where it is known when the next one opens. */
  readonly endsAt?: string;
};

/** The round that takes bets, with time to lay some. */
async function openRound<Round extends Times>(
  world: World,
  look: () => Promise<{ readonly now: Round | null } | null>,
): Promise<Round | null> {
  const { life, beside, tally } = world;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await beside?.draw();
    const round = (await look())?.now;
    const now = life.now();
    const left = (at: string | undefined) => (at === undefined ? 0 : Date.parse(at) - now);
    const mayBet = left(round?.opensAt) <= 0 && left(round?.closesAt) > TIME_TO_BET;
    if (round && mayBet) return round;
    await life.pause(Math.max(LOOK_EVERY, left(round?.endsAt ?? round?.closesAt)));
  }
  tally.fault('no round took bets');
  return null;
}

const until = async ({ life, beside }: World, at: string): Promise<void> => {
  await life.pause(Math.max(0, Date.parse(at) + 1 - life.now()));
  await beside?.draw();
};

type Chosen = { readonly gameId: string; readonly layout: readonly Chip[] };

export async function playRound(world: World, person: Person, { gameId, layout }: Chosen) {
  const { ask, tally } = world;
  const opened = await ask(person, routes.launch, { input: { gameId }, as: 'open a table' });
  if (!opened) return;
  const bearer = opened.launchToken;
  const round = await openRound(world, async () => {
    const seat = await ask(person, routes.seat, { input: {}, as: 'sit at a table', bearer });
    return seat?.table ?? null;
  });
  if (!round) return;
  const lay = async () => {
    const input = { issue: round.issue, layout: [...layout] };
    const as = 'bet at a table';
    const placed = await ask(person, routes.place, { input, as, key: world.newKey(), bearer });
    if (!placed) return null;
    person.told.rounds += 1;
    person.told.staked += paisa(placed.bet.stake);
    return placed.bet;
  };
  const gone = await lay();
  await lay();
  if (gone) await takeBack(world, person, { betId: gone.betId, bearer });
  for (const at of [round.closesAt, round.drawsAt, round.endsAt]) await until(world, at);
  const own = await ask(person, routes.history, { input: {}, as: 'look at own rounds', bearer });
  const paid = own?.rows.find(({ issue }) => issue === round.issue);
  if (!paid || paid.bets.some(({ state }) => state === 'OPEN'))
    tally.fault(`a round of ${gameId} is over and not paid`);
  person.told.won += paisa(paid?.payout ?? '0');
}

/** It comes back whole, and counts as a stake that was paid back. */
async function takeBack(
  { ask }: World,
  person: Person,
  { betId, bearer }: { readonly betId: string; readonly bearer: string },
): Promise<void> {
  const input = { betIds: [betId] };
  const gone = await ask(person, routes.withdraw, { input, as: 'take a bet back', bearer });
  for (const { stake } of gone?.bets ?? []) person.told.won += paisa(stake);
}

async function fly(world: World, person: Person): Promise<void> {
  const { ask, life, beside, tally } = world;
  const opened = await ask(person, kite.launch, { input: { gameId: 'kite' }, as: 'open the kite' });
  if (!opened) return;
  const bearer = opened.launchToken;
  const look = async () => {
    const seat = await ask(person, kite.seat, { input: {}, as: 'look at the kite', bearer });
    return seat?.topic ?? null;
  };
  const flight = await openRound(world, look);
  if (!flight) return;
  const { issue } = flight;
  const placed = await ask(person, kite.place, {
    input: { issue, stake: '20.00', order: ORDER },
    as: 'bet on a flight',
    key: world.newKey(),
    bearer,
  });
  if (!placed) return;
  person.told.rounds += 1;
  person.told.staked += paisa(placed.bet.stake);
  await until(world, flight.closesAt);
  const isFlying = async () => {
    const now = (await look())?.now;
    return now?.issue === issue && now.cut === null && now.state !== 'VOID';
  };
  for (let looks = 0; looks < MOST_LOOKS && (await isFlying()); looks += 1) {
    await life.pause(LOOK_EVERY);
    await beside?.draw();
  }
  await life.pause(CUT_SHOWN);
  await beside?.draw();
  const own = await ask(person, kite.history, { input: {}, as: 'look at own flights', bearer });
  const bet = own?.rows.find(({ betId }) => betId === placed.bet.betId);
  if (!bet || bet.payout === null) tally.fault('a flight is over and not paid');
  person.told.won += paisa(bet?.payout ?? '0');
}
