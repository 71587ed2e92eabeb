import { playerRoutes } from '@nokshi/contract';
import { paisa } from '../paisa.ts';
import { isInstant, isVendorGame } from '../deck.ts';
import type { Act } from '../plan/day.ts';
import type { Person, World } from '../world.ts';
import { playAtVendor } from './play-at-vendor.ts';
import { playInstant } from './play-instant.ts';
import { ENDS_PLAY, type Sitting } from './sitting.ts';

type Play = Extract<Act, { do: 'play' }>;

/** The house's own pace is 2.5 s. */
const BETWEEN_SPINS_MS = 3_000;

/** Sits down to a game and plays until the spins are made or the house says no. */
export function play(world: World, person: Person, act: Play): Promise<void> {
  const { deck } = world;
  const game = act.vendor ? deck.dealVendorGame(act.turn) : deck.deal(act.turn);
  return sit(world, person, { game, spins: act.spins, stake: act.stake });
}

export function sit(world: World, person: Person, sitting: Sitting): Promise<void> {
  if (isVendorGame(sitting.game)) return playAtVendor(world, person, sitting);
  if (isInstant(sitting.game)) return playInstant(world, person, sitting);
  return playHere(world, person, sitting);
}

async function playHere(world: World, person: Person, { game, spins, stake }: Sitting) {
  const { ask, life, deck } = world;
  const { slots } = playerRoutes;
  const opened = await ask(person, slots.launch, {
    input: { gameId: game.gameId },
    as: 'open a game',
    may: ENDS_PLAY,
  });
  if (!opened) return;
  const bearer = opened.launchToken;
  const table = await ask(person, slots.table, { input: {}, as: 'sit down', bearer });
  if (!table) return;
  const wanted = stakeOf(table.stakes, stake);
  for (let spin = 0; spin < spins; spin += 1) {
    await life.pause(BETWEEN_SPINS_MS);
    const round = await ask(person, slots.spin, {
      input: { stake: wanted },
      as: 'spin',
      may: ENDS_PLAY,
      key: world.newKey(),
      bearer,
    });
    if (!round) return;
    deck.played(game.gameId);
    person.told.rounds += 1;
    person.told.staked += paisa(round.stake);
    person.told.won += paisa(round.payout) + paisa(round.jackpot?.amount ?? '0.00');
  }
}

/** What waits in the reward centre for slots of the house, to the last round. */
export async function playFreeRounds(world: World, person: Person): Promise<void> {
  const { ask, life } = world;
  const { promotions, slots } = playerRoutes;
  const waiting = await ask(person, promotions.freeRounds, { input: {}, as: 'look at rewards' });
  for (const { id, kind, gameId, left, stake } of waiting?.rows ?? []) {
    if (kind !== 'rounds') continue;
    const input = { gameId };
    const opened = await ask(person, slots.launch, { input, as: 'open a game', may: ENDS_PLAY });
    for (let round = 0; opened && round < left; round += 1) {
      await life.pause(BETWEEN_SPINS_MS);
      const played = await ask(person, slots.spin, {
        input: { stake, freeRounds: id },
        as: 'play a free round',
        may: ENDS_PLAY,
        key: world.newKey(),
        bearer: opened.launchToken,
      });
      if (!played) return;
      person.told.wonFree += paisa(played.payout);
    }
  }
}

/** The largest that is offered up to what was wanted; the smallest where all are larger. */
export function stakeOf(offered: readonly string[], wanted: string): string {
  const small = offered.filter((stake) => paisa(stake) <= paisa(wanted));
  const by = (a: string, b: string) => Number(paisa(a) - paisa(b));
  return (small.length > 0 ? small.toSorted(by).at(-1) : offered.toSorted(by)[0]) ?? wanted;
}

/** Opens every game without a round so far, for one round of the smallest stake each. */
export async function playTheRest(world: World, person: Person): Promise<void> {
  for (const game of world.deck.unplayed()) {
    await sit(world, person, { game, spins: 1, stake: '0.01' });
  }
}
