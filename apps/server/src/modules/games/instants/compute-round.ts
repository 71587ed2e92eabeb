import {
  INSTANT_RULES,
  type InstantAct,
  type InstantBet,
  type InstantRound as Computed,
  playInstant,
  type Streams,
} from '@nokshi/house-math/instants/play.ts';
import { hmacRandom } from '@nokshi/house-math/fairness/hmac-node.ts';
import { MAPPING_VERSION } from '@nokshi/house-math';
import type { Seeds } from '@nokshi/house-math/fairness/seeds.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { InstantsRoom } from './room.ts';
import type { RoundRow } from './store/rounds.ts';

/** A stored round with all that follows from it. */
export type Known = {
  readonly row: RoundRow;
  readonly bet: InstantBet;
  readonly acts: readonly InstantAct[];
  readonly streams: Streams;
  readonly now: Computed;
};

export const streamsOf =
  (seeds: Seeds): Streams =>
  (stream) =>
    hmacRandom(seeds, stream);

/** Rounds from their seeds, bets and acts, in the same order; each seed is opened once. */
export async function computeRounds(
  room: Pick<InstantsRoom, 'fairness'>,
  tx: Tx,
  rows: readonly RoundRow[],
): Promise<Known[]> {
  const seeds = new Map<string, Omit<Seeds, 'nonce'>>();
  const known: Known[] = [];
  for (const row of rows) {
    const { memberId, seedId, nonce } = row;
    const seed = seeds.get(seedId) ?? (await room.fairness.ofRound(tx, { memberId, seedId }));
    seeds.set(seedId, seed);
    const { serverSeed, clientSeed } = seed;
    known.push(knownOf(row, streamsOf({ serverSeed, clientSeed, nonce })));
  }
  return known;
}

function knownOf(row: RoundRow, streams: Streams): Known {
  const { roundId, ruleVersion, mappingVersion } = row;
  if (String(ruleVersion) !== INSTANT_RULES || mappingVersion !== MAPPING_VERSION)
    throw new Error(`round ${roundId} was played by rules ${ruleVersion} and ${mappingVersion}`);
  const bet = JSON.parse(row.bet) as InstantBet;
  const acts = row.acts.map(readAct);
  return { row, bet, acts, streams, now: playInstant({ bet, acts }, streams) };
}

/** As it is stored: `open 12`, `take`, `hit`. */
export const actText = (act: InstantAct): string =>
  act.act === 'open' ? `open ${act.field}` : act.act;

function readAct(text: string, at: number): InstantAct {
  const [act, field] = text.split(' ');
  if (act === 'open') return { act, at, field: Number(field) };
  return { act, at } as InstantAct;
}
