import { consoleWalletRoutes } from '@nokshi/contract/console/wallet.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';

export const LEDGER_KEY = ['ledger'];
export type LedgerPage = Output<typeof consoleWalletRoutes.proof>;

const RUNNING_MS = 1_000;
const RESTING_MS = 30_000;

/** The state of the ledger: fetched each second while a proof runs, else twice a minute. */
export const useLedger = () =>
  useQuery({
    queryKey: LEDGER_KEY,
    queryFn: () => call(consoleWalletRoutes.proof, {}),
    refetchInterval: ({ state }) =>
      state.data?.scopes.some(({ running }) => running !== null) ? RUNNING_MS : RESTING_MS,
  });
