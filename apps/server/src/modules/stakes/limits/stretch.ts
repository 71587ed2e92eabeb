import type { Stretch } from '@nokshi/contract/player/limits.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { type LimitsDeps, seatOf } from './room.ts';
import { checkInMs, continues } from './rules/stretch.ts';
import { acknowledgeCheck, readStretch } from './store/stretch.ts';

/**
 * How long the member has played without a break and the result, by server time and over all games.
 * Refuses: identity.member-unknown. Source: RTS 2E, 13, checklist S-067.
 */
export async function showStretch(
  room: LimitsDeps,
  tx: Tx,
  { memberId }: { memberId: MemberId },
): Promise<Stretch> {
  const row = await readStretch(tx, seatOf(room, memberId));
  if (!row) throw refuse('identity.member-unknown');
  const now = room.clock.now();
  const { beganMs, staked, won, checkMinutes } = row;
  const inMs = checkInMs(row, now);
  return {
    running:
      beganMs !== null && continues(row, now)
        ? {
            startedAt: new Date(Number(beganMs)).toISOString(),
            seconds: Math.max(0, Math.floor((now.getTime() - Number(beganMs)) / 1000)),
            staked: toDecimal(staked),
            won: toDecimal(won),
          }
        : null,
    realityCheck: {
      minutes: checkMinutes === null ? null : Number(checkMinutes),
      isDue: inMs === 0,
      inSeconds: inMs === null ? null : Math.ceil(inMs / 1000),
    },
  };
}

/**
 * The member saw the reality check that was due; the next is due an interval later. Before it is
 * due nothing is postponed. Every open page of the member is notified. Source: checklist S-067.
 */
export async function acknowledge(
  room: LimitsDeps,
  tx: Tx,
  { memberId }: { memberId: MemberId },
): Promise<Stretch> {
  if (await acknowledgeCheck(tx, seatOf(room, memberId), room.clock.now()))
    tx.afterCommit(() => pushCheck(room, memberId));
  return showStretch(room, tx, { memberId });
}

/** Open pages fetch the stretch again, and show the check that is due. */
export const pushCheck = (room: LimitsDeps, memberId: MemberId): void =>
  room.live.toMember(memberId, { type: 'reality-check' });

/** The same when a stake was refused because a check is due. */
export function pushCheckIfRefused(room: LimitsDeps, memberId: MemberId, why: unknown): void {
  if (why instanceof Refusal && why.code === 'limits.reality-check') pushCheck(room, memberId);
}
