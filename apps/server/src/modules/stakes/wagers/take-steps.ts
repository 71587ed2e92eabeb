import { digestOf } from '../../../kernel/digest.ts';
import { derivedId, type Uuid } from '../../../kernel/ids.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { HouseAccount, Leg, Posted, Ride } from '../../base/wallet/index.ts';
import { wasBusy } from './in-lanes.ts';
import { oweLeg, oweRide } from './owe.ts';
import type { WagersDeps } from './room.ts';
import type { Paid } from './rules/moves.ts';
import { inPurses } from './rules/purses.ts';
import type { WagerStep } from './rules/states.ts';
import { legsOf, stepRide } from './settle.ts';
import type { Stood } from './store/standing.ts';

/** Where a wager is to stand, in place of where it stands. */
export type Step = {
  readonly wager: Stood;
  readonly aim: Paid & { readonly valid: bigint };
  /** What the key of its posting stands for. */
  readonly text: string;
};

/** What the steps of one call have in common. */
export type Common = {
  readonly settlementId: Uuid;
  readonly houseAccount: HouseAccount;
  readonly kind: WagerStep;
};

type End = {
  readonly step: Step;
  /** `busy`: another settlement came first, or the queue of the lane is full. */
  readonly end: 'changed' | 'left' | 'busy';
  /** What the member has to pay back still; minor units. */
  readonly owed: bigint;
};

/**
 * Takes the steps of wagers of one lane: what pays before what takes back, so that nobody owes what
 * the same call gives. Steps without money are one item of the lane's queue.
 */
export async function takeSteps(
  room: WagersDeps,
  common: Common,
  steps: readonly Step[],
): Promise<End[]> {
  const still = steps.filter((step) => !movesMoney(step));
  const paying = steps.filter((step) => movesMoney(step) && gainOf(step) >= 0n);
  const taking = steps.filter((step) => gainOf(step) < 0n);
  const post = (step: Step) => postStep(room, common, step);
  const first = await Promise.all([...paying.map(post), noteStill(room, common, still)]);
  return [...first.flat(), ...(await Promise.all(taking.map(post)))];
}

const gainOf = ({ wager, aim }: Step): bigint => aim.payout - wager.payout;
const movesMoney = ({ wager, aim }: Step): boolean =>
  aim.payout !== wager.payout || aim.rebate !== wager.rebate;

/** How often the cash is read again for a prize that is partly spent, while the member plays on. */
const MOST_TRIES = 3;

async function postStep(room: WagersDeps, common: Common, step: Step): Promise<End> {
  for (let tries = 0; ; tries += 1) {
    const missing = await missingOf(room, step, tries);
    try {
      const { outcome } = await post(room, common, { ...step, missing });
      return { step, end: outcome === 'posted' ? 'changed' : 'left', owed: missing.cash };
    } catch (err) {
      if (!(err instanceof Refusal)) throw err;
      if (err.code === 'edge.busy') return { step, end: 'busy', owed: 0n };
      if (err.code === 'wallet.account-closed') return { step, end: 'left', owed: 0n };
      if (err.code !== 'wallet.insufficient' || tries > MOST_TRIES) throw err;
    }
  }
}

/** Minor units. */
type Missing = { readonly cash: bigint; readonly bonus: bigint };

/**
 * What cash and bonus money lack for a step: nothing is assumed first, and in the end that they lack
 * all.
 */
async function missingOf(room: WagersDeps, step: Step, tries: number): Promise<Missing> {
  if (tries === 0) return { cash: 0n, bonus: 0n };
  const { wager, aim } = step;
  const [had, has] = [inPurses(wager, wager), inPurses(aim, wager)];
  const taken = {
    cash: had.cash.payout - has.cash.payout,
    bonus: had.bonus.payout - has.bonus.payout,
  };
  const { cash, bonus } =
    tries > MOST_TRIES
      ? { cash: 0n, bonus: 0n }
      : await room.db.read((tx) => room.wallet.balance(tx, wager));
  return { cash: above(taken.cash - cash), bonus: above(taken.bonus - bonus) };
}

const above = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

function post(
  room: WagersDeps,
  common: Common,
  step: Step & { readonly missing: Missing },
): Promise<Posted> {
  const { settlementId, houseAccount, kind } = common;
  const { wager, aim, text, missing } = step;
  const { memberId, asset, wagerId } = wager;
  const legs = legsOf({ kind, before: wager, now: aim, of: wager }, { wagerId, houseAccount });
  const owes = missing.cash > 0n;
  return room.wallet.post({
    memberId,
    asset,
    key: derivedId(`${kind} again ${settlementId} ${wagerId}`, settlementId),
    digest: digestOf(`${kind} again ${text}`),
    legs: [
      ...(owes ? [oweLeg(wagerId, missing.cash)] : []),
      ...legs.filter(({ purse }) => !purse),
      // Bonus money that is spent, or cash by now, stays the member's: the house bears it.
      ...(missing.bonus > 0n ? [borneLeg(wagerId, missing.bonus)] : []),
      ...legs.filter(({ purse }) => purse),
    ],
    rides: [
      ...ridesOf(room, common, step),
      ...(owes ? [oweRide({ memberId, asset, wagerId, amount: missing.cash })] : []),
    ],
  });
}

const borneLeg = (reference: Uuid, amount: bigint): Leg => ({
  amount,
  contra: 'promotion',
  kind: 'adjustment',
  reference,
  purse: 'bonus',
});

function ridesOf(room: WagersDeps, { kind }: Common, { wager, aim }: Step): Ride[] {
  const { memberId, placedAt } = wager;
  const stepped = stepRide({
    wagerId: wager.wagerId,
    number: wager.settlements + 1,
    kind,
    paid: { before: wager, now: aim },
    valid: { before: wager.valid, now: aim.valid },
  });
  const back =
    kind === 'VOID'
      ? { win: -wager.payout, stakeBack: wager.stake }
      : { win: aim.payout - wager.payout, stakeBack: 0n };
  return [stepped, room.limits.returnRide({ memberId, placedAt, ...back })];
}

/** When one of them is refused all are; then each is tried alone. */
async function noteStill(room: WagersDeps, common: Common, steps: readonly Step[]): Promise<End[]> {
  const [first] = steps;
  if (!first) return [];
  const { memberId, asset } = first.wager;
  const rides = steps.flatMap((step) => ridesOf(room, common, step));
  if (!(await wasBusy(room.wallet.ride({ memberId, asset, rides }))))
    return steps.map((step) => ({ step, end: 'changed', owed: 0n }));
  if (steps.length === 1) return [{ step: first, end: 'busy', owed: 0n }];
  return (await Promise.all(steps.map((step) => noteStill(room, common, [step])))).flat();
}
