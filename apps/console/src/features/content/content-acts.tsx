import type { ContentState } from '@nokshi/contract/content.ts';
import { Button } from '@nokshi/ui';
import { lookOver } from '../../lib/look-over.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './content.module.css';
import type { Doc, Item, Kind } from './kinds.ts';
import { contentChanges, type Written } from './lines.ts';

export type Act = ContentState | 'undo';

type Props = {
  readonly kind: Kind;
  readonly item: Item | null;
  readonly doc: Doc;
  readonly busy: boolean;
  readonly onAct: (act: Act) => void;
};

/** What can be done with one of a kind, by the state it is in; each is looked over first. */
export function ContentActs({ kind, item, doc, busy, onAct }: Props) {
  const { t } = useWords();
  const before = item?.previous;
  const live = item?.state === 'published';
  const changes = (after: Written) => contentChanges(kind, { before: item, after }, t);
  const publish = { state: 'published', doc } as const;
  const draft = { state: 'draft', doc } as const;
  const act = async (name: Act, after: Written, words?: string) => {
    const title = t(name === 'undo' ? 'change.undo-title' : 'change.title');
    if (await lookOver({ t, title, ...(words && { words }), changes: changes(after) })) onAct(name);
  };
  return (
    <div className={styles.acts}>
      <Button
        kind="main"
        busy={busy}
        disabled={changes(publish).length === 0}
        onClick={() => void act('published', publish)}
      >
        {t(live ? 'content.save-live' : 'content.publish')}
      </Button>
      <Button
        busy={busy}
        disabled={changes(draft).length === 0}
        onClick={() => void act('draft', draft)}
      >
        {t(live ? 'content.unpublish' : 'content.save-draft')}
      </Button>
      {before && (
        <Button kind="quiet" busy={busy} onClick={() => void act('undo', before)}>
          {t('content.undo')}
        </Button>
      )}
      {item && item.state !== 'removed' && (
        <Button
          kind="quiet"
          busy={busy}
          onClick={() => void act('removed', { state: 'removed', doc }, t('content.remove-words'))}
        >
          {t('content.remove')}
        </Button>
      )}
    </div>
  );
}
