import type {
  TableCard,
  TableLevel,
  TableResult,
  TableTopic,
} from '@nokshi/contract/player/tables.ts';
import { TABLE_LEVELS, TABLE_MENU } from '@nokshi/contract/player/tables.ts';

/** The tabs of the page, in the order in which players look for them. */
export const TABLE_TABS = [
  'baccarat',
  'roulette',
  'dragon-tiger',
  'andar-bahar',
  'teen-patti',
  'one-day',
  'sic-bo',
  'blackjack',
] as const;
export type TableTab = (typeof TABLE_TABS)[number];
export const isTab = (game: string): game is TableTab => TABLE_TABS.some((tab) => tab === game);

/** Results that a card holds. */
const MOST_LAST = 60;

/** The table as a game of the catalogue: its heart is the same as that of the lists of games. */
export const gameOf = ({ vendor, gameCode, name }: TableCard, gameType: 'LIVE' | 'SPORTS') => ({
  nodeId: `${vendor}-${gameCode}`,
  vassalage: vendor,
  gameType,
  gameId: gameCode,
  name,
  gameMenus: [TABLE_MENU],
});

/** By the level in the code of a table or an instant game, `baccarat-low`. */
export const levelIn = (gameCode: string): TableLevel =>
  TABLE_LEVELS.find((level) => gameCode.endsWith(`-${level}`)) ?? 'low';

export type Narrowed = { readonly tab: TableTab | null; readonly level: TableLevel | null };

export const narrowed = (
  cards: readonly TableCard[],
  { tab, level }: Narrowed,
): readonly TableCard[] =>
  cards.filter((card) => (!tab || card.game === tab) && (!level || card.level === level));

/** The cards of these codes, in the order of the codes. */
export const inOrderOf = (
  cards: readonly TableCard[],
  codes: readonly string[],
): readonly TableCard[] =>
  codes.flatMap((code) => cards.find(({ gameCode }) => gameCode === code) ?? []);

/** Tables by game, and within a game from low to high. */
export const sorted = (cards: readonly TableCard[]): readonly TableCard[] => {
  const place = ({ game, level }: TableCard) =>
    TABLE_TABS.findIndex((tab) => tab === game) * TABLE_LEVELS.length + TABLE_LEVELS.indexOf(level);
  return cards.toSorted((one, other) => place(one) - place(other));
};

/** The day of an issue, and its number in it: `0042` early in a day, five digits where rounds are short. */
const placeIn = ({ issue }: TableResult): readonly [day: string, number: number] => {
  const [day = '', number = ''] = issue.split('-');
  return [day, Number(number)];
};

function isLater(last: TableResult, held: TableResult): boolean {
  const [[day, number], [heldDay, heldNumber]] = [placeIn(last), placeIn(held)];
  return day === heldDay ? number > heldNumber : day > heldDay;
}

function isNext(last: TableResult, held: TableResult): boolean {
  const [[day, number], [heldDay, heldNumber]] = [placeIn(last), placeIn(held)];
  return number === (day === heldDay ? heldNumber + 1 : 1);
}

/**
 * A card with what its topic says. `isGap`: rounds were over in the meantime that nobody looked at, so the road has
 * holes until the list is asked for again.
 */
export function withTopic(
  card: TableCard,
  { now, last, players }: TableTopic,
): { readonly card: TableCard; readonly isGap: boolean } {
  const [held] = card.last;
  const fresh = { ...card, now, players };
  if (!last || (held && !isLater(last, held))) return { card: fresh, isGap: false };
  const next = { ...fresh, last: [last, ...card.last].slice(0, MOST_LAST) };
  return { card: next, isGap: held !== undefined && !isNext(last, held) };
}
