import { commitmentOfBrowser, replayInBrowser } from '@nokshi/house-math/fairness/hmac-browser.ts';
import { play } from '@nokshi/house-math/slot/families/index.ts';
import { levelOf, ticketOf } from '@nokshi/house-math/slot/families/progressive/jackpot.ts';
import { loadVersion } from '@nokshi/house-math/slot/load-slot.ts';
import type { Outcome } from '@nokshi/house-math/slot/outcome.ts';
import { payoutMinor } from '@nokshi/house-math/slot/payout.ts';
import { rulesText } from '@nokshi/house-math/slot/rules-text.ts';
import { parseDecimal, toDecimal } from '@nokshi/money';
import type { Proof } from './proofs.ts';

export type Finding = {
  /** SHA-256 of the revealed seed is the commitment that was shown before the round. */
  readonly seedFits: boolean;
  /** The round as it is computed here. */
  readonly outcome: Outcome;
  /** What the round pays then. */
  readonly credits: number;
  readonly payout: string;
  readonly payoutFits: boolean;
  /** What is computed here is what the game showed; null where that is not known any more. */
  readonly shownFits: boolean | null;
  /** The pot that was paid, or none, is the one that the number wins; null in a game without pots. */
  readonly potFits: boolean | null;
};

/**
 * Computes a round again in this browser from its seeds alone and holds it against what was paid.
 * Null: this page does not know the rules the round was played by, or has others.
 */
export async function checkRound(proof: Proof & { serverSeed: string }): Promise<Finding | null> {
  const game = await loadVersion(proof.gameCode, Number(proof.ruleVersion));
  const stake = parseDecimal(proof.stake);
  if (!game || stake === null) return null;
  const rulesHash = await commitmentOfBrowser(rulesText(game));
  if (rulesHash !== (proof.rulesHash ?? rulesHash)) return null;
  const outcome = await replayInBrowser(proof, (random) => play(game, random));
  const ticket = ticketOf(outcome) ?? Number.POSITIVE_INFINITY;
  const pot = game.family === 'progressive' ? levelOf(game, ticket, stake) : null;
  const payout = payoutMinor(game, stake, outcome.totalCredits);
  return {
    outcome,
    shownFits: proof.outcome === null ? null : sameJson(outcome, proof.outcome),
    potFits:
      game.family === 'progressive' ? (pot?.id ?? null) === (proof.jackpot?.level ?? null) : null,
    seedFits: (await commitmentOfBrowser(proof.serverSeed)) === proof.commitment,
    credits: outcome.totalCredits,
    payout: toDecimal(payout),
    payoutFits:
      payout === parseDecimal(proof.payout) && outcome.totalCredits === proof.totalCredits,
  };
}

/** Both as JSON has them: without what is undefined, and in whatever order. */
function sameJson(one: unknown, other: unknown): boolean {
  if (one === null || typeof one !== 'object' || other === null || typeof other !== 'object')
    return one === other;
  const [left, right] = [definedOf(one), definedOf(other)];
  return (
    left.length === right.length &&
    left.every(([key, value]) => sameJson(value, (other as Record<string, unknown>)[key]))
  );
}

const definedOf = (value: object) => Object.entries(value).filter(([, each]) => each !== undefined);
