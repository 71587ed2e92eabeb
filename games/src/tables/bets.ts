import { type Chip, MOST_BETS_OF_ROUND, type TableBet } from '@nokshi/contract/player/tables.ts';
import { minorOf, toDecimal } from '@nokshi/money';
import { CallFailed } from '../runtime/api.ts';
import type { Limits } from './chips.ts';

/** Taps within this time are one bet. */
export const GATHER_MS = 250;
/** Before betting ends, so that what was tapped still arrives. */
const AHEAD_MS = 400;

/** Stakes by spot, minor units. */
export type Laid = ReadonlyMap<string, bigint>;

/** Why chips come back; `refused` has the server's own words. */
export type Bounce = { readonly chips: Laid } & (
  | { readonly why: 'late' | 'poor' | 'unknown-spot' }
  | { readonly why: 'spot' | 'round'; readonly most: bigint }
  | { readonly why: 'refused'; readonly words: string; readonly code: string }
);

/** One bet: gathered, on its way, or confirmed under its id. */
type Act = {
  readonly key: string;
  readonly chips: Map<string, bigint>;
  state: 'gathering' | 'sending' | 'taken';
  betId: string | null;
  /** The member takes it back, and the server has not answered yet. */
  isLeaving: boolean;
};
type Round = { readonly issue: string; acts: Act[] };

type Money = { readonly balance: string; readonly version: string };
export type BetsParts = {
  place(key: string, bet: { issue: string; layout: Chip[] }): Promise<Money & { bet: TableBet }>;
  withdraw(betIds: string[]): Promise<Money & { bets: TableBet[] }>;
  newKey(): string;
  limits(): Pick<Limits, 'round'>;
  /** What the spot takes at most, null where the round has no such spot. */
  most(spot: string): bigint | null;
  /** What the server said last that the wallet holds. */
  balance(): bigint;
  /** Milliseconds in which bets are still taken. */
  leftMs(): number;
  onChange(): void;
  onBounce(bounce: Bounce): void;
  onMoney(money: Money): void;
  /** Nobody answered: what was taken is found out by sitting down again. */
  onUnknown(): void;
  /** The server said no to taking bets back. */
  onStay(words: string): void;
};

export type Bets = {
  /** A round with the bets that the server knows; of the same round, only those are changed. */
  begin(issue: string, bets: readonly TableBet[]): void;
  lay(chips: Laid): void;
  undo(): void;
  clear(): void;
  /** All chips of the member on the spot, and how much of it is not confirmed yet. */
  on(spot: string): { readonly stake: bigint; readonly pending: bigint };
  /** All stakes, by spot. */
  laid(): Laid;
  total(): bigint;
  /** What is not in the server's balance yet. */
  pending(): bigint;
  /** What was confirmed, for the sheets. */
  taken(): readonly { readonly betId: string; readonly chips: Laid }[];
};

export const sumOf = (chips: Laid): bigint =>
  [...chips.values()].reduce((all, stake) => all + stake, 0n);

export const laidOf = (chips: readonly Chip[]): Map<string, bigint> =>
  addedTo(new Map(), new Map(chips.map(({ spot, stake }) => [spot, minorOf(stake)])));
export const layoutOf = (laid: Laid): Chip[] =>
  [...laid].map(([spot, stake]) => ({ spot, stake: toDecimal(stake) }));

/** The same chips with these on top. */
export function addedTo(all: Map<string, bigint>, more: Laid): Map<string, bigint> {
  for (const [spot, stake] of more) all.set(spot, (all.get(spot) ?? 0n) + stake);
  return all;
}

/** Own chips in the round that takes bets: laid at once, gathered, sent one bet after another, confirmed or bounced. */
export function createBets(parts: BetsParts): Bets {
  let round: Round = { issue: '', acts: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const inTurn = createQueue();
  const here = () => round.acts.filter(({ isLeaving }) => !isLeaving);
  const laid = (): Map<string, bigint> =>
    here().reduce((all, { chips }) => addedTo(all, chips), new Map<string, bigint>());
  const pending = () => stakesOf(here().filter(({ state }) => state !== 'taken'));
  const gathering = () => round.acts.find(({ state }) => state === 'gathering');
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const act = gathering();
    if (!act) return;
    act.state = 'sending';
    const of = round;
    inTurn(() => send(parts, of, act));
  };
  const withdraw = (acts: readonly Act[]) => {
    const of = round;
    const sent = acts.filter(({ state }) => state !== 'gathering');
    of.acts = of.acts.filter((act) => !acts.includes(act) || sent.includes(act));
    for (const act of sent) act.isLeaving = true;
    // A bet on its way is answered first.
    if (sent.length > 0) inTurn(() => takeBack(parts, of, sent));
    parts.onChange();
  };
  return {
    begin(issue, bets) {
      if (round.issue !== issue) {
        clearTimeout(timer);
        timer = undefined;
        round = { issue, acts: [] };
      }
      resume(round, bets);
      parts.onChange();
    },
    lay(chips) {
      const no = refusalOf(parts, { chips, laid: laid(), pending: pending() });
      if (no) return parts.onBounce({ chips, ...no });
      let act = gathering();
      if (!act) {
        act = { ...newAct(parts.newKey()), state: 'gathering' };
        round.acts.push(act);
        timer = setTimeout(flush, Math.min(GATHER_MS, Math.max(0, parts.leftMs() - AHEAD_MS)));
      }
      addedTo(act.chips, chips);
      parts.onChange();
    },
    undo() {
      const last = here().at(-1);
      if (last) withdraw([last]);
    },
    clear() {
      if (here().length > 0) withdraw(here());
    },
    on: (spot) => ({
      stake: stakeOn(here(), spot),
      pending: stakeOn(
        here().filter(({ state }) => state !== 'taken'),
        spot,
      ),
    }),
    laid,
    total: () => stakesOf(here()),
    pending,
    taken: () => here().flatMap(({ betId, chips }) => (betId === null ? [] : [{ betId, chips }])),
  };
}

/** One act after another; a fault of ours is reported and does not stop the next one. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return (act: () => Promise<void>) => {
    last = last.then(act).catch((err: unknown) => reportError(err));
  };
}

const newAct = (key: string): Omit<Act, 'state'> => ({
  key,
  chips: new Map(),
  betId: null,
  isLeaving: false,
});
const stakesOf = (acts: readonly Act[]): bigint =>
  acts.reduce((all, { chips }) => all + sumOf(chips), 0n);
const stakeOn = (acts: readonly Act[], spot: string): bigint =>
  acts.reduce((all, { chips }) => all + (chips.get(spot) ?? 0n), 0n);

/** The server's bets, and behind them those of which it has not answered yet. */
function resume(round: Round, bets: readonly TableBet[]): void {
  const known = bets
    .filter(({ state }) => state === 'OPEN')
    .map(({ betId, layout }): Act => {
      const own = round.acts.find((act) => act.betId === betId);
      return own ?? { ...newAct(betId), chips: laidOf(layout), state: 'taken', betId };
    });
  round.acts = [...known, ...round.acts.filter(({ betId }) => betId === null)];
}

type Wish = { readonly chips: Laid; readonly laid: Laid; readonly pending: bigint };

/** What this side knows without asking. */
function refusalOf(parts: BetsParts, { chips, laid, pending }: Wish) {
  if (parts.leftMs() <= 0) return { why: 'late' as const };
  for (const [spot, stake] of chips) {
    const most = parts.most(spot);
    if (most === null) return { why: 'unknown-spot' as const };
    if ((laid.get(spot) ?? 0n) + stake > most) return { why: 'spot' as const, most };
  }
  const most = parts.limits().round;
  if (sumOf(laid) + sumOf(chips) > most) return { why: 'round' as const, most };
  if (pending + sumOf(chips) > parts.balance()) return { why: 'poor' as const };
  return null;
}

async function send(parts: BetsParts, round: Round, act: Act): Promise<void> {
  const leave = () => {
    round.acts = round.acts.filter((other) => other !== act);
    parts.onChange();
  };
  try {
    const { issue } = round;
    const answer = await parts.place(act.key, { issue, layout: layoutOf(act.chips) });
    act.state = 'taken';
    act.betId = answer.bet.betId;
    parts.onMoney(answer);
    // Sitting down again in between has brought the same bet.
    const isKnown = round.acts.some((other) => other !== act && other.betId === act.betId);
    if (isKnown) leave();
    else parts.onChange();
  } catch (err) {
    leave();
    if (!(err instanceof CallFailed)) throw err;
    if (err.code === 'network') parts.onUnknown();
    else parts.onBounce({ chips: act.chips, why: 'refused', words: err.message, code: err.code });
  }
}

async function takeBack(parts: BetsParts, round: Round, acts: readonly Act[]): Promise<void> {
  const betIds = acts.flatMap(({ betId }) => betId ?? []);
  if (betIds.length === 0) return;
  try {
    const answer = await parts.withdraw(betIds.slice(0, MOST_BETS_OF_ROUND));
    round.acts = round.acts.filter((act) => !acts.includes(act));
    parts.onMoney(answer);
  } catch (err) {
    for (const act of acts) act.isLeaving = false;
    if (!(err instanceof CallFailed)) throw err;
    if (err.code === 'network') parts.onUnknown();
    else parts.onStay(err.message);
  } finally {
    parts.onChange();
  }
}
