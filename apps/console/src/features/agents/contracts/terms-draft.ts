import {
  type ContractKind,
  type ContractTerms,
  type DIVIDEND_PERIODS,
} from '@nokshi/contract/player/agent-terms.ts';
import { plainDigits } from '@nokshi/contract/typed-code.ts';
import { plainAmount } from '@nokshi/money';
import { TIER_FIELDS, type TierField, tierValues, type TierValues, UNITS } from './tier-fields.ts';

/** Terms as they are typed. Fields that belong to another kind stay, in case it is chosen again. */
export type Draft = {
  readonly agent: string;
  readonly kind: ContractKind;
  readonly period: (typeof DIVIDEND_PERIODS)[number];
  readonly carries: boolean;
  readonly includesSelf: boolean;
  readonly tiers: readonly TierValues[];
};

export const NEW_DRAFT: Draft = {
  agent: '',
  kind: 'dividend',
  period: 'W',
  carries: true,
  includesSelf: false,
  tiers: [{}],
};

export const draftOf = (agent: string, terms: ContractTerms): Draft => ({
  ...NEW_DRAFT,
  agent,
  kind: terms.kind,
  includesSelf: terms.includesSelf,
  ...(terms.kind === 'dividend' && { period: terms.period, carries: terms.carries }),
  tiers: tierValues(terms),
});

const LEAST = /^\d{1,13}(\.\d{1,2})?$/;
const HEADS = /^(1000000|\d{1,6})$/;
const PERCENT = /^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/;

/** What was typed in a field of a tier as the wire has it; null when it cannot be read. */
function plainOf(name: TierField, typed: string): string | null {
  if (UNITS[name] === 'taka') {
    const amount = plainAmount(typed);
    return LEAST.test(amount) ? amount : null;
  }
  const plain = plainDigits(typed).trim();
  if (UNITS[name] === 'heads') return HEADS.test(plain) ? plain : null;
  return PERCENT.test(plain) && Number(plain) > 0 ? plain : null;
}

type Fault = { readonly path: string; readonly name: TierField; readonly isEmpty: boolean };

/** The fields of tiers that are empty or cannot be read. */
export const faultsOf = ({ kind, tiers }: Draft): readonly Fault[] =>
  tiers.flatMap((tier, at) =>
    TIER_FIELDS[kind].flatMap((name): Fault[] => {
      const typed = tier[name] ?? '';
      const fault = { path: `tiers.${at}.${name}`, name, isEmpty: typed.trim() === '' };
      return plainOf(name, typed) === null ? [fault] : [];
    }),
  );

/** The terms of a draft without faults. */
export function termsOf({ kind, period, carries, includesSelf, tiers }: Draft): ContractTerms {
  const typed = tiers.map((tier) =>
    Object.fromEntries(
      TIER_FIELDS[kind].map((name) => {
        const plain = plainOf(name, tier[name] ?? '') ?? '';
        return [name, UNITS[name] === 'heads' ? Number(plain) : plain];
      }),
    ),
  );
  // The fields of each kind are those of its tiers; the server reads them again.
  return {
    kind,
    includesSelf,
    ...(kind === 'dividend' && { period, carries }),
    tiers: typed,
  } as ContractTerms;
}
