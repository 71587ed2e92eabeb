import { type Category, catalogueRoutes } from '@nokshi/contract/player/catalogue.ts';
import type { Language } from '@nokshi/contract/fields.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@nokshi/web/call.ts';
import { FreshQueries } from '@nokshi/web/fresh-queries.ts';
import { tab } from '@nokshi/web/storage.ts';
import { fetchPictureAhead, learnPictureHosts } from '../lib/picture-hosts.ts';

const FRESH_MS = 60_000;

/** `call` has its own one retry; the cache does not add more. */
export const queries = new FreshQueries({
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
export type Menu = Output<typeof catalogueRoutes.gameMenus>['data'][number];

type Lanes = Output<typeof catalogueRoutes.gameVendor>;
export type Lane = Lanes['data']['lanes'][number];

/** All makers with their lanes; every page of this tab takes its own from them. S-035. */
const LANES = 'gameVendor';
const lanesQuery = {
  queryKey: ['games', 'vendors'],
  queryFn: async (): Promise<Lanes> => {
    const lanes = await call(catalogueRoutes.gameVendor, {});
    tab.set(LANES, JSON.stringify({ lanes, at: Date.now() }));
    return lanes;
  },
} as const;

/** What this tab knew before it was reloaded, as long as it is fresh. */
function heldLanes() {
  const text = tab.get(LANES);
  if (text === null) return {};
  const { lanes, at } = JSON.parse(text) as { lanes: Lanes; at: number };
  return { initialData: lanes, initialDataUpdatedAt: at };
}

/** A maker whose lane stands under a menu entry of its own; of all others the entry is. S-036. */
const SPLIT_OFF = { vassalage: 'DS88', gameType: 'SPORTS' } as const;

/** The lanes of a category, or of all; with a maker those of that maker alone. */
export const lanesOf = (
  lanes: readonly Lane[],
  {
    category,
    vendor,
  }: { readonly category: Category | null; readonly vendor?: string | undefined },
): Lane[] =>
  lanes.filter(
    ({ vassalage, gameType }) =>
      (!category || gameType === category) &&
      (vendor
        ? vassalage === vendor
        : !category || vassalage !== SPLIT_OFF.vassalage || gameType !== SPLIT_OFF.gameType),
  );

export const useVendors = (category: Category | null, vendor?: string) =>
  useQuery({
    ...lanesQuery,
    ...heldLanes(),
    select: ({ data }) => lanesOf(data.lanes, { category, vendor }),
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
