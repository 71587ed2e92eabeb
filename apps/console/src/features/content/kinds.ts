import {
  consoleBannerRoutes,
  consoleHelpRoutes,
  consoleNoticeRoutes,
  consolePostRoutes,
  consoleResourceRoutes,
  consoleTermsRoutes,
} from '@nokshi/contract/console/content.ts';
import {
  type contentRoutes,
  HELP_SECTIONS,
  BANNER_GROUPS,
  LINKAGE_TYPES,
  NOTICE_TYPES,
  POST_TYPES,
  RESOURCE_TYPES,
  TERMS_PAGES,
} from '@nokshi/contract/content.ts';
import type { Permission } from '@nokshi/contract/permissions.ts';
import type { Output } from '@nokshi/contract/route.ts';
import type { z } from 'zod';
import type { MessageId } from '../../lib/words.ts';

export type Doc = Readonly<Record<string, unknown>>;
export type Words = { readonly EN: string; readonly BN: string };

/** One field of the editor; what an operator fills in is this list and nothing else. */
export type FieldSpec = { readonly label: MessageId; readonly hint?: MessageId } & (
  | { readonly input: 'words'; readonly name: string; readonly long?: true }
  | { readonly input: 'html' | 'text'; readonly name: string }
  | { readonly input: 'number'; readonly name: string; readonly most?: number }
  | { readonly input: 'check' | 'languages'; readonly name: string }
  | { readonly input: 'picture'; readonly name: string; readonly optional: boolean }
  | { readonly input: 'schedule'; readonly ends?: readonly ('from' | 'until')[] }
  | {
      readonly input: 'choice';
      readonly name: string;
      /** Names of the options; `null` offers none of them. */
      readonly options: readonly string[];
      readonly none?: MessageId;
      readonly wordsOf: (option: string) => MessageId;
    }
);

type Routes = ReturnType<typeof contentRoutes<z.ZodType<Doc>>>;

export type Kind = {
  readonly key: 'notices' | 'help' | 'posts' | 'banners' | 'resources' | 'terms' | 'goods';
  readonly routes: Routes;
  readonly write: Permission;
  readonly empty: Doc;
  readonly fields: readonly FieldSpec[];
  /** What identifies its rows, besides the name; their kinds by default. */
  readonly sortTitle?: MessageId;
  readonly sortWords?: (doc: Doc) => MessageId;
  /** What has no words of ours. */
  readonly sort?: (doc: Doc) => string;
};

/** One of a kind as the server has it. */
export type Item = Output<Routes['save']>;

export function nameOf(doc: Doc, language: keyof Words): string {
  const words = (doc.title ?? doc.alt) as Words | undefined;
  if (!words) return typeof doc.name === 'string' ? doc.name : '';
  return words[language] || words.EN || words.BN;
}

export const EMPTY: Words = { EN: '', BN: '' };
const LANGUAGES = ['EN', 'BN'];
export const ALWAYS = { from: null, until: null };
export const text = (value: unknown) => String(value ?? '');
export const TITLE: FieldSpec = { input: 'words', name: 'title', label: 'content.title' };
export const HTML: FieldSpec = { input: 'html', name: 'html', label: 'content.html' };
export const SCHEDULE: FieldSpec = { input: 'schedule', label: 'content.schedule' };
const SPOKEN: FieldSpec = { input: 'languages', name: 'languages', label: 'content.languages' };
export const PLACE: FieldSpec = {
  input: 'number',
  name: 'position',
  label: 'content.position',
  hint: 'content.position-hint',
};

export const NOTICES: Kind = {
  key: 'notices',
  routes: consoleNoticeRoutes,
  write: 'messaging.notices',
  empty: {
    type: 'PL',
    audience: 'all',
    languages: LANGUAGES,
    pinned: false,
    title: EMPTY,
    html: EMPTY,
    ...ALWAYS,
  },
  sortWords: ({ type }) => `notice.type-${text(type)}` as MessageId,
  fields: [
    {
      input: 'choice',
      name: 'type',
      label: 'content.type',
      options: NOTICE_TYPES,
      wordsOf: (option) => `notice.type-${option}` as MessageId,
    },
    {
      input: 'choice',
      name: 'audience',
      label: 'content.audience',
      options: ['all', 'members', 'agents'],
      wordsOf: (option) => `notice.audience-${option}` as MessageId,
    },
    SPOKEN,
    { input: 'check', name: 'pinned', label: 'notice.pinned' },
    TITLE,
    HTML,
    SCHEDULE,
  ],
};

export const HELP: Kind = {
  key: 'help',
  routes: consoleHelpRoutes,
  write: 'site.content',
  empty: { tag: '', section: 'start', position: 1, title: EMPTY, html: EMPTY },
  sortTitle: 'help.tag',
  sort: ({ tag }) => `#${text(tag)}`,
  fields: [
    { input: 'text', name: 'tag', label: 'help.tag', hint: 'help.tag-hint' },
    {
      input: 'choice',
      name: 'section',
      label: 'help.section',
      options: HELP_SECTIONS,
      wordsOf: (option) => `help.section-${option}` as MessageId,
    },
    PLACE,
    TITLE,
    HTML,
  ],
};

/** Editions: once in force they stay as they are, so a change is a new one. */
export const TERMS: Kind = {
  key: 'terms',
  routes: consoleTermsRoutes,
  write: 'site.content',
  empty: { page: 'terms', edition: '', title: EMPTY, html: EMPTY, from: null },
  sortTitle: 'terms.edition',
  sortWords: ({ page }) => `terms.page-${text(page)}` as MessageId,
  sort: ({ edition }) => text(edition),
  fields: [
    {
      input: 'choice',
      name: 'page',
      label: 'terms.page',
      options: TERMS_PAGES,
      wordsOf: (option) => `terms.page-${option}` as MessageId,
    },
    { input: 'text', name: 'edition', label: 'terms.edition', hint: 'terms.edition-hint' },
    TITLE,
    HTML,
    { input: 'schedule', ends: ['from'], label: 'content.schedule' },
  ],
};

export const POSTS: Kind = {
  key: 'posts',
  routes: consolePostRoutes,
  write: 'site.content',
  empty: {
    type: 'news',
    languages: LANGUAGES,
    title: EMPTY,
    summary: EMPTY,
    html: EMPTY,
    picture: null,
    ...ALWAYS,
  },
  sortWords: ({ type }) => `posts.type-${text(type)}` as MessageId,
  fields: [
    {
      input: 'choice',
      name: 'type',
      label: 'content.type',
      options: POST_TYPES,
      wordsOf: (option) => `posts.type-${option}` as MessageId,
    },
    SPOKEN,
    TITLE,
    { input: 'words', name: 'summary', label: 'posts.summary', long: true },
    { input: 'picture', name: 'picture', label: 'content.picture', optional: true },
    HTML,
    SCHEDULE,
  ],
};

export const BANNERS: Kind = {
  key: 'banners',
  routes: consoleBannerRoutes,
  write: 'site.content',
  empty: {
    groupName: 'w_home',
    position: 1,
    languages: LANGUAGES,
    url: '',
    alt: EMPTY,
    linkageType: null,
    linkage: null,
    ...ALWAYS,
  },
  sortTitle: 'banners.group',
  sortWords: ({ groupName }) => `banners.${text(groupName)}` as MessageId,
  sort: ({ position }) => text(position),
  fields: [
    {
      input: 'choice',
      name: 'groupName',
      label: 'banners.group',
      options: BANNER_GROUPS,
      wordsOf: (option) => `banners.${option}` as MessageId,
    },
    PLACE,
    SPOKEN,
    { input: 'picture', name: 'url', label: 'content.picture', optional: false },
    { input: 'words', name: 'alt', label: 'banners.alt' },
    {
      input: 'choice',
      name: 'linkageType',
      label: 'banners.link',
      options: LINKAGE_TYPES,
      none: 'banners.link-none',
      wordsOf: (option) => `banners.link-${option}` as MessageId,
    },
    { input: 'text', name: 'linkage', label: 'banners.target', hint: 'banners.target-hint' },
    SCHEDULE,
  ],
};

export const RESOURCES: Kind = {
  key: 'resources',
  routes: consoleResourceRoutes,
  write: 'site.content',
  empty: { resourceType: 'FACEBOOK', position: 1, url: '', name: '', qrCodeUrl: null },
  sortWords: ({ resourceType }) => `resources.${text(resourceType)}` as MessageId,
  sort: ({ position }) => text(position),
  fields: [
    {
      input: 'choice',
      name: 'resourceType',
      label: 'content.type',
      options: RESOURCE_TYPES,
      wordsOf: (option) => `resources.${option}` as MessageId,
    },
    PLACE,
    { input: 'text', name: 'name', label: 'resources.name' },
    { input: 'text', name: 'url', label: 'resources.url', hint: 'resources.url-hint' },
    { input: 'picture', name: 'qrCodeUrl', label: 'resources.qr', optional: true },
  ],
};
