import type { Random } from '../../../fairness/random.ts';
import type { Outcome } from '../../outcome.ts';
import type { JackpotLevel, JackpotTerms, ProgressiveGame } from './progressive-game.ts';

/** How many numbers there are; each round of a game with pots draws one, all equally likely. */
export const TICKETS = 1_000_000_000;
const GROUP = 1_000;

/** A round of a game with pots has a number beside what the reels showed. */
export type JackpotOutcome = Outcome & { readonly ticket: number };

/** Null in a game without pots. */
export const ticketOf = (outcome: Outcome & { readonly ticket?: number }): number | null =>
  outcome.ticket ?? null;

/** Three numbers below 1,000, read one after another as nine digits. */
export const drawTicket = (random: Random): number => {
  const first = random.below(GROUP);
  const second = random.below(GROUP);
  return (first * GROUP + second) * GROUP + random.below(GROUP);
};

/**
 * The pot that a number wins for a stake in minor units, or null. The lowest numbers win the
 * dearest pot: of each pot as many as the stake has minor units, times its `tickets`. So the chance
 * is proportional to the stake, and the return is the same for every stake. Decision 0031.
 */
export function levelOf(
  game: Pick<ProgressiveGame, 'levels'>,
  ticket: number,
  stakeMinor: bigint,
): JackpotLevel | null {
  let below = 0;
  for (const level of game.levels) {
    below += level.tickets * Number(stakeMinor);
    if (ticket < below) return level;
  }
  return null;
}

/**
 * What the pots return of each stake in the long run, in shares of it: by level what its falls cost in
 * seeds, and what stakes put into the pot, all of which is paid out some day. Source: domain.md 3.3.
 */
export function jackpotReturn(game: Pick<ProgressiveGame, 'levels'>, terms: JackpotTerms) {
  const levels = game.levels.map((level, at) => {
    const { seed, share } = terms.levels[at]!;
    return {
      id: level.id,
      seeds: seed / stakedPerFall(level, { seed, share }),
      meter: share / 1_000,
    };
  });
  const rtp = levels.reduce((sum, { seeds, meter }) => sum + seeds + meter, 0);
  return { rtp, levels, reserve: terms.reserveShare / 1_000 };
}

/**
 * Minor units that are staked from one fall of a pot to the next, on average: until a number wins it,
 * each minor unit with its chance, or until so much is staked that it has reached its ceiling.
 */
export function stakedPerFall(
  { tickets, ceiling }: Pick<JackpotLevel, 'tickets' | 'ceiling'>,
  { seed, share }: JackpotTerms['levels'][number],
): number {
  const chance = tickets / TICKETS;
  return (1 - chanceOfCeiling({ tickets, ceiling }, { seed, share })) / chance;
}

/** That no number wins a pot before it has reached its ceiling; nothing grows one without a share. */
export function chanceOfCeiling(
  { tickets, ceiling }: Pick<JackpotLevel, 'tickets' | 'ceiling'>,
  { seed, share }: JackpotTerms['levels'][number],
): number {
  if (share === 0) return 0;
  const toCeiling = ((ceiling - seed) * 1_000) / share;
  return Math.exp((-tickets / TICKETS) * toCeiling);
}

/** What a pot pays that holds so much, minor units: past its ceiling nothing, which stays for the next. */
export const paidBy = ({ ceiling }: Pick<JackpotLevel, 'ceiling'>, held: bigint): bigint =>
  held < BigInt(ceiling) ? held : BigInt(ceiling);

/** Minor units of a stake that go to each pot and to the reserve; whole for every permitted stake. */
export function contributionsOf(terms: JackpotTerms, stakeMinor: bigint) {
  const part = (share: number) => (stakeMinor * BigInt(share)) / 1_000n;
  return {
    levels: terms.levels.map(({ share }) => part(share)),
    reserve: part(terms.reserveShare),
  };
}
