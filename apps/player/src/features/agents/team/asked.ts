import { TEAM_SCOPES } from '@nokshi/contract/player/agent-team.ts';

export type Scope = (typeof TEAM_SCOPES)[number];

/** Whom a list of the agent centre is about, beside its days. */
export type Filter = {
  readonly scope: Scope;
  /** Whose line is looked into; the agent's own where it is missing. */
  readonly under?: string;
  /** The beginning of a username. */
  readonly query?: string;
};

/** What the address asks for; the way back to a list leads to the same list. */
export function readFilter(params: URLSearchParams, otherwise: Scope): Filter {
  const under = params.get('under');
  const query = params.get('query')?.trim().toLowerCase();
  return {
    scope: TEAM_SCOPES.find((each) => each === params.get('scope')) ?? otherwise,
    ...(under && { under }),
    ...(query && { query }),
  };
}

/** One product, or every one. */
export function readProduct(params: URLSearchParams): { readonly category?: string } {
  const category = params.get('product');
  return category ? { category } : {};
}

const DAY_MS = 86_400_000;

/** So many business days, the last of them this one. */
export const daysUpTo = (last: string, days: number) => ({
  from: new Date(Date.parse(last) - (days - 1) * DAY_MS).toISOString().slice(0, 10),
  to: last,
});
