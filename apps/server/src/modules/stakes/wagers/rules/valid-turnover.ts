import type { Category } from '@nokshi/contract/player/catalogue.ts';

/** What a game reports of how a wager ended, beyond its payout. */
export type Ending = {
  /** `half`: half of the stake was returned and half of it won or lost (Asian handicaps). */
  readonly kind?: 'whole' | 'half' | 'cashed-out';
  /** Decimal odds in hundredths, of a bet on an event. */
  readonly odds?: number;
};

type Rule = {
  /** A payout of exactly the stake is a push: nothing was at risk. */
  readonly pushCounts: boolean;
  /** Decimal odds in hundredths below which a stake does not count. */
  readonly leastOdds?: number;
};

const PLAYED: Rule = { pushCounts: true };
const AGAINST_A_SIDE: Rule = { pushCounts: false };
const ON_AN_EVENT: Rule = { pushCounts: false, leastOdds: 150 };

/**
 * Which part of a stake is valid turnover, by category; a changed table gets the next version,
 * which is stored with each settlement. Source: domain.md 9 ("Valid bet"), products.md 0.2.
 */
export const TURNOVER_RULES: { readonly version: number } & Readonly<Record<Category, Rule>> = {
  version: 1,
  RNG: PLAYED,
  FISH: PLAYED,
  LOTT: PLAYED,
  ELOTT: PLAYED,
  PVP: AGAINST_A_SIDE,
  LIVE: AGAINST_A_SIDE,
  SPORTS: ON_AN_EVENT,
  ESPORTS: ON_AN_EVENT,
};

const ruleOf = (category: string): Rule =>
  category === 'version' ? PLAYED : (TURNOVER_RULES[category as Category] ?? PLAYED);

export type Finished = {
  readonly category: string;
  /** Minor units. */
  readonly stake: bigint;
  readonly payout: bigint;
  readonly ending?: Ending | undefined;
};

/** Minor units, from zero to the stake; a half of an odd stake is rounded down. */
export function validTurnover({ category, stake, payout, ending = {} }: Finished): bigint {
  const rule = ruleOf(category);
  if (ending.kind === 'cashed-out') return 0n;
  if (ending.odds !== undefined && ending.odds < (rule.leastOdds ?? 0)) return 0n;
  if (ending.kind === 'half') return stake / 2n;
  return payout === stake && !rule.pushCounts ? 0n : stake;
}

/** One wager of a round on one pick of a market: red of colours, the player of the sides. */
export type SideBet = Finished & { readonly market: string; readonly pick: string };

/**
 * Valid turnover of a member's wagers in one round, in their order. Of picks of a market that
 * exclude each other only the difference was at risk, |largest pick less all the others|; it is
 * shared among the wagers of the largest pick in their order. A market with one pick counts as
 * {@link validTurnover}.
 */
export function validOfRound(bets: readonly SideBet[]): bigint[] {
  const valid = bets.map(validTurnover);
  for (const market of new Set(bets.map((bet) => bet.market))) {
    const places = bets.flatMap((bet, at) => (bet.market === market ? [at] : []));
    const sums = new Map<string, bigint>();
    for (const at of places) {
      const { pick } = bets[at] as SideBet;
      sums.set(pick, (sums.get(pick) ?? 0n) + (valid[at] as bigint));
    }
    if (sums.size < 2) continue;
    const total = [...sums.values()].reduce((sum, one) => sum + one, 0n);
    const [largest, most] = [...sums].reduce((best, one) => (one[1] > best[1] ? one : best));
    let left = most * 2n > total ? most * 2n - total : 0n;
    for (const at of places) {
      const own = (bets[at] as SideBet).pick === largest ? (valid[at] as bigint) : 0n;
      const counted = own < left ? own : left;
      valid[at] = counted;
      left -= counted;
    }
  }
  return valid;
}
