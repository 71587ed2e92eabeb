import { parseDecimal, toDecimal } from '@nokshi/money';
import { MAPPING_VERSION, type Random } from '../fairness/random.ts';
import { isClientSeed, isNonce, isServerSeed, type Seeds } from '../fairness/seeds.ts';
import { play, type SlotGame } from '../slot/families/index.ts';
import { levelOf, ticketOf } from '../slot/families/progressive/jackpot.ts';
import type { Outcome } from '../slot/outcome.ts';
import { payoutMinor } from '../slot/payout.ts';
import { canonicalText, type RoundProof } from './round-proof.ts';

/** Why a round cannot be checked at all. */
export type Obstacle =
  | 'seed-not-revealed'
  | 'unknown-rules'
  | 'other-rules'
  | 'unknown-mapping'
  | 'bad-seeds'
  | 'bad-stake';

/** One thing that was shown, and what it must have been. */
export type Check = {
  readonly what: 'commitment' | 'totalCredits' | 'payout' | 'jackpot' | 'outcome';
  readonly shown: string;
  readonly computed: string;
  readonly ok: boolean;
};

/** `ok` only when every check is. */
export type Verdict =
  | { readonly ok: false; readonly obstacle: Obstacle }
  | {
      readonly ok: boolean;
      readonly obstacle: null;
      readonly checks: readonly Check[];
      readonly outcome: Outcome;
    };

/** A proof whose rules, stake and seeds are known and in order, or what stands in the way. */
export type Prepared =
  | { readonly obstacle: Obstacle }
  | {
      readonly obstacle: null;
      readonly game: SlotGame;
      readonly stakeMinor: bigint;
      readonly seeds: Seeds;
    };

/** `game` as it is known by code and version of the proof, with its hash; null when there is none. */
export function prepare(
  proof: RoundProof,
  known: { readonly game: SlotGame; readonly rulesHash: string } | null,
): Prepared {
  const { serverSeed, clientSeed, nonce } = proof;
  if (serverSeed === null) return { obstacle: 'seed-not-revealed' };
  if (!known) return { obstacle: 'unknown-rules' };
  const { game, rulesHash } = known;
  if (rulesHash !== (proof.rulesHash ?? rulesHash)) return { obstacle: 'other-rules' };
  if (proof.mappingVersion !== MAPPING_VERSION) return { obstacle: 'unknown-mapping' };
  if (!isServerSeed(serverSeed) || !isClientSeed(clientSeed) || !isNonce(nonce)) {
    return { obstacle: 'bad-seeds' };
  }
  const stakeMinor = parseDecimal(proof.stake);
  if (stakeMinor === null || !game.stakes.includes(stakeMinor)) return { obstacle: 'bad-stake' };
  return { obstacle: null, game, stakeMinor, seeds: { serverSeed, clientSeed, nonce } };
}

const check = (what: Check['what'], shown: string, computed: string): Check => {
  return { what, shown, computed, ok: shown === computed };
};

/** Compares what was shown with the commitment and the outcome computed from the seeds. */
export function judge(
  proof: RoundProof,
  prepared: Extract<Prepared, { obstacle: null }>,
  computed: { commitment: string; outcome: Outcome },
): Verdict {
  const { commitment, outcome } = computed;
  const payout = payoutMinor(prepared.game, prepared.stakeMinor, outcome.totalCredits);
  const shownPayout = parseDecimal(proof.payout);
  const checks = [
    check('commitment', proof.commitment, commitment),
    check('totalCredits', String(proof.totalCredits), String(outcome.totalCredits)),
    check(
      'payout',
      shownPayout === null ? proof.payout : toDecimal(shownPayout),
      toDecimal(payout),
    ),
  ];
  const { game, stakeMinor } = prepared;
  if (game.family === 'progressive') {
    const won = levelOf(game, ticketOf(outcome) ?? Number.POSITIVE_INFINITY, stakeMinor);
    checks.push(check('jackpot', proof.jackpot?.level ?? 'none', won?.id ?? 'none'));
  }
  if (proof.outcome !== undefined) {
    checks.push(check('outcome', canonicalText(proof.outcome), canonicalText(outcome)));
  }
  return { ok: checks.every((each) => each.ok), obstacle: null, checks, outcome };
}

/** The round of a prepared proof, from its numbers. */
export const replay = (prepared: Extract<Prepared, { obstacle: null }>, random: Random): Outcome =>
  play(prepared.game, random);
