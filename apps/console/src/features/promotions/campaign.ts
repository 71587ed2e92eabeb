import type { consoleCampaignRoutes } from '@nokshi/contract/console/campaigns.ts';
import type { Change } from '@nokshi/contract/four-eyes.ts';
import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { settingChanges } from '@nokshi/contract/setting-changes.ts';

export type Campaign = Output<typeof consoleCampaignRoutes.one>;

/** Whether anything can still be written or published of a campaign. */
export const isOpen = ({ state }: Pick<Campaign, 'state'>): boolean =>
  state !== 'CLOSED' && state !== 'REMOVED';

/** What becomes different for members from one version to another. */
export const changesOf = (before: CampaignTerms | null, after: CampaignTerms): Change[] =>
  settingChanges(before ?? {}, after).map(({ field, ...line }) => ({
    field: `campaign.${field}`,
    ...line,
  }));
