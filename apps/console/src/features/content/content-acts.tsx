import type { ContentState } from '@nokshi/contract/content.ts';
import { ask, Button } from '@nokshi/ui';
import { useWords } from '../../lib/words.ts';
import styles from './content.module.css';
import type { Item } from './kinds.ts';

export type Act = ContentState | 'undo';

type Props = {
  readonly item: Item | null;
  readonly busy: boolean;
  readonly onAct: (act: Act) => void;
};

/** What can be done with one of a kind, by the state it is in. */
export function ContentActs({ item, busy, onAct }: Props) {
  const { t } = useWords();
  const live = item?.state === 'published';
  const remove = async () => {
    const answer = await ask({
      title: t('content.remove-title'),
      content: t('content.remove-words'),
      buttons: [
        { id: 'remove', label: t('content.remove'), kind: 'danger' },
        { id: 'cancel', label: t('app.cancel'), kind: 'quiet' },
      ],
    });
    if (answer === 'remove') onAct('removed');
  };
  return (
    <div className={styles.acts}>
      <Button kind="main" busy={busy} onClick={() => onAct('published')}>
        {t(live ? 'content.save-live' : 'content.publish')}
      </Button>
      <Button busy={busy} onClick={() => onAct('draft')}>
        {t(live ? 'content.unpublish' : 'content.save-draft')}
      </Button>
      {item?.canUndo && (
        <Button kind="quiet" busy={busy} onClick={() => onAct('undo')}>
          {t('content.undo')}
        </Button>
      )}
      {item && item.state !== 'removed' && (
        <Button kind="quiet" busy={busy} onClick={() => void remove()}>
          {t('content.remove')}
        </Button>
      )}
    </div>
  );
}
