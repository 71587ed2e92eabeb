import { climb, rootOfLanes, sidesOf } from '../fairness/merkle.ts';
import { sha256 } from '../fairness/sha256.ts';
import type { ProvenPlace, SharedDraw } from './draw-proof.ts';

/** In the order in which they rest on one another; a table may have an opening, before all bets. */
export type DrawCheckName =
  | 'chain'
  | 'terminal'
  | 'opening'
  | 'root'
  | 'inclusion'
  | 'numbers'
  | 'payout';

/** Why something cannot be checked. */
export type Unknown =
  /** The link is not published yet. */
  | 'not-drawn'
  /** The draw was void, or its numbers are not entered yet. */
  | 'no-numbers'
  /** The bet is not settled, was cancelled or void. */
  | 'not-settled'
  | 'unknown-family'
  | 'unknown-mapping'
  | 'unknown-ticket'
  /** Something that it rests on is wrong. */
  | 'rests-on-wrong';

/** One thing that was shown, and what it must have been. */
export type DrawCheck = { readonly what: DrawCheckName } & (
  | { readonly state: 'ok' }
  | { readonly state: 'wrong'; readonly shown: string; readonly computed: string }
  | { readonly state: 'unknown'; readonly why: Unknown }
);

export type DrawVerdict = {
  /** Verified only when every check is; unknown when none is wrong and some cannot be made. */
  readonly state: 'verified' | 'wrong' | 'unknown';
  readonly checks: readonly DrawCheck[];
};

export function stateOf(checks: readonly DrawCheck[]): DrawVerdict['state'] {
  if (checks.some(({ state }) => state === 'wrong')) return 'wrong';
  return checks.every(({ state }) => state === 'ok') ? 'verified' : 'unknown';
}

/** The check itself where all that it rests on is in order; else why it cannot be made. */
export function resting(
  on: readonly DrawCheck[],
  what: DrawCheckName,
  check: () => DrawCheck,
): DrawCheck {
  const failed = on.find(({ state }) => state === 'wrong');
  if (failed) return unknown(what, 'rests-on-wrong');
  for (const each of on) if (each.state === 'unknown') return unknown(what, each.why);
  return check();
}

/** The link is hashed once to the link before, or the terminal. */
export function checkChain({ link, before }: SharedDraw): DrawCheck {
  if (link === null) return unknown('chain', 'not-drawn');
  return compare('chain', before ?? '', sha256(link));
}

/** The link before, or this one, is hashed as often as it must be to the terminal. */
export function checkTerminal({ link, before, number, terminal }: SharedDraw): DrawCheck {
  if (link === null && before === null) return unknown('terminal', 'not-drawn');
  const ends = [
    ...(before === null ? [] : [hashed(before, number - 1)]),
    ...(link === null ? [] : [hashed(link, number)]),
  ];
  return ends.includes(terminal) ? ok('terminal') : compare('terminal', terminal, ends[0] ?? '');
}

/** So many times one after another. */
export function hashed(text: string, times: number): string {
  let link = text;
  for (let i = 0; i < times; i++) link = sha256(link);
  return link;
}

/** The root is that of all lanes, each named once and in their order. */
export function checkRoot({ root, lanes }: SharedDraw): DrawCheck {
  const inOrder = lanes.every(({ lane }, at) => at === 0 || lane > (lanes[at - 1]?.lane ?? 0));
  return inOrder
    ? compare('root', root, rootOfLanes(sha256, lanes))
    : wrong('root', lanes.map(({ lane }) => lane).join(' '), 'ascending lanes');
}

/** The text of the bet, at its place, leads to the root of its lane. */
export function checkInclusion({ lanes }: SharedDraw, ticket: ProvenPlace): DrawCheck {
  const { place, path } = ticket;
  const lane = lanes.find((each) => each.lane === ticket.lane);
  if (!lane || place >= lane.count)
    return wrong('inclusion', `${ticket.lane} ${place}`, 'a place in a lane');
  const sides = path.map(({ side }) => side).join(' ');
  const ought = sidesOf(lane.count, place).join(' ');
  if (sides !== ought) return wrong('inclusion', sides, ought);
  return compare('inclusion', lane.root, climb(sha256, ticket.text, path));
}

const ok = (what: DrawCheckName): DrawCheck => ({ what, state: 'ok' });
export const unknown = (what: DrawCheckName, why: Unknown): DrawCheck => ({
  what,
  state: 'unknown',
  why,
});
export const wrong = (what: DrawCheckName, shown: string, computed: string): DrawCheck => ({
  what,
  state: 'wrong',
  shown,
  computed,
});
export const compare = (what: DrawCheckName, shown: string, computed: string): DrawCheck =>
  shown === computed ? ok(what) : wrong(what, shown, computed);
