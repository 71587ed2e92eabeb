import {
  type TableChatMessage,
  tableChatRoutes as routes,
} from '@nokshi/contract/player/table-chat.ts';
import { Button, classes, Icon, tell, useStickToEnd } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useState } from 'react';
import { useTrial } from '../../../data/gate.ts';
import { setHidden, useHidden } from '../../../data/table-chat.ts';
import { Refused } from '../../../lib/form.ts';
import { useWords } from '../../../lib/words.ts';
import styles from './table-chat.module.css';

type Props = {
  /** Oldest first. */
  readonly messages: readonly TableChatMessage[];
  /** The author of own messages. */
  readonly own: string;
  readonly table: string;
};

/** The last messages but those of hidden members; new ones are read out. */
export function Messages({ messages, own, table }: Props) {
  const { t } = useWords();
  const hidden = useHidden(({ authors }) => authors);
  const [open, setOpen] = useState<string | null>(null);
  const end = useStickToEnd();
  return (
    <>
      {hidden.length > 0 && (
        <p className={styles.hidden}>
          {t('table-chat.hidden', { count: hidden.length })}
          <Button small kind="quiet" onClick={() => setHidden([])}>
            {t('table-chat.show-hidden')}
          </Button>
        </p>
      )}
      <div
        {...end}
        className={styles.list}
        role="log"
        // Scrolled by the keyboard as well, so it takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('table-chat.messages', { table })}
      >
        <div className={styles.rows}>
          {messages
            .filter(({ author }) => !hidden.includes(author))
            .map((message) => (
              <Message
                key={message.messageId}
                message={message}
                isOwn={message.author === own}
                isOpen={message.messageId === open}
                onTurn={() => setOpen(open === message.messageId ? null : message.messageId)}
              />
            ))}
        </div>
      </div>
    </>
  );
}

type MessageProps = {
  readonly message: TableChatMessage;
  readonly isOwn: boolean;
  /** What can be done about it is shown. */
  readonly isOpen: boolean;
  readonly onTurn: () => void;
};

function Message({ message, isOwn, isOpen, onTurn }: MessageProps) {
  const { t } = useWords();
  const { name, words, at } = message;
  return (
    <div className={classes(styles.message, isOwn && styles.mine)}>
      <p className={styles.by}>
        <strong>{isOwn ? t('table-chat.you') : name}</strong>
        <time dateTime={at}>{timeText(at).slice(11, 16)}</time>
      </p>
      <p className={styles.words}>{words}</p>
      {!isOwn && (
        <button
          type="button"
          className={styles.turn}
          aria-expanded={isOpen}
          aria-label={t('table-chat.acts', { name })}
          onClick={onTurn}
        >
          <Icon name={isOpen ? 'close' : 'down'} size={16} />
        </button>
      )}
      {isOpen && <Acts message={message} onDone={onTurn} />}
    </div>
  );
}

function Acts({
  message,
  onDone,
}: Pick<MessageProps, 'message'> & { readonly onDone: () => void }) {
  const { t } = useWords();
  const isTrial = useTrial();
  const hidden = useHidden(({ authors }) => authors);
  const { messageId, author } = message;
  const report = useAct(async () => {
    await call(routes.report, { messageId });
    tell(t('table-chat.reported'));
    onDone();
  });
  return (
    <div className={styles.acts}>
      <Button small onClick={() => setHidden([...hidden, author])}>
        {t('table-chat.hide')}
      </Button>
      {!isTrial && (
        <Button small busy={report.busy} onClick={() => void report.run()}>
          {t('table-chat.report')}
        </Button>
      )}
      <Refused error={report.error} />
    </div>
  );
}
