import type { VipLevel } from '@nokshi/contract/vip.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { levelsAmong, memberRow } from './store/members.ts';
import { vipTerms } from './store/terms.ts';

/** A member's level, from 1 on; a member who is not known yet is on the first. */
export const levelOf = async (tx: Tx, memberId: MemberId): Promise<number> =>
  (await levelsAmong(tx, [memberId]))[0]?.level ?? 1;

/** The highest level that a member ever reached. */
export const highestOf = async (tx: Tx, memberId: MemberId): Promise<number> =>
  (await memberRow(tx, memberId))?.highest ?? 1;

/** What the level of a member brings. */
export async function benefitsOf(tx: Tx, memberId: MemberId): Promise<VipLevel> {
  const { levels } = (await vipTerms.now(tx)).terms;
  return levelIn(levels, await levelOf(tx, memberId));
}

/** The last level when there are fewer by now. */
export function levelIn(levels: readonly VipLevel[], level: number): VipLevel {
  const found = levels[level - 1] ?? levels.at(-1);
  if (!found) throw new Error('a table of levels is empty');
  return found;
}

/** By how many percent the rebates of members are raised; those without are left out. */
export async function rebateUplifts(
  tx: Tx,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, number>> {
  const above = await levelsAmong(tx, memberIds);
  if (above.length === 0) return new Map();
  const { levels } = (await vipTerms.now(tx)).terms;
  return new Map(
    above.map(({ memberId, level }) => [memberId, levelIn(levels, level).rebate] as const),
  );
}
