import type { Language } from '@nokshi/contract';
import { TERMS_PAGES, type TermsDoc, type TermsPage } from '@nokshi/contract/content.ts';
import type { TermsText } from '@nokshi/contract/player/site.ts';
import type { Content } from '../../../kernel/content/content.ts';
import { isInForce, type Doc } from '../../../kernel/content/document.ts';
import { allRows } from '../../../kernel/content/rows.ts';
import type { Change } from '../../../kernel/content/serve-content.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';

/** Editions of a page that are or were in force, the newest first; from memory. */
function editionsOf(content: Content, page: TermsPage): Edition[] {
  const now = content.clock.now();
  return content.board
    .of('terms')
    .map(({ doc, changedAt }) => ({ doc: doc as TermsDoc, since: since(doc, changedAt) }))
    .filter(({ doc, since: at }) => doc.page === page && at <= now)
    .sort((a, b) => b.since.getTime() - a.since.getTime());
}

type Edition = { readonly doc: TermsDoc; readonly since: Date };

/** An edition in force does not change any more: its last change is when it was published. */
function since({ from }: Doc, publishedAt: Date): Date {
  const planned = typeof from === 'string' ? new Date(from) : publishedAt;
  return planned > publishedAt ? planned : publishedAt;
}

/** The edition in force of each page; null: none was published. */
export const editionsInForce = (content: Content): Record<TermsPage, string | null> =>
  Object.fromEntries(
    TERMS_PAGES.map((page) => [page, editionsOf(content, page)[0]?.doc.edition ?? null]),
  ) as Record<TermsPage, string | null>;

type Asked = {
  readonly page: TermsPage;
  /** The one in force unless given. */
  readonly edition: string | undefined;
  readonly language: Language;
};

/** Refuses site.terms-unknown. */
export function readTerms(content: Content, { page, edition, language }: Asked): TermsText {
  const editions = editionsOf(content, page);
  const found = editions.find(({ doc }) => !edition || doc.edition === edition);
  if (!found) throw refuse('site.terms-unknown', { field: edition ? 'edition' : 'page' });
  const { doc } = found;
  return {
    page,
    edition: doc.edition,
    title: doc.title[language],
    content: doc.html[language],
    since: found.since.toISOString(),
    editions: editions.map((each) => ({
      edition: each.doc.edition,
      since: each.since.toISOString(),
    })),
  };
}

/**
 * What people may have agreed to stays as it was: an edition in force is neither changed nor
 * removed, and no other has its name. Refuses content.edition-fixed, content.edition-taken.
 */
export async function guardEdition(content: Content, tx: Tx, { id, doc }: Change): Promise<void> {
  const rows = await allRows<TermsDoc>(tx, content.place, 'terms');
  const now = content.clock.now();
  const own = rows.find((row) => row.id === id);
  if (own?.state === 'published' && isInForce(own.doc, now)) throw refuse('content.edition-fixed');
  const wanted = doc as TermsDoc;
  const taken = rows.some(
    (row) =>
      row.id !== id &&
      row.state === 'published' &&
      row.doc.page === wanted.page &&
      row.doc.edition === wanted.edition,
  );
  if (taken) throw refuse('content.edition-taken', { field: 'edition' });
}
