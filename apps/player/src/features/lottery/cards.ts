import type { LotteryCard } from '@nokshi/contract/player/lottery.ts';

/** The categories of the chips: seconds between two draws. Products.md 1.4. */
export const INTERVALS = [30, 60, 180, 300] as const;

/** The id of the game in the catalogue: hearts of cards and of the lists of games are the same. E-095. */
export const nodeOf = ({ vendor, gameCode }: Pick<LotteryCard, 'vendor' | 'gameCode'>): string =>
  `${vendor}-${gameCode}`;

/** The lottery as a game of the catalogue. */
export const gameOf = ({ vendor, gameCode, category, name }: LotteryCard) => ({
  nodeId: nodeOf({ vendor, gameCode }),
  vassalage: vendor,
  gameType: category,
  name,
});

export type Narrowed = {
  readonly source?: LotteryCard['source'] | undefined;
  readonly interval?: number | null;
  readonly vendor?: string | null;
  readonly search?: string;
};

/** The cards that fit. A search finds a name in either language, whatever its case. */
export function narrowed(cards: readonly LotteryCard[], by: Narrowed): readonly LotteryCard[] {
  const words = (by.search ?? '').trim().toLocaleLowerCase();
  return cards.filter(
    (card) =>
      (!by.source || card.source === by.source) &&
      (!by.interval || card.intervalSeconds === by.interval) &&
      (!by.vendor || card.vendor === by.vendor) &&
      (words === '' ||
        [card.name.EN, card.name.BN, card.gameCode].some((name) =>
          name.toLocaleLowerCase().includes(words),
        )),
  );
}

/** Favourites first, the newest of them first; then those that most members played in the last day. */
export function inOrder(
  cards: readonly LotteryCard[],
  favorites: readonly string[],
): readonly LotteryCard[] {
  const rank = (card: LotteryCard) => {
    const at = favorites.indexOf(nodeOf(card));
    return at === -1 ? favorites.length : at;
  };
  return cards.toSorted((one, other) => rank(one) - rank(other) || other.players - one.players);
}

/** Intervals of the chips that some card has. */
export const intervalsOf = (cards: readonly LotteryCard[]): readonly number[] =>
  INTERVALS.filter((seconds) => cards.some(({ intervalSeconds }) => intervalSeconds === seconds));

const FAMILIES = ['wingo', 'ssc', '11x5', 'k3', 'pk10', '3d', 'p3', 'p5', '4d', 'lhc'] as const;
const REGIONS = ['vn', 'thai', 'lao', 'my-4d', 'sg-4d'] as const;
export type Group = (typeof FAMILIES)[number] | (typeof REGIONS)[number];

/** Under which heading a family stands: the three regions of Vietnam are one. */
export const headingOf = (family: string): string => (family.startsWith('vn-') ? 'vn' : family);

/** Cards by family, in the order in which players know them; ours before those of others. */
export function byFamily(
  cards: readonly LotteryCard[],
): readonly { readonly group: Group; readonly cards: readonly LotteryCard[] }[] {
  return [...FAMILIES, ...REGIONS].flatMap((group) => {
    const own = cards.filter(({ family }) => headingOf(family) === group);
    return own.length === 0
      ? []
      : [{ group, cards: own.toSorted((a, b) => a.intervalSeconds - b.intervalSeconds) }];
  });
}
