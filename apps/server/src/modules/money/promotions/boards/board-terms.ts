import type { Tx } from '../../../../kernel/db.ts';
import type { BoardTrigger } from '../rules/board.ts';
import type { BoardRow } from '../store/boards.ts';
import { campaignById, type CampaignRow, termsOf } from '../store/campaigns.ts';

export type BoardTerms = { readonly campaign: CampaignRow; readonly trigger: BoardTrigger };

/** The campaign as a board began with it: these terms hold to its end, whatever is published since. */
export async function termsOfBoard(tx: Tx, board: BoardRow): Promise<BoardTerms> {
  const { campaignId, version, startsAt } = board;
  const campaign = await campaignById(tx, campaignId);
  const terms = (await termsOf(tx, [board])).get(`${campaignId} ${version}`);
  if (!campaign || terms?.trigger.kind !== 'board')
    throw new Error(`campaign ${campaignId} has no board of version ${version}`);
  return {
    campaign: { ...campaign, version, terms, startsAt, endsAt: null },
    trigger: terms.trigger,
  };
}
