import { type Category, catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import type { Language } from '@nokshi/contract/fields.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query';
import { call } from '@nokshi/web/call.ts';
import { tab } from '@nokshi/web/storage.ts';
import { fetchPictureAhead, learnPictureHosts } from '../lib/picture-hosts.ts';

const FRESH_MS = 60_000;

/** `call` has its own one retry; the cache does not add more. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: false, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});

export type Status = Output<typeof siteRoutes.status>;

/** What the shell needs before it draws; refreshed by the live socket, by this when that is down. */
export const statusQuery = {
  queryKey: ['status'],
  queryFn: async (): Promise<Status> => {
    const status = await call(siteRoutes.status, { url: location.host });
    learnPictureHosts(status.info.imageCDNs);
    tab.set('settings', JSON.stringify(status.info.whitelabel));
    tab.set('validate', JSON.stringify(status.info.register));
    tab.set('merchant', status.info.brand.merchantCode);
    tab.set('merchantCode', status.info.brand.merchantCode);
    tab.set('platform', 'web');
    tab.set('lotteryRegion', status.info.brand.lotteryRegion);
    return status;
  },
  refetchInterval: FRESH_MS,
} as const;
export const useStatus = () => useQuery(statusQuery);

/** Where else the site is; once in a tab. Checklist E-018, X-058. */
const domainsQuery = {
  queryKey: ['domains'],
  queryFn: async () => {
    const { domainList } = await call(siteRoutes.domainRoute, {});
    tab.set('routers', JSON.stringify(domainList));
    return domainList;
  },
} as const;
export const learnDomains = (): void => {
  if (tab.get('routers') === null) void queries.prefetchQuery(domainsQuery);
};

export const menusQuery = {
  queryKey: ['menus'],
  queryFn: () => call(catalogueRoutes.gameMenus, {}),
} as const;
export const useMenus = () => useQuery(menusQuery);

/** Who makes the games of a category, or of all; each with the lanes it serves. */
export const useVendors = (category: Category | null) =>
  useQuery({
    queryKey: ['games', 'vendors', category],
    queryFn: () => call(catalogueRoutes.gameVendor, category ? { gameType: category } : {}),
  });

const bannersQuery = (groupName: string, lang: Language) => ({
  queryKey: ['content', 'banner', groupName, lang],
  queryFn: () => call(siteRoutes.banners, { groupName, lang }),
  refetchInterval: FRESH_MS,
});
export const useBanners = (groupName: string | null, lang: Language) =>
  useQuery({
    ...bannersQuery(groupName ?? '', lang),
    enabled: groupName !== null,
    placeholderData: sameGroup(groupName),
  });

/** While the other language is asked for, the banners of this one stay. */
const sameGroup =
  (groupName: string | null) =>
  <Data>(held: Data, before?: { readonly queryKey: readonly unknown[] }) =>
    before?.queryKey[2] === groupName ? held : undefined;

/** Asks for a group before the page is drawn, and for its first picture: it is the largest one. */
export async function fetchBannersAhead(groupName: string, lang: Language): Promise<void> {
  const query = bannersQuery(groupName, lang);
  // The status says where pictures are asked from; it is on its way already.
  await Promise.all([queries.prefetchQuery(query), queries.prefetchQuery(statusQuery)]);
  const first = queries.getQueryData<Output<typeof siteRoutes.banners>>(query.queryKey)?.[0];
  if (first) fetchPictureAhead(first.url);
}

export type Services = Output<typeof siteRoutes.serviceList>;

export const servicesQuery = {
  queryKey: ['services'],
  queryFn: () => call(siteRoutes.serviceList, {}),
} as const;
export const useServices = () => useQuery(servicesQuery);

export const useFlags = () =>
  useQuery({ queryKey: ['flags'], queryFn: () => call(siteRoutes.whitelabel, {}) });

export type Region = Output<typeof siteRoutes.countryCode>['regions'][number];

/** Asked once at the start: S-002. */
export const countryQuery = {
  queryKey: ['country'],
  queryFn: () => call(siteRoutes.countryCode, {}),
} as const;

export const useGame = (gameId: string | null) =>
  useQuery({
    queryKey: ['game', gameId],
    queryFn: () => call(catalogueRoutes.game, { gameId: gameId ?? '' }),
    enabled: gameId !== null,
    placeholderData: keepPreviousData,
  });
