import { walletRoutes } from '@nokshi/contract/player/wallet.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '@nokshi/web/call.ts';
import { queries } from './queries.ts';
import { useSession } from './session.ts';

export type Balance = Output<typeof walletRoutes.balance>;

const KEY = ['mine', 'balance'];

/** Of two balances the one with the higher version: late news never wins. */
export function newerBalance<B extends Pick<Balance, 'version'>>(held: B | undefined, came: B): B {
  return held && BigInt(held.version) > BigInt(came.version) ? held : came;
}

export function useBalance() {
  const loggedIn = useSession((session) => session.phase === 'in');
  return useQuery({
    queryKey: KEY,
    queryFn: () => call(walletRoutes.balance, {}),
    enabled: loggedIn,
    structuralSharing: (held, came) => newerBalance(held as Balance | undefined, came as Balance),
  });
}

/** Takes a pushed balance, when it is newer than the one that is shown. */
export function takeBalance(sumBalance: string, version: string): void {
  queries.setQueryData<Balance>(KEY, (held) => {
    if (!held) return held;
    return newerBalance(held, { ...held, sumBalance, version });
  });
}

export const askBalance = () => queries.invalidateQueries({ queryKey: KEY });
