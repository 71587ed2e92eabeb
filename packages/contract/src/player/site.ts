import { z } from 'zod';
import { HELP_SECTIONS, POST_TYPES, TERMS_PAGES } from '../content.ts';
import { instant, language, nothing } from '../fields.ts';
import { patternProgram } from '../registration/pattern-program.ts';
import { route } from '../route.ts';

/** 0 normal, 1 maintenance, 2 region block; maintenance takes precedence. Checklist S-011. */
export const systemStatus = z.object({
  systemStatus: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  message: z.object({ EN: z.string(), BN: z.string() }),
  /** The address the server saw; shown on the region-block page only. */
  ip: z.string().optional(),
  /** When it ends, when that is known. */
  until: z.iso.datetime().optional(),
});
export type SystemStatus = z.infer<typeof systemStatus>;

const location = z.object({ ip: z.string(), countryCode: z.string().nullable() });

/** One rule of the registration form, the same for client and server. Checklist E-078. */
export const registrationRule = z.object({
  field: z.string(),
  enabled: z.boolean(),
  required: z.boolean(),
  patternId: z.string().nullable(),
  minLength: z.number().int(),
  maxLength: z.number().int(),
  acceptedPattern: z.string(),
  /** An operator's own pattern as the compiled program that checks the field. */
  program: patternProgram.nullable(),
});
export type RegistrationRule = z.infer<typeof registrationRule>;

/**
 * The challenge of each form, in place of geetest: at registration, at a log-in after three
 * failures, before a code is sent. `work` is a proof of work that the browser does (ALTCHA v1);
 * users who cannot do it may read the image instead. Checklist E-033, ER-036.
 */
export const challengeSetting = z.object({
  registration: z.enum(['none', 'work']),
  login: z.enum(['image', 'work']),
  codes: z.enum(['none', 'image', 'work']),
});
export type ChallengeSetting = z.infer<typeof challengeSetting>;

/** The pay-out tables of a lottery. Checklist E-028. */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export const prizeMode = z.enum(PRIZE_MODES);

export const banner = z.object({
  bannerId: z.string(),
  groupName: z.string(),
  url: z.string(),
  alt: z.object({ EN: z.string(), BN: z.string() }),
  linkageType: z.enum(['route', 'external', 'promotion', 'game']).nullable(),
  linkage: z.string().nullable(),
});

/** An entry of the help centre in the requested language. Checklist E-103. */
const helpEntry = z.object({
  tag: z.string(),
  title: z.string(),
  section: z.enum(HELP_SECTIONS),
  /** Sanitised HTML. */
  content: z.string(),
});
export type HelpEntry = z.infer<typeof helpEntry>;

const termsText = z.object({
  page: z.enum(TERMS_PAGES),
  edition: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  since: instant,
  /** All editions that are or were in force, the newest first. */
  editions: z.array(z.object({ edition: z.string(), since: instant })),
});
export type TermsText = z.infer<typeof termsText>;

const post = z.object({
  id: z.string(),
  type: z.enum(POST_TYPES),
  title: z.string(),
  summary: z.string(),
  picture: z.string().nullable(),
  time: instant,
});
export type Post = z.infer<typeof post>;

export const siteRoutes = {
  /** The permission response: what the shell needs before it draws. Checklist X-016, Y-004. */
  status: route({
    method: 'GET',
    path: '/wps/system/status',
    summary: 'System status, brand, flags, registration rules and the visitor’s location.',
    allow: 'anyone',
    alwaysOpen: true,
    input: z.object({ url: z.string().max(255).optional() }),
    output: z.object({
      /**
       * Identifies what the site shows now: settings, registration form, content. When it differs,
       * fetch again.
       */
      shown: z.string(),
      info: z.object({
        whitelabel: z.record(z.string(), z.string()),
        register: z.array(registrationRule),
        challenge: challengeSetting,
        resources: z.array(
          z.object({
            resourceType: z.string(),
            url: z.string(),
            name: z.string(),
            qrCodeUrl: z.string().nullable(),
          }),
        ),
        customerService: z.array(z.object({ type: z.number(), path: z.string() })),
        /** No statistics of others are loaded; an id would have this form. Checklist E-068. */
        analytics: z.object({
          gtagId: z
            .string()
            .regex(/^G-[A-Z0-9]{1,20}$/)
            .nullable(),
        }),
        /** Origins that our pictures are requested from before our own. C-024. */
        imageCDNs: z.array(z.string()),
        /** Hosts that a page may open an external chat of; empty when there is none. */
        chatHosts: z.array(z.string()),
        launchGameCDNs: z.array(z.string()),
        brand: z.object({
          merchantCode: z.string(),
          name: z.object({ EN: z.string(), BN: z.string() }),
          mode: z.enum(['demo', 'licensed']),
          currency: z.string(),
          currencySymbol: z.string(),
          currencyDisplay: z.enum(['symbol', 'code']),
          logo: z.object({ light: z.string(), dark: z.string() }),
          contact: z.object({ email: z.string(), phone: z.string() }),
          colours: z.object({ light: z.string(), dark: z.string() }),
          licence: z.string(),
          /** The number of slots that pages advertise, once the catalogue has as many. C-034. */
          advertisedSlots: z.number().int(),
          languages: z.array(language),
          defaultLanguage: language,
          minimumAge: z.number().int(),
          requireEncryptedCredentials: z.boolean(),
          platform: z.literal('web'),
          device: z.literal('WEB'),
          /** The lottery area whose pay-out tables are used, and all that the platform has. */
          lotteryType: z.string(),
          prizeModes: z.array(prizeMode),
          lotteryRegion: z.string(),
          /** The brand that is shown when a currency is not known. */
          fallbackMerchant: z.string(),
        }),
      }),
      /** Whether the host in `url` is one of the merchant's own; without `url` it is. Y-004. */
      ownDomain: z.boolean(),
      location,
      maintenance: z.object({ active: z.boolean(), status: systemStatus }),
      regionRestriction: z.object({ active: z.boolean() }),
    }),
    refusals: [],
  }),
  domainRoute: route({
    method: 'GET',
    path: '/wps/system/domainRoute',
    summary: 'The merchant’s own domains, in the order in which they should be tried.',
    allow: 'anyone',
    alwaysOpen: true,
    input: nothing,
    output: z.object({
      domainList: z.array(
        z.object({
          domain: z.string(),
          /** Milliseconds to an answer, which a browser measures; null until it has. */
          speed: z.number().nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
  whitelabel: route({
    method: 'GET',
    path: '/wps/system/whitelabel',
    summary: 'Menu settings: module flags, "1" is on.',
    allow: 'anyone',
    input: nothing,
    output: z.object({
      flags: z.record(z.string(), z.string()),
      menus: z.array(z.object({ category: z.string(), enabled: z.boolean() })),
    }),
    refusals: [],
  }),
  registrationRules: route({
    method: 'GET',
    path: '/wps/system/setting/register',
    summary: 'The rules the registration form is drawn from.',
    allow: 'anyone',
    input: nothing,
    output: z.array(registrationRule),
    refusals: [],
  }),
  serviceList: route({
    method: 'GET',
    path: '/wps/system/serviceList',
    summary:
      'Customer-service entries; type 3 is chat: ours by its path, one elsewhere by a signed token.',
    allow: 'anyone',
    alwaysOpen: true,
    input: nothing,
    output: z.array(z.object({ type: z.number().int(), path: z.string() })),
    refusals: [],
  }),
  countryCode: route({
    method: 'GET',
    path: '/wps/system/countryCode',
    summary: 'The country we take the caller to be in, and the countries we serve.',
    allow: 'anyone',
    input: nothing,
    output: z.object({
      countryCode: z.string().nullable(),
      countryDialingCode: z.string().nullable(),
      regions: z.array(
        z.object({
          merchantCode: z.string(),
          country: z.string(),
          currency: z.string(),
          countryName: z.object({ EN: z.string(), BN: z.string() }),
          langList: z.array(language),
          domains: z.array(z.string()),
        }),
      ),
    }),
    refusals: [],
  }),
  banners: route({
    method: 'GET',
    path: '/wps/system/banners',
    summary: 'Banners of one group, in order.',
    allow: 'anyone',
    input: z.object({
      groupName: z.string().regex(/^w_[a-z]{2,20}$/),
      lang: language.optional(),
    }),
    output: z.array(banner),
    refusals: [],
  }),
  /** Checklist X-062. */
  helpCenter: route({
    method: 'GET',
    path: '/wps/system/helpCenter',
    summary: 'The help topics, in order.',
    allow: 'anyone',
    input: z.object({ lang: language.optional(), device: z.literal('WEB').default('WEB') }),
    output: z.array(helpEntry),
    refusals: [],
  }),
  terms: route({
    method: 'GET',
    path: '/wps/system/terms',
    summary: 'The terms or the privacy notice: the edition in force, or an earlier one by name.',
    allow: 'anyone',
    alwaysOpen: true,
    input: z.object({
      page: z.enum(TERMS_PAGES),
      edition: z.string().max(30).optional(),
      lang: language.optional(),
    }),
    output: termsText,
    refusals: ['site.terms-unknown'],
  }),
  posts: route({
    method: 'GET',
    path: '/wps/system/posts',
    summary: 'News or blog, newest first, at most 100.',
    allow: 'anyone',
    input: z.object({ type: z.enum(POST_TYPES), lang: language.optional() }),
    output: z.array(post),
    refusals: [],
  }),
  post: route({
    method: 'GET',
    path: '/wps/system/posts/:id',
    summary: 'One post with its sanitised HTML.',
    allow: 'anyone',
    input: z.object({ id: z.string().max(64), lang: language.optional() }),
    output: post.extend({ content: z.string() }),
    refusals: ['site.post-unknown'],
  }),
};
