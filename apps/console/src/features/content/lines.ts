import type { ContentState } from '@nokshi/contract/content.ts';
import type { Change } from '@nokshi/contract/four-eyes.ts';
import { timeText } from '@nokshi/web/time.ts';
import { changedLines, type Line } from '../../lib/look-over.tsx';
import type { Translate } from '../../lib/words.ts';
import type { Doc, FieldSpec, Kind, Words } from './kinds.ts';

/** One of a kind and the state it is in, or is to be in. */
export type Written = { readonly state: ContentState; readonly doc: Doc };
type Turn = { readonly before: Written | null; readonly after: Written };

/** What would change in one of a kind, as people read it. */
export function contentChanges(kind: Kind, { before, after }: Turn, t: Translate) {
  const changes = changedLines(linesOf(kind, before, t), linesOf(kind, after, t));
  if (!before) return changes;
  return [...changes, ...formChanges(kind, [before.doc, after.doc], t)];
}

function linesOf(kind: Kind, written: Written | null, t: Translate): Line[] {
  if (!written) return [];
  const { state, doc } = written;
  return [
    [t('content.state'), t(`content.${state}`)],
    ...kind.fields.flatMap((spec) => fieldLines(spec, doc, t)),
  ];
}

function fieldLines(spec: FieldSpec, doc: Doc, t: Translate): Line[] {
  if (spec.input === 'schedule')
    return (spec.ends ?? (['from', 'until'] as const)).map((end): Line => {
      const at = doc[end];
      return [t(`content.${end}`), typeof at === 'string' ? timeText(at) : ''];
    });
  const value = doc[spec.name];
  switch (spec.input) {
    case 'words':
      return inBoth(spec, value as Words, t);
    case 'html':
      return inBoth(spec, { EN: textOf(value, 'EN'), BN: textOf(value, 'BN') }, t);
    case 'languages':
      return [[t(spec.label), (value as readonly string[]).map(languageName(t)).join(', ')]];
    case 'choice':
      return [[t(spec.label), value === null ? '' : t(spec.wordsOf(String(value)))]];
    default:
      return [[t(spec.label), String(value ?? '')]];
  }
}

const inBoth = (spec: FieldSpec, { EN, BN }: Words, t: Translate): Line[] => [
  [t('content.in-en', { what: t(spec.label) }), EN],
  [t('content.in-bn', { what: t(spec.label) }), BN],
];

const languageName = (t: Translate) => (language: string) =>
  t(language === 'EN' ? 'content.english' : 'content.bengali');

/** HTML as it is read; parsed apart from the page, nothing of it runs or is fetched. */
function textOf(html: unknown, language: keyof Words): string {
  const page = new DOMParser().parseFromString((html as Words)[language], 'text/html');
  return page.body.textContent.trim();
}

/** Text that reads the same and looks or leads otherwise. */
function formChanges(kind: Kind, docs: readonly [Doc, Doc], t: Translate): Change[] {
  return kind.fields.flatMap((spec) => {
    if (spec.input !== 'html') return [];
    const [from, to] = docs.map((doc) => doc[spec.name]) as [Words, Words];
    return (['EN', 'BN'] as const)
      .filter((language) => from[language] !== to[language])
      .filter((language) => textOf(from, language) === textOf(to, language))
      .map((language) => ({
        field: t(language === 'EN' ? 'content.in-en' : 'content.in-bn', { what: t(spec.label) }),
        from: '',
        to: t('content.form-only'),
      }));
  });
}
