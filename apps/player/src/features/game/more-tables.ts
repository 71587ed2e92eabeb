import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { TABLE_MENU } from '@nokshi/contract/player/tables.ts';
import { type Changes, useAddress } from '../../lib/address.ts';
import { useMedia, WIDE } from '../../lib/use-media.ts';

/** Tables that lie beside each other on a wide stage. Products.md 3.4. */
export const MOST_TABLES = 4;
const CODE = /^[a-z0-9-]{2,40}$/;

/** The tables beside the first one: `/game?id=baccarat-low&more=roulette-low,sic-bo-low`. */
export const moreIn = (params: URLSearchParams): readonly string[] =>
  [...new Set((params.get('more') ?? '').split(','))]
    .filter((code) => CODE.test(code) && code !== params.get('id'))
    .slice(0, MOST_TABLES - 1);

/** Whether other tables may be opened beside this game. */
export function useIsBoard(game: Game, stage: boolean): boolean {
  const isWide = useMedia(WIDE);
  return stage && isWide && game.gameMenus.includes(TABLE_MENU);
}

/** The tables on the stage, in their order, and how one is added or closed. */
export function useBoard() {
  const address = useAddress();
  const first = address.params.get('id') ?? '';
  const codes = [first, ...moreIn(address.params)];
  const show = (next: readonly string[]) => address.change(changesOf(next), true);
  return {
    codes,
    add: (code: string) => show([...codes, code]),
    close: (code: string) => show(codes.filter((each) => each !== code)),
  };
}

const changesOf = ([id, ...more]: readonly string[]): Changes => ({
  id: id ?? null,
  more: more.length === 0 ? null : more.join(','),
});
