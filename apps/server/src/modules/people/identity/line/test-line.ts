import { type Day, dayOf } from '../../../../kernel/calendar.ts';
import type { Caller } from '../../../../kernel/caller.ts';
import { type MemberId, type OperatorId, toWire } from '../../../../kernel/ids.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { openTestRoom } from '../../operators/test-people.ts';
import { openMember } from '../open-member.ts';
import { setUplineAct } from '../set-upline.ts';
import { listMoves } from '../store/moves.ts';
import { applyMoves } from './apply-moves.ts';

const DAY_MS = 86_400_000;
const dayAfter = (day: Day, days: number): Day =>
  dayOf(new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS));

/** A line of agents on a real database, whose days pass when a test says so. */
export async function openTestLine() {
  const test = await openTestRoom();
  const { identity: room, db, clock } = test;
  let made = 0;
  const today = () => dayOf(clock.now());
  const operator = { operatorId: room.ids.next<OperatorId>(), username: 'second' };
  const seen = { ip: '198.51.100.1', language: 'EN', operator, proposedBy: 'first' };
  const caller = seen as unknown as Caller & { readonly proposedBy: string };
  return {
    ...test,
    room,
    today,
    ahead: (days: number) => dayAfter(today(), days),
    /** An agent who registers today, below another or below none. */
    async register(uplineId: MemberId | null = null, type: 0 | 1 = 1) {
      made += 1;
      const username = `line${String(made).padStart(5, '0')}`;
      const member = await db.tx((tx) =>
        openMember(room, tx, {
          username,
          nickname: username,
          passwordHash: 'none',
          referralCode: null,
          affiliateCode: null,
          domain: undefined,
          registerUrl: undefined,
          details: {},
          uplineId,
          type,
          caller,
        }),
      );
      if (!member) throw new Error(`${username} is taken`);
      return member;
    },
    /** What two operators agree on; answers the code of the refusal, or null. */
    async plan(memberId: MemberId, upline: string, from: Day): Promise<string | null> {
      const wish = { id: toWire('mbr', memberId), upline, from, reason: 'as agreed' };
      try {
        await db.tx((tx) => setUplineAct(room).run(tx, wish, caller));
        return null;
      } catch (err) {
        if (err instanceof Refusal) return err.code;
        throw err;
      }
    },
    /** The next day begins; its moves are applied now, or by the first server that runs again. */
    async nextDay({ isServed = true } = {}) {
      clock.advance(DAY_MS);
      if (isServed) await this.apply();
    },
    apply: () => db.tx((tx) => applyMoves(room, tx)),
    /** Oldest first. */
    movesOf: (memberId: MemberId) =>
      db.read(async (tx) => {
        const asked = { brandId: room.site.brand().brandId, memberId, before: null, limit: 20 };
        const moves = await listMoves(tx, asked);
        return moves.reverse().map(({ state, failedBecause: because }) => ({ state, because }));
      }),
  };
}

export type TestLine = Awaited<ReturnType<typeof openTestLine>>;
