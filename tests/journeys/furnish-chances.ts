import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import { cashTerms } from '../harness/campaign-terms.ts';
import type { HttpClient } from '../harness/client.ts';

const { campaigns } = consoleRoutes;
const reason = 'Boishakh';
const fixed = (amount: string): CampaignTerms['reward'] => ({
  kind: 'cash',
  sum: { of: 'fixed', amount },
  multiple: 100,
});

/** A wheel that the member has spun, and a red envelope that was opened and is closed: it opens no popup. */
export async function chanced(
  { member, admin }: { readonly member: HttpClient; readonly admin: HttpClient },
  now: Date,
): Promise<{ readonly wheel: string; readonly envelope: string }> {
  const running = async (terms: CampaignTerms): Promise<string> => {
    const saved = await admin.call(campaigns.save, { campaignId: null, newest: 0, terms, reason });
    await admin.call(campaigns.publish, { ...saved, reason });
    return saved.campaignId;
  };
  const wheel = await running(
    cashTerms({
      name: 'Wheel of the day',
      title: { EN: 'Wheel of the day', BN: 'আজকের চাকা' },
      trigger: {
        kind: 'wheel',
        segments: [
          { amount: '0', weight: 40 },
          { amount: '2', weight: 30 },
          { amount: '0', weight: 15 },
          { amount: '5', weight: 12 },
          { amount: '50', weight: 3 },
        ],
      },
      reward: fixed('50'),
      limits: { budget: '5000', places: null, perMember: null, perDay: 3 },
    }),
  );
  await member.call(playerRoutes.wheel.spin, { promotionId: wheel });
  const envelope = await running(
    cashTerms({
      name: 'Friday envelope',
      title: { EN: 'Friday’s red envelope', BN: 'শুক্রবারের লাল খাম' },
      startsAt: now.toISOString(),
      endsAt: new Date(now.getTime() + 86_400_000).toISOString(),
      trigger: { kind: 'envelope', pool: '200', shares: 10 },
      reward: fixed('200'),
      limits: { budget: '200', places: null, perMember: 1, perDay: null },
    }),
  );
  await member.call(playerRoutes.envelopes.open, { promotionId: envelope });
  await admin.send(campaigns.turn, { campaignId: envelope, to: 'CLOSED', reason });
  return { wheel, envelope };
}
