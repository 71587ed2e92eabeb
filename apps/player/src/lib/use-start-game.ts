import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { SEAMLESS } from '@nokshi/contract/player/vendors.ts';
import { passGate } from '../data/gate.ts';
import { useStatus } from '../data/queries.ts';
import { useSession } from '../data/session.ts';
import { useAddress } from './address.ts';
import { gameAddress } from './game-address.ts';
import { useWords } from './words.ts';

/**
 * Starting a game is gated: a visitor tries it free on its page where the operator lets them, and
 * otherwise logs in first and finds the game one tap away.
 */
export function useStartGame(): (game: Pick<Game, 'gameId' | 'vassalage' | 'gameMenus'>) => void {
  const { t } = useWords();
  const address = useAddress();
  const freePlay = useStatus().data?.info.whitelabel.FREEPLAY3 === '1';
  const visiting = useSession(({ phase }) => phase === 'out');
  return (game) => {
    const next = gameAddress(game);
    if (visiting && freePlay && !game.gameMenus.includes(SEAMLESS)) return address.go(next);
    if (passGate({ address, t, next, right: 'table' })) address.go(next);
  };
}
