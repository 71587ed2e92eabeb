import type { Input, Output } from '@nokshi/contract';
import { ownPath } from '@nokshi/contract/own-address.ts';
import type { catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import type { PlayerSession } from '../../../kernel/caller.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { requireRight } from '../../../kernel/require-right.ts';
import { menuAnswer } from './answers.ts';
import type { CatalogueRoom } from './room.ts';

type Call = typeof catalogueRoutes.launchLobby;

/**
 * The address of the lottery lobby for this member, with the requested query. The way back is kept
 * as a path, so that the page cannot lead out of the site. Refuses: identity.true-account-needed,
 * identity.restricted, edge.invalid-input { backUrl }. Checklist X-049, Y-014.
 */
export function launchLobby(
  room: Pick<CatalogueRoom, 'shelf' | 'site'>,
  { session, asked }: { session: PlayerSession; asked: Input<Call> },
): Output<Call> {
  requireRight(session, 'player');
  const { backUrl, ...rest } = asked;
  const back = backUrl === undefined ? null : ownPath(backUrl, room.site.origins());
  if (backUrl !== undefined && back === null)
    throw refuse('edge.invalid-input', { field: 'backUrl' });
  const lobby = menuAnswer(room.shelf.current()).data.find(({ category }) => category === 'LOTT');
  if (!lobby) throw new Error('the menu has no lottery');
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...rest, backUrl: back }))
    if (value) query.set(name, value);
  return { launchUrl: `${lobby.path}?${query}`, open: lobby.enabled };
}
