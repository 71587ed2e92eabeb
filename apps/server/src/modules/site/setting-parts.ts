import type { FourEyesAct } from '@nokshi/contract';
import {
  type BrandSetting,
  consoleSettingRoutes,
  type DomainsSetting,
  type FlagsSetting,
  type RegionsSetting,
  type SettingPart,
} from '@nokshi/contract/console/site-settings.ts';
import type { z } from 'zod';
import type { Tx } from '../../kernel/db.ts';
import { refuse } from '../../kernel/refusal.ts';
import { languagesFit, regionsFit } from './rules/check-settings.ts';
import { readableColour } from './rules/readable-colour.ts';
import * as store from './store/setting-parts.ts';

type Wish<S> = { setting: S; version: number; reason: string };

/** A part of the settings: how it is read, checked and written. */
export type Part<S> = {
  readonly name: SettingPart;
  readonly act: FourEyesAct;
  readonly input: z.ZodType<Wish<S>>;
  readonly read: (tx: Tx, brandId: string) => Promise<S>;
  /** Throws what is wrong with the wish. */
  readonly check: (tx: Tx, brandId: string, wish: S) => Promise<void> | void;
  readonly write: (tx: Tx, brandId: string, wish: S) => Promise<unknown>;
};

/** Refuses: site.default-language, site.colour-faint. */
export const BRAND_PART: Part<BrandSetting> = {
  name: 'brand',
  act: 'site.set-brand',
  input: consoleSettingRoutes.setBrand.input,
  read: store.brandPart,
  check(_tx, _brandId, wish) {
    if (!languagesFit(wish)) throw refuse('site.default-language', { field: 'defaultLanguage' });
    for (const theme of ['light', 'dark'] as const)
      if (!readableColour(wish.colours[theme], theme))
        throw refuse('site.colour-faint', { field: `colours.${theme}` });
  },
  write: store.writeBrand,
};

/** Refuses: site.flag-unknown. */
export const FLAGS_PART: Part<FlagsSetting> = {
  name: 'flags',
  act: 'site.set-flags',
  input: consoleSettingRoutes.setFlags.input,
  read: store.flagsPart,
  async check(tx, brandId, wish) {
    const known = Object.keys(await store.flagsPart(tx, brandId));
    const same = known.length === Object.keys(wish).length && known.every((name) => name in wish);
    if (!same) throw refuse('site.flag-unknown');
  },
  write: store.writeFlags,
};

/** Refuses: site.home-country. */
export const REGIONS_PART: Part<RegionsSetting> = {
  name: 'regions',
  act: 'site.set-regions',
  input: consoleSettingRoutes.setRegions.input,
  read: store.regionsPart,
  check(_tx, _brandId, wish) {
    if (!regionsFit(wish)) throw refuse('site.home-country', { field: 'homeCountry' });
  },
  write: store.writeRegions,
};

/** Refuses: site.domain-taken. */
export const DOMAINS_PART: Part<DomainsSetting> = {
  name: 'domains',
  act: 'site.set-domains',
  input: consoleSettingRoutes.setDomains.input,
  read: store.domainsPart,
  async check(tx, brandId, wish) {
    const taken = await store.takenHost(tx, brandId, wish);
    if (taken) throw refuse('site.domain-taken', { field: 'hosts', value: { host: taken.host } });
  },
  write: store.writeDomains,
};
