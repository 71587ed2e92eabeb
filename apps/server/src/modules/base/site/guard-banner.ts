import type { BannerDoc } from '@nokshi/contract/content.ts';
import type { Change } from '../../../kernel/content/serve-content.ts';
import { refuse } from '../../../kernel/refusal.ts';

export type LinkTargets = {
  /** Whether there is a game with this id; the catalogue, which starts later, tells. */
  isGame: (gameId: string) => boolean;
};

/**
 * A banner that is published leads somewhere. There are no promotions in the house yet, so it
 * cannot lead to one. Refuses content.target-unknown.
 */
export async function guardBanner(targets: LinkTargets, { state, doc }: Change): Promise<void> {
  const { linkageType, linkage } = doc as BannerDoc;
  if (state !== 'published') return;
  const isThere =
    linkageType === 'game' ? targets.isGame(linkage ?? '') : linkageType !== 'promotion';
  if (!isThere) throw refuse('content.target-unknown', { field: 'linkage' });
}
