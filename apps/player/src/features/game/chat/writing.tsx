import {
  MOST_CHAT_SIGNS,
  type OwnTableChat,
  tableChatRoutes as routes,
} from '@nokshi/contract/player/table-chat.ts';
import { Button, Field, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { refusedWith } from '@nokshi/web/refusal.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { type FormEvent, useState } from 'react';
import { useTrial } from '../../../data/gate.ts';
import { askOwnChat } from '../../../data/table-chat.ts';
import { Refused } from '../../../lib/form.ts';
import { useWords } from '../../../lib/words.ts';
import styles from './table-chat.module.css';

/** So few signs are left that the writer should know. */
const FEW_LEFT = 30;

type Props = {
  readonly code: string;
  readonly own: OwnTableChat;
  readonly isOnline: boolean;
};

/** The field for a message, or why there is none. */
export function Writing({ code, own, isOnline }: Props) {
  const { t } = useWords();
  const isTrial = useTrial();
  if (isTrial) return <Note>{t('table-chat.trial')}</Note>;
  if (own.mute) return <Muted mute={own.mute} />;
  if (!own.hasAgreed) return <Rules isOnline={isOnline} />;
  return <Form code={code} isOnline={isOnline} />;
}

function Muted({ mute: { until, reason } }: { readonly mute: NonNullable<OwnTableChat['mute']> }) {
  const { t } = useWords();
  const when = until
    ? t('table-chat.muted-until', { until: timeText(until).slice(0, 16) })
    : t('table-chat.muted-open');
  return (
    <Note kind="wrong">
      <p>{when}</p>
      <p className={styles.words}>{t('table-chat.muted-reason', { reason })}</p>
    </Note>
  );
}

function Rules({ isOnline }: Pick<Props, 'isOnline'>) {
  const { t } = useWords();
  const agree = useAct(async () => {
    await call(routes.agree, {});
    await askOwnChat();
  });
  return (
    <div className={styles.writing}>
      <p className={styles.rules}>{t('table-chat.rules')}</p>
      <Refused error={agree.error} />
      <Button kind="main" busy={agree.busy} disabled={!isOnline} onClick={() => void agree.run()}>
        {t('table-chat.agree')}
      </Button>
    </div>
  );
}

function Form({ code, isOnline }: Pick<Props, 'code' | 'isOnline'>) {
  const { t } = useWords();
  const [words, setWords] = useState('');
  const sending = useAct(
    async (_: void, keyFor) => {
      await call(routes.write, { gameCode: code, words }, { key: keyFor([code, words]) });
      setWords('');
    },
    (refused) => {
      // What the page knows of the member is old.
      if (refusedWith(refused, 'tables.chat-muted', 'tables.chat-rules')) void askOwnChat();
    },
  );
  const left = MOST_CHAT_SIGNS - [...words].length;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== '' && isOnline) void sending.run();
  };
  return (
    <form className={styles.writing} onSubmit={send}>
      <Refused error={sending.error} />
      <div className={styles.line}>
        <Field
          label={t('table-chat.words')}
          labelHidden
          placeholder={t('table-chat.words')}
          value={words}
          maxLength={MOST_CHAT_SIGNS}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => setWords(target.value)}
        />
        <Button
          type="submit"
          kind="main"
          busy={sending.busy}
          disabled={words.trim() === '' || !isOnline}
        >
          {t('table-chat.send')}
        </Button>
      </div>
      {left <= FEW_LEFT && (
        <p className={styles.left} role="status">
          {t('table-chat.signs-left', { count: left })}
        </p>
      )}
    </form>
  );
}
