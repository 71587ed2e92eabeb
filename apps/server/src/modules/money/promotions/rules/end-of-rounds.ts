import type { GrantState } from '@nokshi/contract/console/free-rounds.ts';

/** How a grant of free rounds ends by what became of the rounds; null while they can be played. */
export function endOfRounds(state: GrantState): 'SPENT' | 'EXPIRED' | 'REVOKED' | null {
  switch (state) {
    case 'PLAYED':
      return 'SPENT';
    case 'EXPIRED':
      return 'EXPIRED';
    case 'TAKEN':
    case 'REFUSED':
      return 'REVOKED';
    case 'ASKED':
    case 'OPEN':
    case 'TAKING':
      return null;
  }
}
