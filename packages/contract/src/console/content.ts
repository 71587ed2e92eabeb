import { z } from 'zod';
import {
  bannerDoc,
  contentRoutes,
  helpDoc,
  noticeDoc,
  postDoc,
  resourceDoc,
  termsDoc,
  words,
} from '../content.ts';
import { HTML_LENGTH } from '../content.ts';
import { route } from '../route.ts';

const OF_SITE = { read: 'site.read', write: 'site.content' } as const;

export const consoleNoticeRoutes = contentRoutes('/console/notices', {
  name: 'notices',
  doc: noticeDoc,
  read: 'messaging.read',
  write: 'messaging.notices',
});
export const consoleHelpRoutes = contentRoutes('/console/help', {
  name: 'help topics',
  doc: helpDoc,
  ...OF_SITE,
});
export const consolePostRoutes = contentRoutes('/console/posts', {
  name: 'posts',
  doc: postDoc,
  ...OF_SITE,
});
export const consoleBannerRoutes = contentRoutes('/console/banners', {
  name: 'banners',
  doc: bannerDoc,
  ...OF_SITE,
  refusals: ['content.target-unknown'],
});
export const consoleResourceRoutes = contentRoutes('/console/resources', {
  name: 'resources',
  doc: resourceDoc,
  ...OF_SITE,
});

export const consoleTermsRoutes = contentRoutes('/console/terms', {
  name: 'editions of the terms and the privacy notice',
  doc: termsDoc,
  ...OF_SITE,
  refusals: ['content.edition-fixed', 'content.edition-taken'],
});

export const consoleContentRoutes = {
  preview: route({
    method: 'POST',
    path: '/console/content/preview',
    summary: 'What is left of HTML once it is sanitised: what visitors would see.',
    allow: { permission: 'site.read' },
    input: z.object({ html: words(HTML_LENGTH) }),
    output: z.object({ html: words(HTML_LENGTH * 2) }),
    refusals: [],
    bodyBytes: 160 * 1024,
  }),
};
