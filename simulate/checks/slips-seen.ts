import type { Output, playerRoutes } from '@nokshi/contract';
import type { DeskSlip } from '@nokshi/contract/console/agent-contracts.ts';
import type { Slip } from '@nokshi/contract/player/agent-slips.ts';
import type { ContractKind, ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import type { Bet } from './slips-sums.ts';

export type Changed = Output<typeof playerRoutes.agentSlips.slip>['changed'][number];
type Entry = Output<typeof playerRoutes.records.entries>['rows'][number];

/** A contract as it was offered, with the moment from which it counts. */
export type SeenContract = { readonly terms: ContractTerms; readonly from: number };

/** One agent, and what this agent sees. */
export type SeenAgent = {
  readonly id: string;
  readonly name: string;
  /** Null: the house grants the contracts. */
  readonly uplineId: string | null;
  readonly contracts: readonly SeenContract[];
  /** Everyone below. */
  readonly team: ReadonlySet<string>;
  readonly bets: readonly Bet[];
  readonly own: readonly Slip[];
  readonly given: readonly Slip[];
  /** By slip: the bets that changed later. */
  readonly changed: ReadonlyMap<string, readonly Changed[]>;
};

/** Wages and dividends that moved, in paisa: what arrived is above zero. */
export type Moved = {
  readonly memberId: string;
  readonly line: Entry['line'];
  readonly slipId: string;
  readonly amount: bigint;
  readonly at: number;
};
export type Gift = { readonly memberId: string; readonly amount: bigint; readonly at: number };

/** All that is known of agents at the end of the day. */
export type Seen = {
  readonly now: number;
  readonly activeFrom: bigint;
  readonly agents: readonly SeenAgent[];
  /** Entries of the records of all agents and members. */
  readonly moved: readonly Moved[];
  /** Goodwill of the house. */
  readonly gifts: readonly Gift[];
  /** As operators see them. */
  readonly desk: readonly DeskSlip[];
  readonly runs: readonly {
    readonly kind: ContractKind;
    readonly total: string;
    readonly paidTotal: string;
  }[];
  /** What the house's account of commissions gave, in paisa. */
  readonly commission: bigint;
  /** By `npm run slips`. */
  readonly again: { readonly slips: number; readonly differences: readonly string[] };
};

export const nameOf = ({ name }: SeenAgent, { kind, from }: Pick<Slip, 'kind' | 'from'>): string =>
  `${name}, ${kind} slip of ${from}`;
