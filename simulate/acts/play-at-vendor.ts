import { playerRoutes } from '@nokshi/contract';
import type { Person, World } from '../world.ts';
import { paisa } from '../paisa.ts';
import { ENDS_PLAY, type Sitting } from './sitting.ts';

type Played = { ok: boolean; status?: string; stake?: string; win?: string };

/** What a vendor says while its line to the house is down, or when there is no money left. */
const ENDS_SITTING = new Set([
  'TAKEN_BACK',
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'PLAYER_BLOCKED',
]);
const STAKE_AT_MOST = 20_00n;
const BETWEEN_ROUNDS_MS = 4_000;

/** Opens the vendor's page with the house's token and plays as the page does, at the vendor's own server. */
export async function playAtVendor(
  world: World,
  person: Person,
  { game, spins, stake }: Sitting,
): Promise<void> {
  const opened = await world.ask(person, playerRoutes.vendors.launch, {
    input: { gameId: game.gameId },
    as: 'open a game of a vendor',
    may: [...ENDS_PLAY, 'vendors.off'],
  });
  if (!opened) return;
  const { origin, hash } = new URL(opened.url);
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? '';
  const wanted = wholeTaka(stake);
  for (let round = 0; round < spins; round += 1) {
    await world.life.pause(BETWEEN_ROUNDS_MS);
    const played = await callVendor(`${origin}/play`, { token, stake: wanted });
    world.tally.count('play at the vendor', played.ok ? 'done' : (played.status ?? 'no answer'));
    if (!played.ok) {
      person.told.takenBack += 1;
      if (!ENDS_SITTING.has(played.status ?? ''))
        world.tally.fault(`the vendor answered ${played.status}`);
      return;
    }
    world.deck.played(game.gameId);
    person.told.rounds += 1;
    person.told.staked += paisa(played.stake ?? '');
    person.told.won += paisa(played.win ?? '');
  }
}

async function callVendor(url: string, body: object): Promise<Played> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  return (await response.json()) as Played;
}

function wholeTaka(stake: string): string {
  const taka = paisa(stake) / 100n;
  const most = STAKE_AT_MOST / 100n;
  return `${taka < 1n ? 1n : taka > most ? most : taka}.00`;
}
