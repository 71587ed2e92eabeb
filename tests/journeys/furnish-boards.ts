import { consoleRoutes } from '@nokshi/contract';
import { cashTerms } from '../harness/campaign-terms.ts';
import type { HttpClient } from '../harness/client.ts';

const { campaigns, segments } = consoleRoutes;

/** A leaderboard of the day, which counts what was played in it, and a saved audience. */
export async function ranked(admin: HttpClient): Promise<void> {
  const reason = 'Boishakh';
  const terms = cashTerms({
    name: 'Top of the day',
    title: { EN: 'Top of the day', BN: 'দিনের সেরা' },
    trigger: {
      kind: 'board',
      window: 'day',
      score: 'turnover',
      leastBets: 1,
      categories: [],
      prizes: [
        { from: 1, to: 1, amount: '50' },
        { from: 2, to: 3, amount: '20' },
      ],
    },
    limits: { budget: '10000', places: null, perMember: null, perDay: null },
  });
  const saved = await admin.call(campaigns.save, { campaignId: null, newest: 0, terms, reason });
  await admin.call(campaigns.publish, { ...saved, reason });
  await admin.call(segments.save, {
    segmentId: null,
    name: 'Regular depositors',
    audience: [
      { kind: 'deposits-at-least', count: 3 },
      { kind: 'turnover-at-least', amount: '5000', days: 30 },
    ],
    reason,
  });
}
