import { dayOf } from '../../../../kernel/calendar.ts';
import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import type { PromotionsRoom } from '../room.ts';
import { openBirthday } from '../rules/birthday.ts';
import type { CampaignRow } from '../store/campaigns.ts';

/**
 * The fact by which a member can claim a birthday's reward now, once a year whatever birthday is stored
 * later; null: it is not the time, or no birthday is known.
 */
export async function birthdayFact(
  room: PromotionsRoom,
  tx: Tx,
  { campaign, memberId }: { readonly campaign: CampaignRow; readonly memberId: MemberId },
): Promise<string | null> {
  const { trigger } = campaign.terms;
  if (trigger.kind !== 'birthday') return null;
  const birthday = await room.identity.birthdayOf(tx, memberId);
  if (birthday === null) return null;
  const today = dayOf(room.clock.now());
  const year = openBirthday({ birthday, today, days: trigger.days });
  return year === null ? null : `birthday ${year}`;
}
