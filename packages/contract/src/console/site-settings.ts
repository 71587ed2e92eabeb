import { z } from 'zod';
import type { Permission } from '../permissions.ts';
import { cursor, instant, language, nothing, page, pageSize, typedDialingCode } from '../fields.ts';
import { change, outcome, reason } from '../four-eyes.ts';
import { challengeSetting } from '../player/site.ts';
import { REGISTRATION_FIELDS } from '../registration/fields.ts';
import { OWN_PATTERN, PATTERN_IDS } from '../registration/patterns.ts';
import { route } from '../route.ts';
import { plainDigits } from '../typed-code.ts';
import { elsewhereSetting } from './elsewhere-setting.ts';
import { agentSetting } from './agent-setting.ts';
import { teamSetting } from './team-setting.ts';

/** The parts of a site's settings; each is read and written whole, under a version of its own. */
export const SETTING_PARTS = [
  'brand',
  'flags',
  'regions',
  'domains',
  'elsewhere',
  'team',
  'agents',
  'registration',
] as const;
export type SettingPart = (typeof SETTING_PARTS)[number];

const words = z.object({
  EN: z.string().trim().min(1).max(60),
  BN: z.string().trim().min(1).max(60),
});
const country = z.string().regex(/^[A-Z]{2}$/);
/** Empty, or a picture of ours: pages load none from elsewhere. */
const picture = z
  .string()
  .trim()
  .regex(/^(\/(media|art)\/[\w-]{1,80}\.(webp|svg))?$/);
/** Empty for the default logo. */
const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(#[0-9a-f]{6})?$/);

export const brandSetting = z.object({
  name: words,
  logo: z.object({ light: picture, dark: picture }),
  contact: z.object({
    email: z.union([z.literal(''), z.email().max(254)]),
    phone: z
      .string()
      .overwrite(plainDigits)
      .trim()
      .regex(/^(\+[0-9 -]{6,20})?$/),
  }),
  languages: z.array(language).min(1).max(2),
  defaultLanguage: language,
  currencySymbol: z
    .string()
    .trim()
    .min(1)
    .max(5)
    .regex(/^[^\s<>&"']+$/),
  /** What precedes an amount: the symbol, or the code (BDT). */
  currencyDisplay: z.enum(['symbol', 'code']),
  minimumAge: z.number().int().min(18).max(30),
  /** Colour of buttons and logos, on light and on dark. */
  colours: z.object({ light: colour, dark: colour }).default({ light: '', dark: '' }),
  /** The licensor and the licence number; empty in a demonstration. */
  licence: z.string().trim().max(140).default(''),
  /** The number of slots the site advertises; never more than there are. 0: none. C-034. */
  advertisedSlots: z.number().int().min(0).max(1_000_000).default(0),
  /** The Firebase project whose phone checks replace a code; empty: none. E-055. */
  firebaseProject: z
    .string()
    .trim()
    .regex(/^([a-z][a-z0-9-]{4,29})?$/)
    .default(''),
});
export type BrandSetting = z.infer<typeof brandSetting>;

/** Module flags of the site; `1` is on. Checklist A-036..A-042, X-003. */
export const flagsSetting = z.record(z.string().regex(/^[A-Z0-9]{3,40}$/), z.enum(['0', '1']));
export type FlagsSetting = z.infer<typeof flagsSetting>;

const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^(localhost|[0-9]{1,3}(\.[0-9]{1,3}){3}|([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63})$/,
  );

/** A country that is served, by this house or by another of the platform. L-007, L-010. */
const servedCountry = z
  .object({
    countryCode: country,
    dialingCode: typedDialingCode.regex(/^\+/),
    name: words,
    languages: z.array(language).min(1).max(2),
    /** Of the other house; empty together with its host: this one. */
    merchantCode: z
      .string()
      .trim()
      .regex(/^([a-z0-9-]{2,40})?$/)
      .default(''),
    host: z.union([z.literal(''), hostName]).default(''),
  })
  .refine(({ merchantCode, host }) => (merchantCode === '') === (host === ''), { path: ['host'] });

export const regionsSetting = z.object({
  /** Where visitors of unknown country are assumed to be, and whose dialling code comes first. */
  homeCountry: country,
  /** Countries served, in their order. */
  countries: z.array(servedCountry).min(1).max(100),
  /** Countries whose visitors always see the region page. */
  blocked: z.array(country).max(250),
});
export type RegionsSetting = z.infer<typeof regionsSetting>;

export const domainsSetting = z.object({
  /** Host names without port, lower case, that are this merchant's own. */
  hosts: z.array(hostName).max(50),
});
export type DomainsSetting = z.infer<typeof domainsSetting>;

const fieldRule = z.object({
  field: z.enum(REGISTRATION_FIELDS),
  enabled: z.boolean(),
  required: z.boolean(),
  patternId: z.enum([...PATTERN_IDS, OWN_PATTERN]),
  /** An operator's RE2 pattern for the whole value; required when the id is `own`. */
  ownPattern: z.string().max(200).nullable(),
  minLength: z.number().int().min(0).max(256),
  maxLength: z.number().int().min(1).max(256),
});
export type FieldSetting = z.infer<typeof fieldRule>;

/**
 * The registration form: every field once, in the order of the form; and the challenge of each
 * form.
 */
export const registrationSetting = z.object({
  fields: z.array(fieldRule).length(REGISTRATION_FIELDS.length),
  challenge: challengeSetting,
});
export type RegistrationSetting = z.infer<typeof registrationSetting>;

/** `GET` and `PUT` of one part. */
const part = <const P extends SettingPart, S extends z.ZodType>(
  name: P,
  { setting, says, permission = 'site.settings', refusals }: Told<S>,
) => ({
  read: route({
    method: 'GET',
    path: `/console/site/${name}`,
    summary: `${says}, with the version that a change has to name.`,
    allow: { permission: 'site.read' },
    input: nothing,
    output: z.object({
      setting,
      version: z.number().int(),
      merchantCode: z.string(),
      /** Hosts that are our own by the server's configuration. */
      fixedHosts: z.array(z.string()),
      minimumAge: z.number().int(),
      openPages: z.number().int(),
    }),
    refusals: [],
  }),
  write: route({
    method: 'PUT',
    path: `/console/site/${name}`,
    summary: `Change: ${says.toLowerCase()}. Every open page follows.`,
    allow: { permission },
    input: z.object({ setting, version: z.number().int(), reason }),
    output: outcome,
    refusals: [
      'site.version-changed',
      'site.nothing-changed',
      'proposals.waiting',
      'proposals.nobody-else',
      ...refusals,
    ],
  }),
});
type Told<S> = {
  readonly setting: S;
  readonly says: string;
  /** The operator who changed it. */
  readonly permission?: Permission;
  readonly refusals: readonly SiteRefusal[];
};
type SiteRefusal =
  | 'site.field-rule'
  | 'site.pattern-wrong'
  | 'site.code-needs-number'
  | 'site.default-language'
  | 'site.colour-faint'
  | 'site.home-country'
  | 'site.country-unknown'
  | 'site.domain-taken'
  | 'site.chat-host'
  | 'site.team-amounts'
  | 'site.flag-unknown';

const brand = part('brand', {
  setting: brandSetting,
  says: 'What the brand is called and how it looks',
  refusals: ['site.default-language', 'site.colour-faint'],
});
const flags = part('flags', {
  setting: flagsSetting,
  says: 'The module flags',
  refusals: ['site.flag-unknown'],
});
const regions = part('regions', {
  setting: regionsSetting,
  says: 'Countries served and blocked',
  refusals: ['site.home-country', 'site.country-unknown'],
});
const domains = part('domains', {
  setting: domainsSetting,
  says: 'Hosts of the merchant',
  refusals: ['site.domain-taken'],
});
const elsewhere = part('elsewhere', {
  setting: elsewhereSetting,
  says: 'Hosts of others that pages may ask, and a chat elsewhere',
  refusals: ['site.chat-host'],
});
const team = part('team', {
  setting: teamSetting,
  says: 'Transfers along the team line, and how much a day',
  refusals: ['site.team-amounts'],
});
const agents = part('agents', {
  setting: agentSetting,
  says: 'How agents are paid, and the highest rates of the house',
  refusals: [],
});
const registration = part('registration', {
  setting: registrationSetting,
  says: 'The registration form, and which challenge is asked where',
  permission: 'site.registration',
  refusals: ['site.field-rule', 'site.pattern-wrong', 'site.code-needs-number'],
});

export const consoleSettingRoutes = {
  brand: brand.read,
  setBrand: brand.write,
  flags: flags.read,
  setFlags: flags.write,
  regions: regions.read,
  setRegions: regions.write,
  domains: domains.read,
  setDomains: domains.write,
  elsewhere: elsewhere.read,
  setElsewhere: elsewhere.write,
  team: team.read,
  setTeam: team.write,
  agents: agents.read,
  setAgents: agents.write,
  registration: registration.read,
  setRegistration: registration.write,
  changes: route({
    method: 'GET',
    path: '/console/site/changes',
    summary: 'Who changed a part of the settings, from what to what; newest first.',
    allow: { permission: 'site.read' },
    input: z.object({ part: z.enum(SETTING_PARTS), cursor, pageSize: pageSize(50, 10) }),
    output: page(
      z.object({
        version: z.number().int(),
        changes: z.array(change),
        /** The part as it was; writing it again undoes the change. */
        before: z.unknown(),
        reason: z.string(),
        by: z.string(),
        at: instant,
      }),
    ),
    refusals: [],
  }),
};
