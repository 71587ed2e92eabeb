import { MAPPING_VERSION } from '../fairness/random.ts';
import { isClientSeed, isNonce, isServerSeed } from '../fairness/seeds.ts';
import { plainRandom, sha256 } from '../fairness/sha256.ts';
import {
  INSTANT_RULES,
  type InstantRound,
  isOffered,
  NotAllowed,
  playInstant,
  stakesOf,
} from '../instants/play.ts';
import type { InstantDocument } from './instant-proof.ts';
import { canonicalText } from './round-proof.ts';

/** Why a round cannot be checked at all. */
export type InstantObstacle =
  | 'seed-not-revealed'
  | 'unknown-rules'
  | 'unknown-mapping'
  | 'bad-seeds'
  | 'bad-bet'
  | 'bad-acts';

/** One thing that was shown, and what it must have been. */
export type InstantCheck = {
  readonly what: 'commitment' | 'stake' | 'payout' | 'state';
  readonly shown: string;
  readonly computed: string;
  readonly ok: boolean;
};

/** `ok` only when every check is. */
export type InstantVerdict =
  | { readonly ok: false; readonly obstacle: InstantObstacle }
  | {
      readonly ok: boolean;
      readonly obstacle: null;
      readonly checks: readonly InstantCheck[];
      readonly round: InstantRound;
    };

/**
 * Computes a round of an instant game again from its seeds, bet and acts, and compares: the commitment, the stake with what
 * acts added, the payout, and everything that was shown in the end. Needs nothing of the house.
 */
export function verifyInstant(proof: InstantDocument): InstantVerdict {
  const obstacle = obstacleOf(proof);
  if (obstacle) return { ok: false, obstacle };
  const { bet, acts, clientSeed } = proof;
  const serverSeed = proof.serverSeed ?? '';
  const seeds = { serverSeed, clientSeed, nonce: Number(proof.nonce) };
  const round = replayed({ bet, acts }, (stream) => plainRandom(seeds, stream));
  if (!round?.isOver) return { ok: false, obstacle: 'bad-acts' };
  const sum = (of: (wager: InstantRound['wagers'][number]) => bigint) =>
    round.wagers.reduce((all, wager) => all + of(wager), 0n).toString();
  const checks = [
    check('commitment', proof.commitment, sha256(serverSeed)),
    check(
      'stake',
      proof.stake,
      sum(({ stake }) => stake),
    ),
    check(
      'payout',
      proof.payout,
      sum(({ payout }) => payout ?? 0n),
    ),
    check('state', canonicalText(proof.state), canonicalText(round.state)),
  ];
  return { ok: checks.every(({ ok }) => ok), obstacle: null, checks, round };
}

function obstacleOf(proof: InstantDocument): InstantObstacle | null {
  const { game, serverSeed, clientSeed, nonce, bet, acts } = proof;
  if (serverSeed === null) return 'seed-not-revealed';
  if (proof.ruleVersion !== INSTANT_RULES || game !== bet.kind) return 'unknown-rules';
  if (proof.mappingVersion !== MAPPING_VERSION) return 'unknown-mapping';
  if (!isServerSeed(serverSeed) || !isClientSeed(clientSeed) || !isNonce(Number(nonce)))
    return 'bad-seeds';
  if (!isOffered(bet) || stakesOf(bet).includes(null)) return 'bad-bet';
  return acts.every(({ at }, place) => at === place) ? null : 'bad-acts';
}

function replayed(...of: Parameters<typeof playInstant>): InstantRound | null {
  try {
    return playInstant(...of);
  } catch (err) {
    if (err instanceof NotAllowed) return null;
    throw err;
  }
}

const check = (what: InstantCheck['what'], shown: string, computed: string): InstantCheck => ({
  what,
  shown,
  computed,
  ok: shown === computed,
});
