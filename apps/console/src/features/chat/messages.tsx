import { consoleChatRoutes as routes, type DeskMessage } from '@nokshi/contract/console/chat.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, classes, useStickToEnd } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { mergeMessages } from '@nokshi/web/merge-messages.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useSeen } from '@nokshi/web/use-seen.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './chat.module.css';
import { FileView } from './file-view.tsx';

export type Shown = Output<typeof routes.show>;

type Props = { readonly shown: Shown; readonly mine: boolean };

/** What was said, oldest first; new words are read out, earlier ones are asked for. */
export function Messages({ shown, mine }: Props) {
  const { t } = useWords();
  const { chatId, unread } = shown.conversation;
  const queries = useQueryClient();
  const [earlier, setEarlier] = useState<readonly DeskMessage[]>([]);
  const rows = mergeMessages(shown.messages.rows, earlier);
  const older = useAct(async () => {
    const { messages } = await call(routes.show, { chatId, cursor: String(rows[0]?.number ?? 1) });
    setEarlier([...rows, ...messages.rows]);
    return messages;
  });
  const ended = older.answer?.next === null;
  const last = rows.at(-1)?.number;
  const end = useStickToEnd();
  // Read is what the operator of the conversation looks at. When it cannot be said now, it stays
  // unread and is said with the next words.
  useSeen(mine ? unread : 0, last, (number) =>
    call(routes.seen, { chatId, number }).then(
      () => queries.invalidateQueries({ queryKey: ['chat'] }),
      () => undefined,
    ),
  );
  return (
    // Scrolled by the keyboard as well, so it takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div {...end} className={styles.list} role="log" tabIndex={0} aria-label={t('chat.messages')}>
      <div className={styles.said}>
        {shown.messages.next !== null && !ended && (
          <Button small kind="quiet" busy={older.busy} onClick={() => void older.run()}>
            {t('chat.older')}
          </Button>
        )}
        <Refused error={older.error} />
        {rows.map((message) => (
          <Message key={message.number} message={message} />
        ))}
      </div>
    </div>
  );
}

function Message({ message }: { readonly message: DeskMessage }) {
  const { t } = useWords();
  const { kind, from, words, file, at, operator } = message;
  if (kind !== 'words' && kind !== 'file')
    return (
      <p className={styles.event}>
        {t(`chat.event-${kind}`, { operator: operator ?? '' })} · {timeText(at)}
      </p>
    );
  return (
    <div className={classes(styles.message, from === 'house' && styles.mine)}>
      <span className={from === 'asker' ? 'visually-hidden' : styles.by}>
        {from === 'asker' ? t('chat.asker') : operator}
      </span>
      {file ? <FileView file={file} /> : <p className={styles.words}>{words}</p>}
      <time dateTime={at}>{timeText(at)}</time>
    </div>
  );
}
