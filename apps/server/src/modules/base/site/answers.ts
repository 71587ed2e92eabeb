import type { Output } from '@nokshi/contract';
import type { consoleSiteRoutes } from '@nokshi/contract/console/site.ts';
import { PRIZE_MODES, type siteRoutes } from '@nokshi/contract/player/site.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { SiteRoom } from './room.ts';
import { currentResources } from './read-content.ts';
import { statusRow, toSetting } from './store/status.ts';

/** What every brand of the platform has in common. Checklist E-022, E-024, E-025, E-028, C-037. */
const PLATFORM = {
  platform: 'web',
  device: 'WEB',
  lotteryType: 'SEA',
  lotteryRegion: 'jililivef3',
} as const;

/**
 * What the shell needs before it draws, all from memory. The host is compared with our own and
 * never fetched. Checklist X-016, Y-004, E-079..E-085.
 */
export async function permissionAnswer(
  room: SiteRoom,
  { caller, host }: { caller: Caller; host?: string | undefined },
): Promise<Output<typeof siteRoutes.status>> {
  const { brand, flags, chat, imageHosts } = room.settings();
  const { register, challenge } = room.registration.form();
  const status = room.statusFor(caller);
  return {
    shown: room.shown(),
    info: {
      whitelabel: { ...flags },
      register: [...register],
      challenge,
      resources: currentResources(room.content),
      customerService: await servicesAnswer(room),
      analytics: { gtagId: null },
      imageCDNs: [...imageHosts],
      chatHosts: chat.address === '' ? [] : [...chat.hosts],
      launchGameCDNs: [],
      brand: {
        ...brand,
        ...PLATFORM,
        prizeModes: [...PRIZE_MODES],
        fallbackMerchant: brand.merchantCode,
        name: { ...brand.name },
        languages: [...brand.languages],
      },
    },
    ownDomain: host === undefined || isOwn(room, host),
    location: { ip: caller.ip, countryCode: caller.country },
    maintenance: { active: status.systemStatus === 1, status },
    regionRestriction: { active: status.systemStatus === 2 },
  };
}

/**
 * Customer service; an external chat is announced by a token that the page checks. Y-005, Y-006.
 */
export async function servicesAnswer(
  room: SiteRoom,
): Promise<Output<typeof siteRoutes.serviceList>> {
  const { services, chat } = room.settings();
  if (chat.address === '') return [...services];
  return [...services, { type: 3, path: await room.chatLinks.sign(chat.address) }];
}

/** A host as the browser writes it, with or without its port. */
const isOwn = (room: SiteRoom, host: string) =>
  room.settings().domains.has(host.toLowerCase().replace(/:\d+$/, ''));

/** Other addresses of the site. Checklist X-058, E-101. */
export const domainsAnswer = (room: SiteRoom): Output<typeof siteRoutes.domainRoute> => ({
  domainList: [...room.settings().domains].map((domain) => ({ domain, speed: null })),
});

/** The caller's country and the countries served. Checklist X-024, E-062, E-063. */
export function countryAnswer(
  room: SiteRoom,
  caller: Caller,
): Output<typeof siteRoutes.countryCode> {
  const { brand, countries, domains } = room.settings();
  const here = countries.find(({ countryCode }) => countryCode === caller.country);
  return {
    countryCode: caller.country,
    countryDialingCode: here?.dialingCode ?? null,
    regions: countries.map((country) => ({
      merchantCode: country.merchantCode || brand.merchantCode,
      country: country.countryCode,
      currency: brand.currency,
      countryName: { EN: country.nameEn, BN: country.nameBn },
      langList: country.languages,
      domains: country.host ? [country.host] : [...domains],
    })),
  };
}

/** The stored status, for the operator who is about to change it. */
export async function statusSettingAnswer(
  room: SiteRoom,
  tx: Tx,
): Promise<Output<typeof consoleSiteRoutes.status>> {
  const row = await statusRow(tx, room.config.brandId);
  return {
    ...toSetting(row),
    blockedCountries: [...row.blockedCountries],
    changedBy: row.changedBy,
    changedAt: row.changedAt?.toISOString() ?? null,
    openPages: room.live.count(),
  };
}
