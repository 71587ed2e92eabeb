import { TABLE_LEVELS } from '@nokshi/contract/player/tables.ts';
import { useAddress } from '../../lib/address.ts';
import { TABLE_TABS } from './cards.ts';
import { MINE } from './mine.ts';

/** Which tables the address asks for: `?table=baccarat&level=low&mine=fav`. */
export function useAsked() {
  const { params } = useAddress();
  return {
    tab: TABLE_TABS.find((each) => each === params.get('table')) ?? null,
    level: TABLE_LEVELS.find((each) => each === params.get('level')) ?? null,
    mine: MINE.find((each) => each === params.get('mine')) ?? 'all',
  };
}
