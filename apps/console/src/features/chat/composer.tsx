import { CHAT_FILE_BYTES, CHAT_FILE_TYPES, CHAT_WORDS_MOST } from '@nokshi/contract/chat.ts';
import { type Conversation, consoleChatRoutes as routes } from '@nokshi/contract/console/chat.ts';
import { Composer as Fields } from '@nokshi/ui/composer.tsx';
import { Note } from '@nokshi/ui';
import { readBase64 } from '@nokshi/web/base64.ts';
import { call } from '@nokshi/web/call.ts';
import { useAttempt } from '@nokshi/web/use-attempt.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useWords } from '../../lib/words.ts';
import styles from './chat.module.css';

type Props = { readonly conversation: Conversation };

/** The answer to the asker. */
export function Composer({ conversation: { chatId, language } }: Props) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const [words, setWords] = useState('');
  const attempt = useAttempt();
  const done = () => queries.invalidateQueries({ queryKey: ['chat'] });
  const answer = useMutation({
    mutationFn: () => call(routes.answer, { chatId, words }, { key: attempt.keyFor(words) }),
    onSuccess: () => {
      attempt.finish();
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
  const failed = answer.error ?? attach.error;
  return (
    <div className={styles.composer}>
      {failed && <Note kind="wrong">{why(failed)}</Note>}
      <Fields
        labels={{ words: t('chat.answer'), attach: t('chat.attach'), send: t('chat.send') }}
        words={words}
        onWords={setWords}
        most={CHAT_WORDS_MOST}
        rows={3}
        lang={language === 'BN' ? 'bn' : 'en'}
        files={CHAT_FILE_TYPES}
        sending={answer.isPending}
        attaching={attach.isPending}
        onSend={() => answer.mutate()}
        onFile={(file) => attach.mutate(file)}
      >
        <ReadyAnswers language={language} onChoose={setWords} />
      </Fields>
    </div>
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
