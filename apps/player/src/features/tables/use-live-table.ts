import type { TableCard, TableTopic, tablesRoutes } from '@nokshi/contract/player/tables.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { TABLES_KEY } from '../../data/tables.ts';
import { useTopic } from '../../data/topics.ts';
import { withTopic } from './cards.ts';

type Lobby = Output<typeof tablesRoutes.lobby>;
const LOBBY_KEY = [...TABLES_KEY, 'lobby'] as const;

/** A card of the list with what its topic says, followed while it is in view. */
export function useLiveTable(held: TableCard, isInView: boolean): TableCard {
  const client = useQueryClient();
  const { state } = useTopic<TableTopic>(isInView ? `round:${held.gameCode}` : null);
  const { card, isGap } = state ? withTopic(held, state) : { card: held, isGap: false };
  const newest = card.last[0]?.issue;
  // The topic says only the last result: the list remembers those before.
  useEffect(() => {
    if (newest === held.last[0]?.issue) return;
    client.setQueriesData<Lobby>(
      { queryKey: LOBBY_KEY },
      (lobby) => lobby && remember(lobby, card),
    );
    if (isGap) void client.invalidateQueries({ queryKey: LOBBY_KEY });
  }, [newest]);
  return card;
}

const remember = (lobby: Lobby, { gameCode, last }: TableCard): Lobby => ({
  ...lobby,
  data: lobby.data.map((each) => (each.gameCode === gameCode ? { ...each, last } : each)),
});
