import { CHAT_FILE_BYTES } from '@nokshi/contract/chat.ts';
import { type Conversation, consoleChatRoutes as routes } from '@nokshi/contract/console/chat.ts';
import { Button, Note, TextArea } from '@nokshi/ui';
import { readBase64 } from '@nokshi/web/base64.ts';
import { call } from '@nokshi/web/call.ts';
import { newKey } from '@nokshi/web/new-key.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useWords } from '../../lib/words.ts';
import styles from './chat.module.css';

const FILES = 'image/png,image/jpeg,image/webp,image/avif,application/pdf';

type Props = { readonly conversation: Conversation };

/** The answer; Enter sends, Shift and Enter begin a new line. */
export function Composer({ conversation: { chatId, language } }: Props) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const [words, setWords] = useState('');
  // The same words sent again after a lost answer are the same message.
  const attempt = useRef({ words: '', key: '' });
  const input = useRef<HTMLInputElement>(null);
  const done = () => queries.invalidateQueries({ queryKey: ['chat'] });
  const answer = useMutation({
    mutationFn: () => {
      if (attempt.current.words !== words) attempt.current = { words, key: newKey() };
      return call(routes.answer, { chatId, words }, { key: attempt.current.key });
    },
    onSuccess: () => {
      attempt.current = { words: '', key: '' };
      setWords('');
      return done();
    },
  });
  const attach = useMutation({
    mutationFn: async (file: File) => {
      const base64 = await readBase64(file, CHAT_FILE_BYTES);
      return call(routes.attach, { chatId, name: file.name.slice(-200), base64 });
    },
    onSuccess: done,
  });
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (words.trim() !== '' && !answer.isPending) answer.mutate();
  };
  const failed = answer.error ?? attach.error;
  return (
    <form className={styles.composer} onSubmit={submit}>
      {failed && <Note kind="wrong">{why(failed)}</Note>}
      <TextArea
        label={t('chat.answer')}
        rows={3}
        value={words}
        maxLength={2_000}
        lang={language === 'BN' ? 'bn' : 'en'}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          const plain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
          if (plain) submit(event);
        }}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('chat.attach')}
        accept={FILES}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) attach.mutate(file);
          event.target.value = '';
        }}
      />
      <div className={styles.acts}>
        <ReadyAnswers language={language} onChoose={(chosen) => setWords(chosen)} />
        <Button busy={attach.isPending} onClick={() => input.current?.click()}>
          {t('chat.attach')}
        </Button>
        <Button type="submit" kind="main" busy={answer.isPending} disabled={words.trim() === ''}>
          {t('chat.send')}
        </Button>
      </div>
    </form>
  );
}

type ReadyProps = {
  readonly language: Conversation['language'];
  readonly onChoose: (words: string) => void;
};

/** Answers that were written ahead, in the asker's language; they can be changed before they go. */
function ReadyAnswers({ language, onChoose }: ReadyProps) {
  const { t } = useWords();
  const id = useId();
  const { data } = useQuery({
    queryKey: ['chat', 'setting'],
    queryFn: () => call(routes.setting, {}),
  });
  const ready = data?.setting.readyAnswers ?? [];
  if (ready.length === 0) return null;
  return (
    <div className={styles.select}>
      <label htmlFor={id} className="visually-hidden">
        {t('chat.ready')}
      </label>
      <select
        id={id}
        value=""
        onChange={({ target: { value } }) => onChoose(ready[Number(value)]?.words[language] ?? '')}
      >
        <option value="" disabled>
          {t('chat.ready')}
        </option>
        {ready.map(({ title }, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
