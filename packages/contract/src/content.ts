import { z } from 'zod';
import { instant, language, nothing } from './fields.ts';
import type { Permission } from './permissions.ts';
import type { RefusalCode } from './refusals.ts';
import { route } from './route.ts';
import { ownPath } from './own-address.ts';

/**
 * What an operator writes and a visitor reads: notices, help topics, posts, banners, resources. One
 * kind is one shape of `doc`; all kinds are listed, saved, published and undone alike.
 */
export const CONTENT_STATES = ['draft', 'published', 'removed'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

/** Words in both languages; which of them may be empty is decided when it is published. */
export const words = (most: number) =>
  z.object({ EN: z.string().trim().max(most), BN: z.string().trim().max(most) });

/** HTML from an editor; the server keeps only what its allow-list permits. */
export const HTML_LENGTH = 20_000;
const html = words(HTML_LENGTH);

/**
 * Only https and mailto links leave the site, and only our own paths stay inside. Checklist H-033.
 */
export const SAFE_ADDRESS = /^(https:\/\/[^\s\\]+|mailto:[^\s\\]+|\/(?!\/)[^\s\\]*)$/i;
const address = z.string().trim().max(500).regex(SAFE_ADDRESS);

/** A picture: uploaded, or drawn by the house. */
export const picture = z.string().regex(/^\/(media|art)\/[\w-]{1,80}\.(webp|svg)$/);

const position = z.number().int().min(0).max(999);

/** Shown from one moment (inclusive) until another (exclusive); null is always. */
const schedule = { from: instant.nullable(), until: instant.nullable() };
const languages = z.array(language).min(1).max(2);

/** B banner, PL player notice, PU popup, PR promotion, H help and home. Checklist E-029. */
export const NOTICE_TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

export const noticeDoc = z.object({
  type: z.enum(NOTICE_TYPES),
  audience: z.enum(['all', 'members', 'agents']),
  languages,
  pinned: z.boolean(),
  title: words(140),
  html,
  ...schedule,
});
export type NoticeDoc = z.infer<typeof noticeDoc>;

export const HELP_SECTIONS = ['start', 'money', 'play', 'safety', 'contact'] as const;

export const helpDoc = z.object({
  /** The anchor: `/help#deposit`. */
  tag: z.string().regex(/^[a-z][a-z0-9-]{1,39}$/),
  section: z.enum(HELP_SECTIONS),
  position,
  title: words(140),
  html,
});
export type HelpDoc = z.infer<typeof helpDoc>;

/** What people agree to when they register. */
export const TERMS_PAGES = ['terms', 'privacy'] as const;
export type TermsPage = (typeof TERMS_PAGES)[number];

export const termsDoc = z.object({
  page: z.enum(TERMS_PAGES),
  /** What is kept with each member who agrees: `2026-01`. */
  edition: z.string().regex(/^[A-Za-z0-9][\w.-]{0,29}$/),
  title: words(140),
  html,
  /** In force from this moment; null is since it was published. */
  from: instant.nullable(),
});
export type TermsDoc = z.infer<typeof termsDoc>;

export const POST_TYPES = ['news', 'blog'] as const;

export const postDoc = z.object({
  type: z.enum(POST_TYPES),
  languages,
  title: words(140),
  summary: words(300),
  html,
  picture: picture.nullable(),
  ...schedule,
});
export type PostDoc = z.infer<typeof postDoc>;

/** The pages a banner is on; each route of the site names one or none. R-001..R-033. */
export const BANNER_GROUPS = [
  'w_home',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_lott',
  'w_shop',
  'w_promotion',
  'w_help',
  'w_down',
  'w_login',
  'w_reg',
] as const;
export type BannerGroup = (typeof BANNER_GROUPS)[number];

export const LINKAGE_TYPES = ['route', 'external', 'promotion', 'game'] as const;

export const bannerDoc = z
  .object({
    groupName: z.string().regex(/^w_[a-z]{2,20}$/),
    position,
    languages,
    url: picture,
    alt: words(140),
    linkageType: z.enum(LINKAGE_TYPES).nullable(),
    linkage: z.string().trim().max(500).nullable(),
    ...schedule,
  })
  .refine(
    ({ linkageType, linkage }) => {
      if (linkageType === null) return true;
      if (linkageType === 'route') return ownPath(linkage) !== null;
      if (linkageType === 'external') return /^https:\/\/[^\s\\]+$/i.test(linkage ?? '');
      return /^[\w-]{1,80}$/.test(linkage ?? '');
    },
    { path: ['linkage'] },
  );
export type BannerDoc = z.infer<typeof bannerDoc>;

/** Checklist E-087. */
export const RESOURCE_TYPES = [
  'LINE',
  'WECHAT',
  'FACEBOOK',
  'TELEGRAM',
  'YOUTUBE',
  'INSTAGRAM',
  'TWITTER',
  'VIBER',
  'WHATSAPP',
  'LIVECHAT',
  'IOS',
  'Android',
  'MOBILECONFIG',
  'LOGOLINK',
  'REGISTERPOP',
] as const;

export const resourceDoc = z.object({
  resourceType: z.enum(RESOURCE_TYPES),
  position,
  url: address,
  name: z.string().trim().min(1).max(80),
  qrCodeUrl: picture.nullable(),
});
export type ResourceDoc = z.infer<typeof resourceDoc>;

const id = z.string().regex(/^[\w-]{1,64}$/);
const state = z.enum(CONTENT_STATES);

/** The four calls of one kind at the console. */
export function contentRoutes<D extends z.ZodType>(
  path: `/console/${string}`,
  kind: {
    name: string;
    doc: D;
    read: Permission;
    write: Permission;
    /** Of every call that writes, beyond those of all kinds. */
    refusals?: readonly RefusalCode[];
  },
) {
  const item = z.object({
    id: z.string(),
    state,
    /** Grows with each change; sent back so that an edit of an older version is refused. */
    version: z.number().int(),
    doc: kind.doc,
    /** What an undo would restore; null: nothing was changed yet. */
    previous: z.object({ state, doc: kind.doc }).nullable(),
    createdAt: instant,
    changedAt: instant,
    changedBy: z.string(),
  });
  const own = kind.refusals ?? [];
  const write = { allow: { permission: kind.write }, output: item } as const;
  return {
    list: route({
      method: 'GET',
      path,
      summary: `All ${kind.name}, newest change first, at most 500; drafts and removed ones too.`,
      allow: { permission: kind.read },
      input: nothing,
      output: z.array(item),
      refusals: [],
    }),
    create: route({
      ...write,
      method: 'POST',
      path,
      summary: `Write a new one of the ${kind.name}; HTML in it is sanitised.`,
      input: z.object({ state, doc: kind.doc }),
      refusals: ['content.words-needed', 'content.schedule-order', 'content.too-many', ...own],
      bodyBytes: CONTENT_BYTES,
    }),
    save: route({
      ...write,
      method: 'PUT',
      path: `${path}/:id`,
      summary: `Change, publish, unpublish or remove one of the ${kind.name}.`,
      input: z.object({ id, version: z.number().int(), state, doc: kind.doc }),
      refusals: [
        'content.unknown',
        'content.words-needed',
        'content.schedule-order',
        'content.version-changed',
        ...own,
      ],
      bodyBytes: CONTENT_BYTES,
    }),
    undo: route({
      ...write,
      method: 'POST',
      path: `${path}/:id/undo`,
      summary: `Undo the last change of one of the ${kind.name}; again is redo.`,
      input: z.object({ id, version: z.number().int() }),
      refusals: ['content.unknown', 'content.nothing-to-undo', 'content.version-changed', ...own],
    }),
  };
}

/** Two languages of the longest HTML, three bytes a character. */
const CONTENT_BYTES = 160 * 1024;
