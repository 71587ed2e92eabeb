import type { ChatMessage } from '@nokshi/contract/chat.ts';
import { chatRoutes } from '@nokshi/contract/player/chat.ts';
import { Button, classes, EmptyState, useStickToEnd } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { mergeMessages } from '@nokshi/web/merge-messages.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useSeen } from '@nokshi/web/use-seen.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useState } from 'react';
import { type Chat, markSeen } from '../../data/chat.ts';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './chat.module.css';
import { FileView } from './file-view.tsx';

/** The conversation, oldest first; new words are read out, earlier ones are asked for. */
export function Messages({ chat }: { readonly chat: Chat }) {
  const { t } = useWords();
  const { rows, more, older } = useRun(chat);
  const last = rows.at(-1);
  const end = useStickToEnd();
  // When it cannot be said now, it stays unread and is said with the next words.
  useSeen(chat.unread, last?.number, (number) => void markSeen(number).catch(() => undefined));
  return (
    // Scrolled by the keyboard as well, so it takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div {...end} className={styles.list} role="log" tabIndex={0} aria-label={t('chat.messages')}>
      <div className={styles.rows}>
        {more && (
          <Button small kind="quiet" busy={older.busy} onClick={() => void older.run()}>
            {t('chat.older')}
          </Button>
        )}
        <Refused error={older.error} />
        {rows.length === 0 ? (
          <EmptyState title={t('chat.start')} icon="chat" level={3} />
        ) : (
          rows.map((message) => <Message key={message.number} message={message} />)
        )}
      </div>
    </div>
  );
}

/** The newest page and the earlier ones that were asked for, as one run. */
function useRun(chat: Chat) {
  const [earlier, setEarlier] = useState<readonly ChatMessage[]>([]);
  const [ended, setEnded] = useState(false);
  const rows = mergeMessages(chat.messages.rows, earlier);
  const first = rows[0]?.number ?? 1;
  const older = useAct(async () => {
    const page = await call(chatRoutes.older, { cursor: String(first) });
    setEarlier([...rows, ...page.rows]);
    setEnded(page.next === null);
  });
  const more = chat.messages.next !== null && first > 1 && !ended;
  return { rows, more, older };
}

function Message({ message }: { readonly message: ChatMessage }) {
  const { t } = useWords();
  const { kind, from, words, file, at } = message;
  if (kind !== 'words' && kind !== 'file')
    return <p className={styles.event}>{t(`chat.event-${kind}`)}</p>;
  return (
    <div className={classes(styles.message, from === 'asker' && styles.mine)}>
      <span className="visually-hidden">{t(`chat.from-${from}`)}</span>
      {file ? <FileView file={file} /> : <p className={styles.words}>{words}</p>}
      <time dateTime={at}>{timeText(at).slice(0, 16)}</time>
    </div>
  );
}
