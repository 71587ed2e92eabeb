import type { Day } from '../../apps/server/src/kernel/calendar.ts';
import type { Caller } from '../../apps/server/src/kernel/caller.ts';
import { type MemberId, type OperatorId, toWire } from '../../apps/server/src/kernel/ids.ts';
import { closeTeamDays } from '../../apps/server/src/modules/money/agents/team/close-days.ts';
import { teamOverview } from '../../apps/server/src/modules/money/agents/team/team-overview.ts';
import { teamProfit } from '../../apps/server/src/modules/money/agents/team/team-profit.ts';
import { applyMoves } from '../../apps/server/src/modules/people/identity/line/apply-moves.ts';
import { openMember } from '../../apps/server/src/modules/people/identity/open-member.ts';
import { setUplineAct } from '../../apps/server/src/modules/people/identity/set-upline.ts';
import type { RunningHouse } from './house.ts';

const seen = { ip: '198.51.100.1', language: 'EN' };

/** An agent who registers today, without the form and a password. */
export async function openInLine(
  { house }: RunningHouse,
  username: string,
  uplineId: MemberId | null,
) {
  const opened = await house.db.tx((tx) =>
    openMember(house.identity, tx, {
      username,
      nickname: username,
      passwordHash: 'none',
      referralCode: null,
      affiliateCode: null,
      domain: undefined,
      registerUrl: undefined,
      details: {},
      uplineId,
      type: 1,
      caller: seen as unknown as Caller,
    }),
  );
  if (!opened) throw new Error(`${username} is taken`);
  return opened;
}

/** As two operators agree, without their desk. */
export async function moveInLine(
  { house }: RunningHouse,
  memberId: MemberId,
  to: { readonly upline: string; readonly from: Day },
): Promise<void> {
  const { identity, db } = house;
  const operator = { operatorId: identity.ids.next<OperatorId>(), username: 'second' };
  const by = { ...seen, operator, proposedBy: 'first' };
  const caller = by as unknown as Caller & { readonly proposedBy: string };
  const wish = { id: toWire('mbr', memberId), ...to, reason: 'as agreed' };
  await db.tx((tx) => setUplineAct(identity).run(tx, wish, caller));
}

export const applyMovesOfToday = ({ house }: RunningHouse) =>
  house.db.tx((tx) => applyMoves(house.identity, tx));

/** Days of every team, however small. */
export const closeAllDays = ({ house }: RunningHouse) => closeTeamDays(house.agents, 1);

export const overviewOf = ({ house }: RunningHouse, asked: Parameters<typeof teamOverview>[2]) =>
  house.db.read((tx) => teamOverview(house.agents, tx, asked));

export const profitOf = ({ house }: RunningHouse, asked: Parameters<typeof teamProfit>[2]) =>
  house.db.read((tx) => teamProfit(house.agents, tx, asked));
