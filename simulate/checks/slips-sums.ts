import type { ContractKind, ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import { paisa } from '../paisa.ts';

/** A bet of a team, in paisa and milliseconds since 1970. */
export type Bet = {
  readonly wagerId: string;
  readonly memberId: string;
  readonly stake: bigint;
  readonly valid: bigint;
  /** Its rebate included. */
  readonly paid: bigint;
  readonly rebate: bigint;
  readonly settledAt: number;
  /** Null: never. */
  readonly voidAt: number | null;
};

/** `[from, to)`. */
export type Period = { readonly from: number; readonly to: number };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Midnight in Dhaka is so long before that of the clock. */
const AHEAD = 6 * 60 * MINUTE;
/** How long a period of each kind is; a dividend of the simulated day is of a day. */
const LENGTH: Readonly<Record<ContractKind, number>> = {
  dividend: DAY,
  daily: DAY,
  hourly: 60 * MINUTE,
  'real-time': 5 * MINUTE,
};
/** Its slip is there so long after its end, also where the house does its work rarely. */
const SETTLED_WITHIN = 40 * MINUTE;

/** The periods of a kind from the beginning of a contract to one moment. */
export function periodsOf(kind: ContractKind, from: number, until: number): Period[] {
  const length = LENGTH[kind];
  const first = Math.floor((from + AHEAD) / length) * length - AHEAD;
  const periods: Period[] = [];
  for (let at = first < from ? first + length : first; at + length <= until; at += length)
    periods.push({ from: at, to: at + length });
  return periods;
}

/** Whether the slip of a period has to be there, so long after it. */
export const isOverdue = ({ to }: Period, now: number): boolean => to + SETTLED_WITHIN <= now;

/** Settled in the period and not void before it was over. */
export const countedIn = (bets: readonly Bet[], { from, to }: Period): Bet[] =>
  bets.filter(
    ({ settledAt, voidAt }) =>
      settledAt >= from && settledAt < to && (voidAt === null || voidAt >= to),
  );

export const sum = <One>(all: readonly One[], of: (one: One) => bigint): bigint =>
  all.reduce((total, one) => total + of(one), 0n);

/** A share in percent with two decimals of an amount, rounded down. */
const part = (base: bigint, percent: string): bigint => floor(base * paisa(percent));
const floor = (tenThousandths: bigint): bigint => {
  const whole = tenThousandths / 10_000n;
  return whole * 10_000n > tenThousandths ? whole - 1n : whole;
};

/** What a team did beside its bets, in paisa. */
export type Costs = {
  readonly wages: bigint;
  readonly promotions: bigint;
};

export type Counting = {
  readonly bets: readonly Bet[];
  /** The valid turnover that makes a member active. */
  readonly activeFrom: bigint;
  readonly costs: Costs;
  /** Of a dividend: what its previous slip left. */
  readonly carryIn: bigint;
};

/** What a slip has to say; amounts in paisa. */
export type Expected = {
  readonly staked: bigint;
  readonly valid: bigint;
  readonly activeMembers: bigint;
  /** From 1; null: none, or each bet has its own. */
  readonly tier: bigint | null;
  /** Hundredths of a percent. */
  readonly rate: bigint | null;
  readonly bets: bigint | null;
  readonly wonPart: bigint | null;
  readonly lostPart: bigint | null;
  readonly loss: bigint | null;
  readonly carryIn: bigint | null;
  readonly carryOut: bigint | null;
  /** Without what changed later. */
  readonly earned: bigint;
};

/** What terms come to on the bets of a period, by plain sums of its own. Domain.md 8.2. */
export function expectedOf(terms: ContractTerms, counting: Counting): Expected {
  const { bets, activeFrom } = counting;
  const base = {
    staked: sum(bets, ({ stake }) => stake),
    valid: sum(bets, ({ valid }) => valid),
    activeMembers: activeAmong(bets, activeFrom),
    ...NONE,
  };
  switch (terms.kind) {
    case 'dividend':
      return { ...base, ...dividendOf(terms, { ...base, ...counting }) };
    case 'daily': {
      const reached = terms.tiers.filter(
        (tier) => base.valid >= paisa(tier.dailyBet) && base.activeMembers >= tier.activeMembers,
      );
      return { ...base, ...wageOf(reached, base.valid) };
    }
    case 'hourly':
      return {
        ...base,
        ...wageOf(
          terms.tiers.filter(({ hourBet }) => base.valid >= paisa(hourBet)),
          base.valid,
        ),
      };
    case 'real-time':
      return { ...base, ...byBet(terms.tiers, bets) };
  }
}

const NONE = {
  tier: null,
  rate: null,
  bets: null,
  wonPart: null,
  lostPart: null,
  loss: null,
  carryIn: null,
  carryOut: null,
} as const;

function activeAmong(bets: readonly Bet[], activeFrom: bigint): bigint {
  const valid = new Map<string, bigint>();
  for (const bet of bets) valid.set(bet.memberId, (valid.get(bet.memberId) ?? 0n) + bet.valid);
  return BigInt([...valid.values()].filter((total) => total >= activeFrom).length);
}

/** Tiers rise, so the last one that was reached applies. */
function wageOf(reached: readonly { readonly rate: string }[], base: bigint) {
  const rate = reached.at(-1)?.rate;
  return rate === undefined
    ? { earned: 0n }
    : { tier: BigInt(reached.length), rate: paisa(rate), earned: part(base, rate) };
}

type Dividend = Extract<ContractTerms, { kind: 'dividend' }>;
type OfTeam = Counting & Pick<Expected, 'valid' | 'activeMembers'>;

function dividendOf(
  { tiers, carries }: Dividend,
  { bets, costs, carryIn, valid, activeMembers }: OfTeam,
) {
  const loss = sum(bets, ({ stake, paid }) => stake - paid) - costs.wages - costs.promotions;
  const reached = tiers.filter(
    (tier) =>
      valid >= paisa(tier.validBet) &&
      loss >= paisa(tier.loss) &&
      activeMembers >= tier.activeMembers,
  );
  const left = loss + (carries ? carryIn : 0n);
  const wage = wageOf(reached, left > 0n ? left : 0n);
  return { ...wage, loss, carryIn, carryOut: carries && left < 0n ? left : 0n };
}

type StakeTier = Extract<ContractTerms, { kind: 'real-time' }>['tiers'][number];

/** Each bet has the rate of its own stake; what won and what lost is rounded once each. */
function byBet(tiers: readonly StakeTier[], bets: readonly Bet[]) {
  const rated = bets.filter((bet) => rateOfBet(tiers, bet) > 0n);
  const of = (isWon: boolean) =>
    floor(
      sum(
        rated.filter((bet) => hasWon(bet) === isWon),
        (bet) => bet.valid * rateOfBet(tiers, bet),
      ),
    );
  const [wonPart, lostPart] = [of(true), of(false)];
  return { bets: BigInt(rated.length), wonPart, lostPart, earned: wonPart + lostPart };
}

const hasWon = ({ paid, rebate }: Bet): boolean => paid > rebate;

/** Hundredths of a percent; zero below every tier. */
function rateOfBet(tiers: readonly StakeTier[], bet: Bet): bigint {
  const tier = tiers.filter(({ singleBet }) => bet.stake >= paisa(singleBet)).at(-1);
  if (!tier) return 0n;
  return paisa(hasWon(bet) ? tier.winRate : tier.lossRate);
}

/** What a wage takes back for a bet that became void after its period: its share at the rate of then. */
export function takenBack(terms: ContractTerms, bet: Bet, then: Expected): bigint {
  const rate = terms.kind === 'real-time' ? rateOfBet(terms.tiers, bet) : (then.rate ?? 0n);
  return floor(-bet.valid * rate);
}
