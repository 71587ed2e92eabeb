import { type Transfer, transfersRoutes } from '@nokshi/contract/player/transfers.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../data/queries.ts';

export type Wallet = Output<typeof transfersRoutes.wallets>['wallets'][number];

const KEY = ['mine', 'vendor-wallets'] as const;
/** While money is under way. */
const ASK_EVERY_MS = 3_000;

export const isUnderWay = ({ state }: Pick<Transfer, 'state'>): boolean => state === 'ASKED';

/** What vendors keep for the member, and the transfers; asked again until all have ended. */
export const useWallets = () =>
  useQuery({
    queryKey: KEY,
    queryFn: () => call(transfersRoutes.wallets, {}),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.transfers.some(isUnderWay) ? ASK_EVERY_MS : false),
  });

type Wish = {
  readonly direction: 'IN' | 'OUT';
  readonly vassalage?: string;
  readonly amount?: string;
};

/** Moves money under this attempt's key, which makes a second try the same transfer. */
export async function moveMoney(wish: Wish, key: string): Promise<readonly Transfer[]> {
  const { transfers } = await call(transfersRoutes.transfer, wish, { key });
  await Promise.all([
    queries.invalidateQueries({ queryKey: KEY }),
    queries.invalidateQueries({ queryKey: ['mine', 'balance'] }),
  ]);
  return transfers;
}
