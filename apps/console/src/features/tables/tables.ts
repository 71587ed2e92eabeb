import { consoleTablesRoutes as routes, type DeskTable } from '@nokshi/contract/console/tables.ts';
import { spotName } from '@nokshi/contract/spots/names.ts';
import { cardText } from '@nokshi/house-math/tables/cards.ts';
import { BOUT_KINDS, ENDS, LINES } from '@nokshi/house-math/tables/cockfight.ts';
import { pocketColour } from '@nokshi/house-math/tables/roulette.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import type { Translate } from '../../lib/words.ts';

export const TABLES_KEY = ['tables'] as const;

/** Rounds go on by themselves; the desk looks again so often. */
export const LOOK_MS = 5_000;

/** Every table with its terms, its round of now and its last day. */
export const useTables = () =>
  useQuery({
    queryKey: [...TABLES_KEY, 'list'],
    queryFn: () => call(routes.tables, {}),
    refetchInterval: LOOK_MS,
  });

/** A chain lasts for days, and a tenth of it for hours. */
const CHAINS_LOOK_MS = 15_000;

/** The chain of every table, and the one that follows it. */
export const useChains = () =>
  useQuery({
    queryKey: [...TABLES_KEY, 'chains'],
    queryFn: () => call(routes.chains, {}),
    refetchInterval: CHAINS_LOOK_MS,
  });

/** The way to the panel of a round. */
export const wayToRound = ({ gameCode, issue }: { gameCode: string; issue: string }): string =>
  `/tables?${new URLSearchParams({ tab: 'rounds', game: gameCode, round: issue })}`;

/** What a table is proposed about, and a round of it. */
export const objectOf = ({ gameCode, issue }: { gameCode: string; issue: string }): string =>
  `${gameCode} ${issue}`;

/** Milliseconds as seconds, as they are typed: `1.5`. */
export const secondsText = (ms: number): string => String(ms / 1_000);

type Shown = readonly number[];

/** What was drawn, or lay open before the bets, as people at the table say it. */
export function shownText(t: Translate, game: DeskTable['game'], shown: Shown): string {
  const [first = 0] = shown;
  switch (game) {
    case 'roulette':
      return `${first} ${t(`tables.pocket-${pocketColour(first)}`)}`;
    case 'sic-bo':
      return `${shown.join(' · ')} = ${shown.reduce((sum, die) => sum + die, 0)}`;
    case 'robo-rumble':
      return spotName(t, game, ENDS[first] ?? '');
    case 'kite':
      return `${(first / 100).toFixed(2)}×`;
    default:
      return shown.map(cardText).join(' ');
  }
}

/** What lay open before the bets; the line of a bout says which corner was the favourite. */
export function openingText(t: Translate, game: DeskTable['game'], opening: Shown): string {
  const bout = game === 'robo-rumble' ? BOUT_KINDS[opening[0] ?? -1] : undefined;
  const line = bout && LINES[bout.line];
  if (!bout || !line) return shownText(t, game, opening);
  const corner = spotName(t, game, bout.favourite);
  const [favourite, other] = [line.favourite, line.other].map((odds) => (odds / 100).toFixed(2));
  return t('tables.line', { corner, favourite: favourite ?? '', other: other ?? '' });
}
