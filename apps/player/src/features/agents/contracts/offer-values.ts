import type {
  ContractKind,
  ContractTerms,
  DIVIDEND_PERIODS,
} from '@nokshi/contract/player/agent-terms.ts';
import { plainDigits } from '@nokshi/contract/typed-code.ts';
import { plainAmount } from '@nokshi/money';
import { type Tier, TIER_FIELDS, tiersOf, type Unit } from './tier-fields.ts';

export type Period = (typeof DIVIDEND_PERIODS)[number];
export type TypedTier = Readonly<Record<string, string>>;

/** An offer as it is typed. */
export type OfferValues = {
  readonly period: Period;
  readonly carries: boolean;
  readonly includesSelf: boolean;
  readonly tiers: readonly TypedTier[];
};

const AMOUNT = /^\d{1,13}(\.\d{1,2})?$/;
const MEMBERS = /^\d{1,7}$/;
const MOST_MEMBERS = 1_000_000;
const PERCENT = /^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/;

/** What was typed in the form of the wire. */
const plain = (unit: Unit, typed: string): string =>
  unit === 'taka' ? plainAmount(typed) : plainDigits(typed).replace('%', '').trim();

const FITS: Readonly<Record<Unit, (text: string) => boolean>> = {
  taka: (text) => AMOUNT.test(text),
  members: (text) => MEMBERS.test(text) && Number(text) <= MOST_MEMBERS,
  percent: (text) => PERCENT.test(text) && Number(text) > 0,
};

/** The fields that are not filled in as they have to be, as `tiers.0.rate`, each with its unit. */
export function wrongFields(
  kind: ContractKind,
  tiers: readonly TypedTier[],
): ReadonlyMap<string, Unit> {
  const fields = TIER_FIELDS[kind];
  return new Map(
    tiers.flatMap((tier, at) =>
      fields
        .filter(({ name, unit }) => !FITS[unit](plain(unit, tier[name] ?? '')))
        .map(({ name, unit }) => [`tiers.${at}.${name}`, unit] as const),
    ),
  );
}

/** An empty tier. */
export const emptyTier = (kind: ContractKind): TypedTier =>
  Object.fromEntries(TIER_FIELDS[kind].map(({ name }) => [name, '']));

const typedTier = (tier: Tier): TypedTier =>
  Object.fromEntries(Object.entries(tier).map(([name, value]) => [name, String(value)]));

type From = {
  readonly own: ContractTerms;
  /** The contract that the downline has from the agent. */
  readonly today: ContractTerms | null;
  readonly periods: readonly Period[];
};

/** Begins with the contract of today; else with the own conditions, the rates left open. */
export function startValues({ own, today, periods }: From): OfferValues {
  const from = today ?? own;
  const rates = new Set(
    TIER_FIELDS[own.kind].filter(({ unit }) => unit === 'percent').map(({ name }) => String(name)),
  );
  const open = (tier: TypedTier) =>
    Object.fromEntries(
      Object.entries(tier).map(([name, value]) => [name, rates.has(name) ? '' : value]),
    );
  const tiers = tiersOf(from).map(typedTier);
  return {
    period: from.kind === 'dividend' ? from.period : (periods[0] ?? 'D'),
    carries: from.kind === 'dividend' && from.carries,
    includesSelf: today?.includesSelf ?? false,
    tiers: today ? tiers : tiers.map(open),
  };
}

/** The offer on the wire; for values that {@link wrongFields} finds nothing in. */
export function termsOf(kind: ContractKind, values: OfferValues): ContractTerms {
  const { period, carries, includesSelf } = values;
  const amount = (tier: TypedTier, name: string) => plain('taka', tier[name] ?? '');
  const rate = (tier: TypedTier, name: string) => plain('percent', tier[name] ?? '');
  const activeMembers = (tier: TypedTier) => Number(plain('members', tier.activeMembers ?? ''));
  switch (kind) {
    case 'dividend':
      return {
        kind,
        period,
        carries,
        includesSelf,
        tiers: values.tiers.map((tier) => ({
          validBet: amount(tier, 'validBet'),
          loss: amount(tier, 'loss'),
          activeMembers: activeMembers(tier),
          rate: rate(tier, 'rate'),
        })),
      };
    case 'daily':
      return {
        kind,
        includesSelf,
        tiers: values.tiers.map((tier) => ({
          dailyBet: amount(tier, 'dailyBet'),
          activeMembers: activeMembers(tier),
          rate: rate(tier, 'rate'),
        })),
      };
    case 'hourly':
      return {
        kind,
        includesSelf,
        tiers: values.tiers.map((tier) => ({
          hourBet: amount(tier, 'hourBet'),
          rate: rate(tier, 'rate'),
        })),
      };
    case 'real-time':
      return {
        kind,
        includesSelf,
        tiers: values.tiers.map((tier) => ({
          singleBet: amount(tier, 'singleBet'),
          winRate: rate(tier, 'winRate'),
          lossRate: rate(tier, 'lossRate'),
        })),
      };
  }
}
