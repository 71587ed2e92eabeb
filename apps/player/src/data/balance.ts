import { walletRoutes } from '@nokshi/contract/player/wallet.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '@nokshi/web/call.ts';
import { create } from 'zustand';
import { queries } from './queries.ts';
import { useSession } from './session.ts';

export type Balance = Output<typeof walletRoutes.balance>;

const KEY = ['mine', 'balance'];

/** Of two balances the one with the higher version: late news never wins. */
export function newerBalance<B extends Pick<Balance, 'version'>>(held: B | undefined, came: B): B {
  return held && BigInt(held.version) > BigInt(came.version) ? held : came;
}

/** What is shown while a round goes on: the stake gone and no win yet; null: what the wallet holds. */
const useMeanwhile = create<{ readonly balance: string | null }>(() => ({ balance: null }));

/** Shows this balance until null is given, whatever comes over the live line meanwhile. */
export const showMeanwhile = (balance: string | null): void => useMeanwhile.setState({ balance });

/** Whether a round goes on in the game on this page. */
export const useRoundOpen = (): boolean => useMeanwhile(({ balance }) => balance !== null);

/** The member's balance as the page may show it now: a round that goes on is not told early. */
export function useBalance() {
  const meanwhile = useMeanwhile(({ balance }) => balance);
  const query = useWallet();
  if (meanwhile === null || !query.data) return query;
  return { ...query, data: { ...query.data, sumBalance: meanwhile } };
}

/** What the wallet holds, also while a round goes on. */
export function useWallet() {
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
  const shown = queries.setQueryData<Balance>(KEY, (held) => {
    if (!held) return held;
    return newerBalance(held, { ...held, sumBalance, version });
  });
  // Bonus money is not pushed; who has some plays with it as well.
  if (shown && shown.bonus !== '0.00') void askBalance();
}

export const askBalance = () => queries.invalidateQueries({ queryKey: KEY });
