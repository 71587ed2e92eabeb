import type { ContentState } from '@nokshi/contract/content.ts';
import { refuse } from '../refusal.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/** What every kind of content may have besides its own fields. */
export type Doc = Readonly<Record<string, unknown>>;

type Words = { readonly EN: string; readonly BN: string };
const LANGUAGES = ['EN', 'BN'] as const;

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'EN' in value && 'BN' in value;

/** The document with its HTML sanitised. */
export const cleaned = <D extends Doc>(doc: D): D => {
  const { html } = doc;
  if (!isWords(html)) return doc;
  return { ...doc, html: { EN: sanitiseHtml(html.EN), BN: sanitiseHtml(html.BN) } };
};

/**
 * Published content needs all its words in each language it is shown in, and an end after its
 * beginning. Refuses content.words-needed, content.schedule-order.
 */
export function checkDoc(doc: Doc, state: ContentState): void {
  const { from, until } = doc as { from?: string | null; until?: string | null };
  if (from && until && Date.parse(until) <= Date.parse(from))
    throw refuse('content.schedule-order', { field: 'until' });
  if (state !== 'published') return;
  const shown = Array.isArray(doc.languages) ? (doc.languages as string[]) : LANGUAGES;
  for (const [name, value] of Object.entries(doc)) {
    if (!isWords(value)) continue;
    const lacking = LANGUAGES.find(
      (language) => shown.includes(language) && value[language] === '',
    );
    if (lacking) throw refuse('content.words-needed', { field: `${name}.${lacking}` });
  }
}

/** Whether its schedule shows it at this moment. */
export function isInForce(doc: Doc, now: Date): boolean {
  const { from, until } = doc as { from?: string | null; until?: string | null };
  const at = now.getTime();
  return (!from || Date.parse(from) <= at) && (!until || at < Date.parse(until));
}
