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
 * otherwise logs in first and finds the game one tap away. Before the site knows who is there, the
 * page of the game opens, which has the same gate.
 */
export function useStartGame(): (game: Pick<Game, 'gameId' | 'vassalage' | 'gameMenus'>) => void {
  const { t } = useWords();
  const address = useAddress();
  const freePlay = useStatus().data?.info.whitelabel.FREEPLAY3 === '1';
  const phase = useSession((session) => session.phase);
  return (game) => {
    const next = gameAddress(game);
    const mayTry = phase === 'out' && freePlay && !game.gameMenus.includes(SEAMLESS);
    if (phase === 'asking' || mayTry) return address.go(next);
    if (passGate({ address, t, next, right: 'table' })) address.go(next);
  };
}
