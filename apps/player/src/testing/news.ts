import type { Unread } from '@nokshi/contract/player/messaging.ts';

/** So many letters and notices that the member has not opened. */
export const unreadOf = (letters: number, notices = 0): Unread => ({
  unreadMessage: letters + notices,
  letters,
  notices,
});

/** Free rounds that wait to be played. */
export const aFreeRound = (at: number) => ({
  id: `round-${at}`,
  kind: 'rounds' as const,
  gameId: 'kantha-lines',
  gameName: { EN: 'Kantha lines', BN: 'কাঁথা' },
  left: 5,
  rounds: 10,
  stake: '0.20',
  expiresAt: '2099-03-01T10:00:00.000Z',
});
