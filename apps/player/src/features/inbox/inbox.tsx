import type { InboxLetter } from '@nokshi/contract/player/inbox.ts';
import { Button, EmptyState, Icon } from '@nokshi/ui';
import { useAct } from '@nokshi/web/use-act.ts';
import { useState } from 'react';
import { useUnread } from '../../data/unread.ts';
import { PagesView } from '../../lib/pages-view.tsx';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './inbox.module.css';
import { Letter } from './letter.tsx';
import { deleteLetter, openLetter, readAll, restoreLetter, useInbox } from './letters.ts';

/** The member's letters: opened one at a time, put away with a way back. Checklist H-005. */
export default function Inbox() {
  const { t } = useWords();
  const inbox = useInbox();
  const unread = useUnread();
  const [openId, setOpen] = useState<string | null>(null);
  const [deletedId, setDeleted] = useState<string | null>(null);
  const { busy, error, run } = useAct((work: () => Promise<unknown>) => work());
  const toggle = (letter: InboxLetter) => {
    setOpen(letter.id === openId ? null : letter.id);
    void run(() => openLetter(letter));
  };
  const remove = ({ id }: InboxLetter) => run(() => deleteLetter(id).then(() => setDeleted(id)));
  const undo = (id: string) => run(() => restoreLetter(id).then(() => setDeleted(null)));
  return (
    <PagesView query={inbox}>
      {(pages) => {
        const letters = pages.flatMap((page) => page.rows);
        return (
          <div className={styles.inbox}>
            <div className={styles.head}>
              <p role="status">{t('inbox.unread', { count: unread.letters })}</p>
              <Button
                small
                disabled={unread.unreadMessage === 0}
                busy={busy}
                onClick={() => void run(readAll)}
              >
                <Icon name="check" size={18} />
                {t('inbox.read-all')}
              </Button>
            </div>
            <Refused error={error} />
            {deletedId !== null && (
              <div className={styles.undo} role="status">
                <span>{t('inbox.deleted')}</span>
                <Button small onClick={() => void undo(deletedId)}>
                  {t('inbox.undo')}
                </Button>
              </div>
            )}
            {letters.length === 0 ? (
              <EmptyState title={t('inbox.none')} icon="mail" level={3} />
            ) : (
              <ul className={styles.list}>
                {letters.map((letter) => (
                  <Letter
                    key={letter.id}
                    letter={letter}
                    open={letter.id === openId}
                    onToggle={() => toggle(letter)}
                    onDelete={() => void remove(letter)}
                  />
                ))}
              </ul>
            )}
          </div>
        );
      }}
    </PagesView>
  );
}
