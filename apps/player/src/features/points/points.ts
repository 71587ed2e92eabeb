import type { Language } from '@nokshi/contract/fields.ts';
import { type MallGood, pointsRoutes } from '@nokshi/contract/player/points.ts';
import type { OrderState } from '@nokshi/contract/points.ts';
import type { Output, Sent } from '@nokshi/contract/route.ts';
import { formatAmount } from '@nokshi/money';
import { call } from '@nokshi/web/call.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { askBalance } from '../../data/balance.ts';
import { POINTS_KEY } from '../../data/points-key.ts';
import { queries } from '../../data/queries.ts';
import type { Translate } from '../../lib/words.ts';

export type PointsConfig = Output<typeof pointsRoutes.config>;

const GOODS = ['content', 'good'];

export const useGoods = (lang: Language) =>
  useQuery({
    queryKey: [...GOODS, lang],
    queryFn: () => call(pointsRoutes.goods, { lang }),
    staleTime: 0,
  });

export const usePoints = (enabled: boolean) =>
  useQuery({
    queryKey: [...POINTS_KEY, 'balance'],
    queryFn: () => call(pointsRoutes.balance, {}),
    staleTime: 0,
    enabled,
  });

export const usePointsConfig = (enabled: boolean) =>
  useQuery({
    queryKey: [...POINTS_KEY, 'config'],
    queryFn: () => call(pointsRoutes.config, {}),
    staleTime: 0,
    enabled,
  });

export const useOrders = (status: OrderState | null) =>
  useInfiniteQuery({
    queryKey: [...POINTS_KEY, 'orders', status],
    queryFn: ({ pageParam }) =>
      call(pointsRoutes.orders, {
        ...(status && { status }),
        ...(pageParam && { cursor: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });

export const useChanges = () =>
  useInfiniteQuery({
    queryKey: [...POINTS_KEY, 'changes'],
    queryFn: ({ pageParam }) =>
      call(pointsRoutes.details, pageParam === '' ? {} : { cursor: pageParam }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });

/** Refetches what the page shows of points and goods. */
export function refreshPoints(): void {
  void queries.invalidateQueries({ queryKey: POINTS_KEY });
  void queries.invalidateQueries({ queryKey: GOODS });
}

export async function redeemGood(wish: Sent<typeof pointsRoutes.redeem>, key: string) {
  const order = await call(pointsRoutes.redeem, wish, { key });
  refreshPoints();
  return order;
}

export async function convertPoints(wish: Sent<typeof pointsRoutes.convert>, key: string) {
  const order = await call(pointsRoutes.convert, wish, { key });
  refreshPoints();
  void askBalance();
  return order;
}

/** `5,500 points`. */
export const pointsText = (t: Translate, count: number): string =>
  t('points.count', { count, points: figure(count) });

/** With thousands, and the sign of a change. */
export const figure = (count: number): string => formatAmount(BigInt(count), 'PTS');

export type Kind = MallGood['kind'];

/** What the grid shows: a kind, and what the member has points for. */
export const chosenGoods = (
  goods: readonly MallGood[],
  { kind, within }: { readonly kind: Kind | null; readonly within: number | null },
): readonly MallGood[] =>
  goods.filter(
    (good) => (kind === null || good.kind === kind) && (within === null || good.points <= within),
  );
