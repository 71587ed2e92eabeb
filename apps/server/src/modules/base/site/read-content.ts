import type { Language, Output } from '@nokshi/contract';
import {
  type BannerDoc,
  HELP_SECTIONS,
  type HelpDoc,
  type PostDoc,
  type ResourceDoc,
} from '@nokshi/contract/content.ts';
import type { HelpEntry, Post, siteRoutes } from '@nokshi/contract/player/site.ts';
import { type Content, type Shown, shownContent } from '../../../kernel/content/content.ts';
import { refuse } from '../../../kernel/refusal.ts';

/** What visitors read, all from memory, within its schedule and in their language. */

const MOST_POSTS = 100;

const byPosition = <D extends { readonly position: number }>(rows: Shown<D>[]) =>
  rows.sort((a, b) => a.doc.position - b.doc.position);

/** Banners of a group, in order. Checklist E-001, L-003. */
export const currentBanners = (
  content: Content,
  groupName: string,
  language: Language,
): Output<typeof siteRoutes.banners> =>
  byPosition(shownContent<BannerDoc>(content, 'banner'))
    .filter(({ doc }) => doc.groupName === groupName && doc.languages.includes(language))
    .map(({ id, doc: { url, alt, linkageType, linkage } }) => ({
      bannerId: id,
      groupName,
      url,
      alt,
      linkageType,
      linkage,
    }));

type Resource = Output<typeof siteRoutes.status>['info']['resources'][number];

/** Checklist E-081, E-086. */
export const currentResources = (content: Content): Resource[] =>
  byPosition(shownContent<ResourceDoc>(content, 'resource')).map(({ doc }) => ({
    resourceType: doc.resourceType,
    url: doc.url,
    name: doc.name,
    qrCodeUrl: doc.qrCodeUrl,
  }));

/** The help centre: sections and topics in their order. Checklist X-062, E-103. */
export function currentHelp(content: Content, language: Language): HelpEntry[] {
  const topics = byPosition(shownContent<HelpDoc>(content, 'help'));
  return HELP_SECTIONS.flatMap((section) =>
    topics
      .filter(({ doc }) => doc.section === section)
      .map(({ doc: { tag, title, html } }) => ({
        tag,
        title: title[language],
        section,
        content: html[language],
      })),
  );
}

const isFor = (language: Language, { doc }: Shown<PostDoc>) => doc.languages.includes(language);

/** Checklist O-015. */
export const currentPosts = (content: Content, type: Post['type'], language: Language): Post[] =>
  shownContent<PostDoc>(content, 'post')
    .filter((post) => post.doc.type === type && isFor(language, post))
    .slice(0, MOST_POSTS)
    .map((post) => cardOf(post, language));

/** Refuses site.post-unknown. */
export function currentPost(
  content: Content,
  id: string,
  language: Language,
): Output<typeof siteRoutes.post> {
  const post = shownContent<PostDoc>(content, 'post').find((each) => each.id === id);
  if (!post || !isFor(language, post)) throw refuse('site.post-unknown', { field: 'id' });
  return { ...cardOf(post, language), content: post.doc.html[language] };
}

const cardOf = ({ id, doc, since }: Shown<PostDoc>, language: Language): Post => ({
  id,
  type: doc.type,
  title: doc.title[language],
  summary: doc.summary[language],
  picture: doc.picture,
  time: since.toISOString(),
});
