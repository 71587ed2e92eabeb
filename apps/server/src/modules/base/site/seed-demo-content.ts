import { type Content, seedContent } from '../../../kernel/content/content.ts';
import type { Tx } from '../../../kernel/db.ts';
import { DEMO_BANNERS, DEMO_RESOURCES } from './demo/banners.ts';
import { DEMO_HELP } from './demo/help.ts';
import { DEMO_POSTS } from './demo/posts.ts';
import { DEMO_TERMS } from './demo/terms.ts';

/** The demo house's own help, terms, posts, banners and resources, where they are missing. */
export async function seedDemoContent(content: Content, tx: Tx): Promise<void> {
  await seedContent(content, tx, { kind: 'help', seeds: DEMO_HELP });
  await seedContent(content, tx, { kind: 'terms', seeds: DEMO_TERMS });
  await seedContent(content, tx, { kind: 'post', seeds: DEMO_POSTS });
  await seedContent(content, tx, { kind: 'banner', seeds: DEMO_BANNERS });
  await seedContent(content, tx, { kind: 'resource', seeds: DEMO_RESOURCES });
}
