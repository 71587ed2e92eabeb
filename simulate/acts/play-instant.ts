import { type Output, playerRoutes } from '@nokshi/contract';
import type {
  InstantAct,
  InstantBet,
  InstantKind,
  InstantRound,
} from '@nokshi/contract/player/instants.ts';
import { toDecimal } from '@nokshi/money';
import { paisa } from '../paisa.ts';
import type { Person, World } from '../world.ts';
import { ENDS_PLAY, type Sitting } from './sitting.ts';

const { instants } = playerRoutes;

/** The house's own pace is 5 s. */
const BETWEEN_ROUNDS_MS = 6_000;
/** In paisa; a larger stake could win more than some of the games pay. */
const MOST_STAKED = 5_000n;
const FIELDS_OPENED = 2;
/** Fields from one that is opened to the next. */
const FIELDS_APART = 6;

/** Rounds that the person plays alone, with the choices that they ask for. */
export async function playInstant(
  world: World,
  person: Person,
  { game: { gameId }, spins, stake }: Sitting,
): Promise<void> {
  const { ask, life, deck, newKey } = world;
  const opened = await ask(person, instants.launch, {
    input: { gameId },
    as: 'open a game',
    may: ENDS_PLAY,
  });
  if (!opened) return;
  const bearer = opened.launchToken;
  const table = await ask(person, instants.table, { input: {}, as: 'sit down', bearer });
  if (!table) return;
  const bet = betOf(table.kind, stakeWithin(table.limits, stake));
  for (let round = 0; round < spins; round += 1) {
    await life.pause(BETWEEN_ROUNDS_MS);
    const begun = await ask(person, instants.begin, {
      input: { bet },
      as: 'begin an instant round',
      may: ENDS_PLAY,
      key: newKey(),
      bearer,
    });
    if (!begun) return;
    const ended = await playOut(world, person, { round: begun.round, bearer });
    deck.played(gameId);
    person.told.rounds += 1;
    person.told.staked += paisa(ended.stake);
    person.told.won += paisa(ended.payout ?? '0');
  }
}

/** As much as was wanted, as far as the game takes it; cards take even amounts alone. */
function stakeWithin(
  { least, most }: Output<typeof instants.table>['limits'],
  wanted: string,
): string {
  const within = [paisa(wanted), MOST_STAKED, paisa(most)].reduce((a, b) => (a < b ? a : b));
  return toDecimal(within < paisa(least) ? paisa(least) : within - (within % 2n));
}

function betOf(kind: InstantKind, stake: string): InstantBet {
  switch (kind) {
    case 'dice':
      return { kind, stake, side: 'under', at: 5_000 };
    case 'plinko':
      return { kind, stake, rows: 12, risk: 'medium' };
    case 'mines':
      return { kind, stake, mines: 3 };
    case 'blackjack':
      return { kind, spots: [{ spot: 4, stake }] };
  }
}

type Playing = { readonly round: InstantRound; readonly bearer: string };

async function playOut(
  { ask, tally }: World,
  person: Person,
  { round, bearer }: Playing,
): Promise<InstantRound> {
  let now = round;
  while (now.isOpen) {
    const { roundId } = now;
    const input = { roundId, act: { ...choiceOf(now), at: now.acts.length } as InstantAct };
    const after = await ask(person, instants.act, { input, as: 'act in a round', bearer });
    if (!after) return now;
    now = after.round;
  }
  if (now.payout === null) tally.fault('an instant round is over and not paid');
  return now;
}

/** Mines are taken after two fields; a hand takes one card and stands. */
function choiceOf({ state, acts }: InstantRound) {
  if (state.kind === 'mines')
    return state.opened.length < FIELDS_OPENED
      ? { act: 'open', field: state.opened.length * FIELDS_APART }
      : { act: 'take' };
  const may = state.kind === 'blackjack' ? (state.turn?.acts ?? []) : [];
  if (may.includes('decline')) return { act: 'decline' };
  return { act: acts.length === 0 && may.includes('hit') ? 'hit' : 'stand' };
}
