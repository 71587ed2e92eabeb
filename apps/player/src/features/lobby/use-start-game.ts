import { passGate } from '../../data/gate.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';

/** Starting a game is gated: a visitor logs in first and finds the game one tap away. */
export function useStartGame(): (gameId: string) => void {
  const { t } = useWords();
  const address = useAddress();
  return (gameId) => {
    const next = `/game?id=${encodeURIComponent(gameId)}`;
    if (passGate({ address, t, next, right: 'table' })) address.go(next);
  };
}
