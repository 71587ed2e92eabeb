import { CHAT_FILE_BYTES, CHAT_FILE_TYPES, CHAT_WORDS_MOST } from '@nokshi/contract/chat.ts';
import { type Conversation, consoleChatRoutes as routes } from '@nokshi/contract/console/chat.ts';
import { Composer as Fields } from '@nokshi/ui/composer.tsx';
import { readBase64 } from '@nokshi/web/base64.ts';
import { smallerPicture } from '@nokshi/web/smaller-picture.ts';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './chat.module.css';

type Props = { readonly conversation: Conversation };

/** The answer to the asker. */
export function Composer({ conversation: { chatId, language } }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [words, setWords] = useState('');
  const done = () => queries.invalidateQueries({ queryKey: ['chat'] });
  const answer = useAct(async (_: void, keyFor) => {
    const said = { chatId, words };
    await call(routes.answer, said, { key: keyFor(said) });
    setWords('');
    await done();
  });
  const attach = useAct(async (file: File) => {
    const sent = await smallerPicture(file, { bytes: CHAT_FILE_BYTES });
    const base64 = await readBase64(sent, CHAT_FILE_BYTES);
    await call(routes.attach, { chatId, name: sent.name.slice(-200), base64 });
    await done();
  });
  return (
    <div className={styles.composer}>
      <Refused error={answer.error ?? attach.error} />
      <Fields
        labels={{ words: t('chat.answer'), attach: t('chat.attach'), send: t('chat.send') }}
        words={words}
        onWords={setWords}
        most={CHAT_WORDS_MOST}
        rows={3}
        lang={language === 'BN' ? 'bn' : 'en'}
        files={CHAT_FILE_TYPES}
        sending={answer.busy}
        attaching={attach.busy}
        onSend={() => void answer.run()}
        onFile={(file) => void attach.run(file)}
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
