import type { FourEyesAct, Permission } from '@nokshi/contract';
import { mayOpen } from '@nokshi/contract/chat-link.ts';
import {
  type BrandSetting,
  consoleSettingRoutes,
  type DomainsSetting,
  type FlagsSetting,
  type RegionsSetting,
  type RegistrationSetting,
  type SettingPart,
} from '@nokshi/contract/console/site-settings.ts';
import type { ElsewhereSetting } from '@nokshi/contract/console/elsewhere-setting.ts';
import type { AgentSetting } from '@nokshi/contract/console/agent-setting.ts';
import type { TeamSetting } from '@nokshi/contract/console/team-setting.ts';
import { parseAmount } from '@nokshi/money';
import type { z } from 'zod';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { checkFields } from './check-fields.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import type { SiteRoom } from './room.ts';
import { languagesFit, regionsFit } from './rules/check-settings.ts';
import { readableColour } from './rules/readable-colour.ts';
import { registrationForm, registrationPart, writeRegistration } from './store/registration.ts';
import * as store from './store/setting-parts.ts';

type Wish<S> = { setting: S; version: number; reason: string };

/** A part of the settings: how it is read, checked and written. */
export type Part<S> = {
  readonly name: SettingPart;
  readonly act: FourEyesAct;
  readonly permission: Permission;
  readonly input: z.ZodType<Wish<S>>;
  readonly read: (tx: Tx, brandId: string) => Promise<S>;
  /** Throws what is wrong with the new value. */
  readonly check: (tx: Tx, room: SiteRoom, wish: S) => Promise<void> | void;
  readonly write: (tx: Tx, brandId: string, wish: S) => Promise<unknown>;
  /** Notifies all servers and open pages after the commit. */
  readonly publish: (room: SiteRoom, tx: Tx) => Promise<() => void>;
};

const SETTINGS = {
  permission: 'site.settings',
  publish: async (room: SiteRoom) => () => room.publishSettings(),
} as const;

/** Refuses: site.default-language, site.colour-faint. */
export const BRAND_PART: Part<BrandSetting> = {
  ...SETTINGS,
  name: 'brand',
  act: 'site.set-brand',
  input: consoleSettingRoutes.setBrand.input,
  read: store.brandPart,
  check(_tx, _room, wish) {
    if (!languagesFit(wish)) throw refuse('site.default-language', { field: 'defaultLanguage' });
    for (const theme of ['light', 'dark'] as const)
      if (!readableColour(wish.colours[theme], theme))
        throw refuse('site.colour-faint', { field: `colours.${theme}` });
  },
  write: store.writeBrand,
};

/** Refuses: site.flag-unknown. */
export const FLAGS_PART: Part<FlagsSetting> = {
  ...SETTINGS,
  name: 'flags',
  act: 'site.set-flags',
  input: consoleSettingRoutes.setFlags.input,
  read: store.flagsPart,
  async check(tx, { config }, wish) {
    const known = Object.keys(await store.flagsPart(tx, config.brandId));
    const same = known.length === Object.keys(wish).length && known.every((name) => name in wish);
    if (!same) throw refuse('site.flag-unknown');
  },
  write: store.writeFlags,
};

/** Refuses: site.home-country, site.country-unknown. */
export const REGIONS_PART: Part<RegionsSetting> = {
  ...SETTINGS,
  name: 'regions',
  act: 'site.set-regions',
  input: consoleSettingRoutes.setRegions.input,
  read: store.regionsPart,
  check(_tx, _room, wish) {
    refuseUnknown(wish.blocked, 'blocked');
    refuseUnknown([wish.homeCountry], 'homeCountry');
    refuseUnknown(
      wish.countries.map(({ countryCode }) => countryCode),
      'countries',
    );
    if (!regionsFit(wish)) throw refuse('site.home-country', { field: 'homeCountry' });
  },
  write: store.writeRegions,
};

/** Refuses: site.domain-taken. */
export const DOMAINS_PART: Part<DomainsSetting> = {
  ...SETTINGS,
  name: 'domains',
  act: 'site.set-domains',
  input: consoleSettingRoutes.setDomains.input,
  read: store.domainsPart,
  async check(tx, { config }, wish) {
    const taken = await store.findTakenHost(tx, config.brandId, wish);
    if (taken) throw refuse('site.domain-taken', { field: 'hosts', value: { host: taken.host } });
  },
  write: store.writeDomains,
};

/** Refuses: site.chat-host. The content security policy follows with the next page load. */
export const ELSEWHERE_PART: Part<ElsewhereSetting> = {
  ...SETTINGS,
  name: 'elsewhere',
  act: 'site.set-elsewhere',
  input: consoleSettingRoutes.setElsewhere.input,
  read: store.elsewherePart,
  check(_tx, _room, { chat: { address, hosts } }) {
    if (address !== '' && !mayOpen(address, hosts))
      throw refuse('site.chat-host', { field: 'chat.address' });
  },
  write: store.writeElsewhere,
};

/** Refuses: site.team-amounts. Checklist A-009. */
export const TEAM_PART: Part<TeamSetting> = {
  ...SETTINGS,
  name: 'team',
  act: 'site.set-team',
  input: consoleSettingRoutes.setTeam.input,
  read: store.teamPart,
  check(_tx, _room, { minimum, amountADay }) {
    if ((parseAmount(minimum) ?? 0n) > (parseAmount(amountADay) ?? 0n))
      throw refuse('site.team-amounts', { field: 'minimum' });
  },
  write: store.writeTeam,
};

/** What was settled and offered before stays as it is. Domain.md 8.2. */
export const AGENTS_PART: Part<AgentSetting> = {
  ...SETTINGS,
  name: 'agents',
  act: 'site.set-agents',
  input: consoleSettingRoutes.setAgents.input,
  read: store.agentsPart,
  check() {},
  write: store.writeAgents,
};

/** Refuses: site.field-rule, site.pattern-wrong, site.code-needs-number. E-078, V-019..V-029. */
export const REGISTRATION_PART: Part<RegistrationSetting> = {
  name: 'registration',
  act: 'site.set-registration',
  permission: 'site.registration',
  input: consoleSettingRoutes.setRegistration.input,
  read: registrationPart,
  check: (_tx, room, { fields }) => checkFields(room, fields),
  write: writeRegistration,
  async publish(room, tx) {
    const form = await registrationForm(tx, room.config.brandId);
    return () => room.registration.announce(form);
  },
};
