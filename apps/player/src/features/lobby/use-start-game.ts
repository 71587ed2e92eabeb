import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { passGate } from '../../data/gate.ts';
import { useAddress } from '../../lib/address.ts';
import { gameAddress } from '../../lib/game-address.ts';
import { useWords } from '../../lib/words.ts';

/** Starting a game is gated: a visitor logs in first and finds the game one tap away. */
export function useStartGame(): (game: Game) => void {
  const { t } = useWords();
  const address = useAddress();
  return (game) => {
    const next = gameAddress(game);
    if (passGate({ address, t, next, right: 'table' })) address.go(next);
  };
}
