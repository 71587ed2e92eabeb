import type { Tx } from '../../../../kernel/db.ts';
import { type LevelChange, levelChanged } from '../../vip/index.ts';
import { grantBy } from '../campaigns/grant-by.ts';
import { takeGrant } from '../grants/take-grant.ts';
import type { PromotionsRoom } from '../room.ts';
import { campaignsInForce } from '../store/campaigns.ts';
import { writeLevel } from '../store/members.ts';

/**
 * Conditions know the level of each member. A level that a member reaches for the first time may bring a
 * reward, once a campaign and level.
 */
export function followLevels(room: PromotionsRoom): void {
  room.events.on(levelChanged, async (tx, change) => {
    await writeLevel(tx, { memberId: change.memberId, level: change.to });
    await rewardLevel(room, tx, change);
  });
}

/** Levels that were skipped bring theirs as well. The funds are locked. */
async function rewardLevel(
  room: PromotionsRoom,
  tx: Tx,
  { memberId, to, highest }: LevelChange,
): Promise<void> {
  if (to <= highest) return;
  for (const campaign of await campaignsInForce(tx, { at: room.clock.now(), trigger: 'level' })) {
    const { trigger } = campaign.terms;
    if (trigger.kind !== 'level' || trigger.level <= highest || trigger.level > to) continue;
    const fact = () => `level ${trigger.level}`;
    const granted = await grantBy(room, tx, { campaign, memberId, fact });
    if ('grant' in granted) await takeGrant(room, tx, granted.grant);
  }
}
