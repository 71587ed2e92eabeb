import type { FoundReason, RiskReason } from '@nokshi/contract/console/risk.ts';
import { toDecimal } from '@nokshi/money';
import { type MemberId, toWire } from '../../../kernel/ids.ts';
import type { Reason } from './rules/score.ts';

/** A reason as its case stores it: its facts with members by id, amounts and moments as strings. */
export type StoredReason = {
  readonly code: RiskReason;
  readonly weight: number;
  readonly facts: readonly {
    readonly members: readonly MemberId[];
    readonly about: string | null;
    readonly since: string;
    readonly until: string;
    readonly amount: string | null;
    readonly count: number | null;
  }[];
};

/** The most facts of one reason that a case stores; the weight counts all of them. */
const MOST_FACTS = 24;

export const storedReasons = (reasons: readonly Reason[]): StoredReason[] =>
  reasons.map(({ code, weight, facts }) => ({
    code,
    weight,
    facts: facts.slice(0, MOST_FACTS).map(({ members, since, until, amount, ...fact }) => ({
      members: members as MemberId[],
      about: fact.about,
      since: since.toISOString(),
      until: until.toISOString(),
      amount: amount === null ? null : toDecimal(amount),
      count: fact.count,
    })),
  }));

export const wireReasons = (
  stored: readonly StoredReason[],
  names: ReadonlyMap<MemberId, string>,
): FoundReason[] =>
  stored.map(({ facts, ...reason }) => ({
    ...reason,
    facts: facts.map(({ members, ...fact }) => ({ ...fact, members: peopleOf(members, names) })),
  }));

export const peopleOf = (ids: readonly MemberId[], names: ReadonlyMap<MemberId, string>) =>
  ids.map((id) => ({ id: toWire('mbr', id), username: names.get(id) ?? '' }));
