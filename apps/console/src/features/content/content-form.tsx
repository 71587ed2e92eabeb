import { tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import desk from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { type Act, ContentActs } from './content-acts.tsx';
import { ContentField } from './content-fields.tsx';
import { ContentPreview } from './content-preview.tsx';
import type { Doc, Item, Kind, Words } from './kinds.ts';

type Props = {
  readonly kind: Kind;
  /** Null is a new one. */
  readonly item: Item | null;
  readonly onDone: (id: string | null) => void;
};

/** Writes one of a kind: the fields of its table, what visitors will see, and what can be done. */
export function ContentForm({ kind, item, onDone }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const may = useMay(kind.write);
  const form = useForm<Doc, Act>({
    start: item?.doc ?? kind.empty,
    // The server knows what may go out, and what may stay a draft.
    optional: 'all',
    within: 'doc',
    async send(doc, { how: act }) {
      const now = await send(kind, item, { doc, act });
      tell(t(`content.now-${now.state}`));
      await queries.invalidateQueries({ queryKey: ['content', kind.key] });
      onDone(now.state === 'removed' ? null : now.id);
    },
  });
  const doc = form.values;
  return (
    <>
      <div className={`${desk.card} ${desk.stack}`}>
        <fieldset className={desk.stack} disabled={!may}>
          {kind.fields.map((spec) => (
            <ContentField
              key={spec.label}
              spec={spec}
              doc={doc}
              error={form.error}
              locked={!may}
              onChange={form.put}
            />
          ))}
        </fieldset>
        <Refused error={form.refused} />
        {may && (
          <ContentActs
            kind={kind}
            item={item}
            doc={doc}
            busy={form.busy}
            onAct={(act) => void form.run(act)}
          />
        )}
        {item && (
          <p className={desk.quiet}>
            {t('status.changed', { at: timeText(item.changedAt), by: item.changedBy })}
          </p>
        )}
      </div>
      {'html' in doc && <ContentPreview title={doc.title as Words} html={doc.html as Words} />}
    </>
  );
}

type Sending = { readonly doc: Doc; readonly act: Act };

/** An empty target is none. */
const tidy = (doc: Doc): Doc => ('linkage' in doc ? { ...doc, linkage: doc.linkage || null } : doc);

function send({ routes }: Kind, item: Item | null, { doc, act }: Sending): Promise<Item> {
  if (act === 'undo') {
    if (!item) throw new Error('a new one has nothing to undo');
    return call(routes.undo, { id: item.id, version: item.version });
  }
  const given = { state: act, doc: tidy(doc) };
  if (!item) return call(routes.create, given);
  return call(routes.save, { ...given, id: item.id, version: item.version });
}
