import type { MemberId, Uuid, WagerId } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { HouseAccount } from '../../base/wallet/index.ts';
import { settleFree, voidFree } from './free-bets.ts';
import { inLanes, type Part } from './in-lanes.ts';
import type { WagersDeps } from './room.ts';
import { STATE_AFTER, type WagerStep, wagerStates } from './rules/states.ts';
import { validTurnover } from './rules/valid-turnover.ts';
import { payoutText, type Result, type Results } from './settle-many.ts';
import { readStanding, type Stood } from './store/standing.ts';
import { type Common, type Step, takeSteps } from './take-steps.ts';

/** Wagers of one draw or match that are voided together. */
export type Voids = {
  /** Of this void: sent again, it moves nothing twice. */
  readonly settlementId: Uuid;
  readonly houseAccount: HouseAccount;
  readonly wagers: readonly { readonly memberId: MemberId; readonly wagerId: WagerId }[];
};

/**
 * `left`: unknown or void already, of a closed account, or changed by the same call before. `owed`:
 * of what was taken back, what members had spent already and owe from now on; minor units.
 */
export type Voided = { readonly voided: number; readonly left: number; readonly owed: bigint };

/** `same`: settled before to the same payout, rebate and valid turnover. */
export type Resettled = {
  readonly changed: number;
  readonly same: number;
  readonly left: number;
  readonly owed: bigint;
};

/**
 * Voids wagers through the group commits of their lanes, open or settled: the stake returns, prize
 * and rebate are taken back, valid turnover and limits forget it. Each counts for itself. A prize
 * that the member has spent leaves the cash at zero, never below: the rest is a debt
 * (`wagers_debt`, against `receivables`), which reduces what may be withdrawn and is collected from
 * the next money that comes in. After a crash, or when it is refused, send it again with its
 * settlementId. Refuses: edge.busy when the queue of a lane is full; what was voided by then stays.
 */
export async function voidMany(room: WagersDeps, voids: Voids): Promise<Voided> {
  const { changed, left, owed } = await changeMany(room, {
    ...voids,
    kind: 'VOID',
    changeFree: (part) => voidFree(room, part),
    textOf: () => 'void',
    aimOf: (_, { stake }) => ({ payout: stake, rebate: 0n, valid: 0n }),
  });
  return { voided: changed, left, owed };
}

/**
 * Settles wagers again, open ones for the first time, through the group commits of their lanes: the
 * difference to what each has paid moves, and to its valid turnover. Void ones are left. Otherwise as
 * {@link voidMany}. A settlement that is finished is not sent again after a later one.
 */
export const resettleMany = (room: WagersDeps, results: Results): Promise<Resettled> =>
  changeMany<Result>(room, {
    ...results,
    kind: 'SETTLE',
    changeFree: async (part) => {
      const { settlementId } = results;
      const { won, lost } = await settleFree(room, { ...part, settlementId, again: true });
      return won + lost;
    },
    textOf: payoutText,
    aimOf: ({ payout, rebate = 0n, valid, ending }, { category, stake }) => ({
      payout,
      rebate,
      valid: valid ?? validTurnover({ category, stake, payout, ending }),
    }),
  });

type Asked = Pick<Result, 'memberId' | 'wagerId'>;
type Change<Of extends Asked> = Common & {
  readonly wagers: readonly Of[];
  textOf(asked: Of): string;
  /** Of those that were placed with a free bet; answers how many changed. */
  changeFree(part: Part<Of>): Promise<number>;
  aimOf(asked: Of, wager: Stood): Step['aim'];
};

async function changeMany<Of extends Asked>(
  room: WagersDeps,
  change: Change<Of>,
): Promise<Resettled> {
  const answers = await inLanes(room, change.wagers, (part) => changePart(room, change, part));
  return answers.reduce(
    (sum, one) => ({
      changed: sum.changed + one.changed,
      same: sum.same + one.same,
      left: sum.left + one.left,
      owed: sum.owed + one.owed,
    }),
    NONE,
  );
}

const NONE: Resettled = { changed: 0, same: 0, left: 0, owed: 0n };

/** A wager that another settlement changed at the same moment is read this often. */
const MOST_TRIES = 3;

async function changePart<Of extends Asked>(
  room: WagersDeps,
  change: Change<Of>,
  { lane, part }: Part<Of>,
): Promise<Resettled> {
  let [asked, changed, same, owed] = [part, 0, 0, 0n];
  const known = new Set<string>();
  for (let tries = 0; asked.length > 0; tries += 1) {
    if (tries === MOST_TRIES) throw refuse('edge.busy');
    const stood = await readStanding(room.db, { lane, wagers: asked });
    for (const { wagerId } of stood) known.add(wagerId);
    const may = stood.filter(({ state }) => wagerStates.mayBecome(state, STATE_AFTER[change.kind]));
    const steps = may.map((wager) => stepOf(change, wager, asked[wager.place] as Of));
    const open = steps.filter((step) => !isThere(step, change.kind));
    same += steps.length - open.length;
    const ends = await takeSteps(room, change, open);
    changed += ends.filter(({ end }) => end === 'changed').length;
    owed += ends.reduce((sum, one) => sum + one.owed, 0n);
    asked = ends
      .filter(({ end }) => end === 'busy')
      .map(({ step }) => asked[step.wager.place] as Of);
  }
  const others = part.filter(({ wagerId }) => !known.has(wagerId));
  changed += await change.changeFree({ lane, part: others });
  return { changed, same, left: part.length - changed - same, owed };
}

const stepOf = <Of extends Asked>(change: Change<Of>, wager: Stood, asked: Of): Step => ({
  wager,
  aim: change.aimOf(asked, wager),
  text: change.textOf(asked),
});

const isThere = ({ wager, aim }: Step, kind: WagerStep): boolean =>
  kind === 'SETTLE' &&
  wager.state === 'SETTLED' &&
  wager.payout === aim.payout &&
  wager.rebate === aim.rebate &&
  wager.valid === aim.valid;
