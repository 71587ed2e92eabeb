import { requiredTurnover } from '@nokshi/contract/required-turnover.ts';
import type { Db, Tx } from '../../../kernel/db.ts';
import type { MemberId, Uuid } from '../../../kernel/ids.ts';
import { countNow, lockMemberFunds } from './count-play.ts';
import type { TurnoverRoom } from './room.ts';
import { type Contributions, USUAL_CONTRIBUTIONS, USUAL_MULTIPLE } from './rules/obligation.ts';
import {
  doneEver,
  endObligation,
  insertObligation,
  type NewObligation,
} from './store/obligations.ts';

/** Money that was credited and has to be staked. Amounts are minor units. */
export type Obliged = Pick<NewObligation, 'memberId' | 'source' | 'amount'> & {
  /** Id of the deposit, transfer or award; the same id again obliges to nothing more. */
  readonly id: Uuid;
  /** How often it has to be staked, in hundredths; `usualMultiple` when not given. */
  readonly multiple?: number;
  /** By category; of an award or bonus {@link USUAL_CONTRIBUTIONS} when not given, else all play is whole. */
  readonly contributions?: Contributions;
  readonly largestBet?: bigint;
  readonly expiresAt?: Date;
};

/**
 * Obliges a member to stake credited money before it may be withdrawn. Play before this moment
 * counts for older obligations only. Call it before money moves in the same story: funds are locked
 * before lanes.
 */
export async function oblige(room: TurnoverRoom, tx: Tx, obliged: Obliged): Promise<void> {
  await countNow(room, tx, obliged.memberId);
  await insertObligation(tx, rowOf(room, obliged, 0n));
}

/** Money from before obligations were kept one by one, as the room that credited it knows it. */
export type Carried = {
  readonly source: NewObligation['source'];
  /** Members who still have some, at most this many, locked. */
  members(tx: Tx, most: number): Promise<readonly MemberId[]>;
  /** What was credited, oldest first; minor units. */
  money(tx: Tx, memberId: MemberId): Promise<readonly { id: Uuid; amount: bigint }[]>;
  /** This member is carried over. */
  drop(tx: Tx, memberId: MemberId): Promise<unknown>;
};

const CARRIED_AT_ONCE = 100;

/**
 * Makes obligations for money credited before obligations were kept, at the start of the version
 * that keeps them: all stakes that no obligation has used count for it. After an interruption the
 * next start continues.
 */
export async function carryOver(
  room: TurnoverRoom,
  db: Pick<Db, 'tx'>,
  carried: Carried,
): Promise<void> {
  for (let found = CARRIED_AT_ONCE; found === CARRIED_AT_ONCE; )
    found = await db.tx(async (tx) => {
      const members = await carried.members(tx, CARRIED_AT_ONCE);
      for (const memberId of members) {
        for (const money of await carried.money(tx, memberId))
          await carry(room, tx, { ...money, memberId, source: carried.source });
        await carried.drop(tx, memberId);
      }
      return members.length;
    });
}

async function carry(room: TurnoverRoom, tx: Tx, obliged: Obliged): Promise<void> {
  const { memberId } = obliged;
  await lockMemberFunds(room, tx, memberId);
  const { stake, voided } = await room.wagers.totals(tx, { memberId });
  const unused = stake - voided - (await doneEver(tx, memberId));
  await insertObligation(tx, rowOf(room, obliged, unused > 0n ? unused : 0n));
}

/** What the house gave. */
const GIVEN: ReadonlySet<NewObligation['source']> = new Set(['award', 'bonus']);

function rowOf({ clock }: TurnoverRoom, obliged: Obliged, staked: bigint): NewObligation {
  const required = requiredTurnover(obliged.amount, obliged.multiple ?? USUAL_MULTIPLE);
  return {
    id: obliged.id,
    memberId: obliged.memberId,
    source: obliged.source,
    amount: obliged.amount,
    required,
    done: staked < required ? staked : required,
    contributions:
      obliged.contributions ?? (GIVEN.has(obliged.source) ? USUAL_CONTRIBUTIONS : null),
    largestBet: obliged.largestBet ?? null,
    expiresAt: obliged.expiresAt ?? null,
    openedAt: clock.now(),
  };
}

/** The money of an obligation was reversed: it needs no turnover any more. */
export async function release(
  room: TurnoverRoom,
  tx: Tx,
  { memberId, id }: { memberId: MemberId; id: Uuid },
): Promise<void> {
  await lockMemberFunds(room, tx, memberId);
  await endObligation(tx, { id, at: room.clock.now(), as: 'released' });
}
