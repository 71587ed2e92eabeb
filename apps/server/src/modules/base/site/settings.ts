import { parseAmount } from '@nokshi/money';
import type { Tx } from '../../../kernel/db.ts';
import type { AgentTerms, Brand, SiteDeps, TeamTerms } from './face.ts';
import * as store from './store/settings.ts';

/** Everything about the brand that changes rarely, as the site keeps it in memory. */
export type Settings = {
  readonly brand: Brand;
  readonly domains: ReadonlySet<string>;
  /** The site's own address, and its domains over TLS. */
  readonly origins: ReadonlySet<string>;
  /** Origins that our pictures are requested from before our own. */
  readonly imageHosts: readonly string[];
  /** Countries whose visitors always see the region page. */
  readonly blockedCountries: readonly string[];
  readonly flags: Readonly<Record<string, '0' | '1'>>;
  readonly menus: readonly { category: string; enabled: boolean }[];
  readonly countries: readonly store.CountryRow[];
  /** An external chat that replaces ours; its address is empty when there is none. */
  readonly chat: { readonly address: string; readonly hosts: readonly string[] };
  readonly team: TeamTerms;
  readonly agents: AgentTerms;
  readonly services: readonly { type: number; path: string }[];
};

/**
 * The address of the house's chat, which can be switched off; other services are links. Checklist
 * Y-005.
 */
const OWN_CHAT = '/?m=chat';

/** Reads everything in one snapshot; without the brand the server does not start. */
export async function loadSettings({ config }: SiteDeps, tx: Tx): Promise<Settings> {
  const { brandId } = config;
  const row = await store.brandRow(tx, brandId);
  if (!row) throw new Error(`the brand ${brandId} is not in the database`);
  const flags = await store.flags(tx, brandId);
  const chatIsOn = flags.some(({ name, value }) => name === 'LIVECHAT3' && value === '1');
  return {
    brand: toBrand(config, row),
    domains: new Set([...row.domains, new URL(config.publicOrigin).hostname]),
    origins: new Set([
      new URL(config.publicOrigin).origin,
      ...row.domains.map((host) => `https://${host}`),
    ]),
    imageHosts: row.imageHosts,
    chat: { address: row.chatAddress, hosts: row.chatHosts },
    team: {
      on: row.teamOn,
      minimum: row.teamMinimum,
      timesADay: row.teamTimes,
      amountADay: row.teamAmount,
    },
    agents: { ...row.agents, activeFrom: parseAmount(row.agents.activeFrom) ?? 0n },
    blockedCountries: row.blockedCountries,
    flags: Object.fromEntries(flags.map(({ name, value }) => [name, value])),
    menus: await store.menus(tx, brandId),
    countries: await store.countries(tx, brandId),
    services: (await store.services(tx, brandId)).filter(
      ({ path }) => path !== OWN_CHAT || (chatIsOn && row.chatAddress === ''),
    ),
  };
}

const toBrand = (config: SiteDeps['config'], row: store.BrandRow): Brand => ({
  brandId: config.brandId,
  merchantCode: row.merchantCode,
  name: { EN: row.nameEn, BN: row.nameBn },
  mode: config.mode,
  currency: row.currency,
  currencySymbol: row.currencySymbol,
  currencyDisplay: row.currencyDisplay,
  logo: { light: row.logoLight, dark: row.logoDark },
  contact: { email: row.contactEmail, phone: row.contactPhone },
  colours: { light: row.colourLight, dark: row.colourDark },
  licence: row.licence,
  firebaseProject: row.firebaseProject,
  advertisedSlots: row.advertisedSlots,
  languages: row.languages,
  defaultLanguage: row.defaultLanguage,
  minimumAge: row.minimumAge,
  homeCountry: row.homeCountry,
  termsVersion: row.termsVersion,
  requireEncryptedCredentials: config.requireEncryptedCredentials ?? config.mode === 'licensed',
});
