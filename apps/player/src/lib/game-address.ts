import { LOTTERY_VENDORS } from '@nokshi/contract/pages.ts';
import type { Game } from '@nokshi/contract/player/catalogue.ts';

const isLottery = (vendor: string): boolean => LOTTERY_VENDORS.some((code) => code === vendor);

/** Where a link to a maker leads from the menu at `path`; the lottery has a page. C-036. */
export const makerAddress = (path: string, vendor: string): string =>
  isLottery(vendor)
    ? `/lottery?${new URLSearchParams({ vendor })}`
    : `${path}?${new URLSearchParams({ page: vendor })}`;

/** Where a game is opened. Checklist, C-036. */
export const gameAddress = ({ gameId, vassalage }: Pick<Game, 'gameId' | 'vassalage'>): string =>
  isLottery(vassalage)
    ? `/lottery?${new URLSearchParams({ vendor: vassalage, gameCode: gameId })}`
    : `/game?${new URLSearchParams({ id: gameId })}`;
