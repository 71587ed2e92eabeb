import { CHAT_FILE_BYTES, CHAT_FILE_TYPES, CHAT_WORDS_MOST } from '@nokshi/contract/chat.ts';
import { chatRoutes } from '@nokshi/contract/player/chat.ts';
import { Composer as Fields } from '@nokshi/ui/composer.tsx';
import { Note } from '@nokshi/ui';
import { readBase64 } from '@nokshi/web/base64.ts';
import { call } from '@nokshi/web/call.ts';
import { useAttempt } from '@nokshi/web/use-attempt.ts';
import { useEffect, useRef, useState } from 'react';
import { askChat } from '../../data/chat.ts';
import { useAct } from '../../lib/use-act.ts';
import { useWords } from '../../lib/words.ts';
import styles from './chat.module.css';

/** Words and files to the desk. */
export function Composer({ online }: { readonly online: boolean }) {
  const { t, why } = useWords();
  const [words, setWords] = useState('');
  const sending = useAct();
  const attaching = useAct();
  const attempt = useAttempt();
  const around = useRef<HTMLDivElement>(null);
  // A phone’s keyboard would cover what was said: there the reader opens it.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) around.current?.querySelector('textarea')?.focus();
  }, []);
  const send = () =>
    sending.run(async () => {
      await call(chatRoutes.write, { words }, { key: attempt.keyFor(words) });
      attempt.finish();
      setWords('');
      await askChat();
    });
  const attach = (file: File) =>
    attaching.run(async () => {
      const base64 = await readBase64(file, CHAT_FILE_BYTES);
      await call(chatRoutes.attach, { name: file.name.slice(-200), base64 });
      await askChat();
    });
  const failed = sending.error ?? attaching.error;
  return (
    <div ref={around} className={styles.composer}>
      {failed !== null && <Note kind="wrong">{why(failed)}</Note>}
      <Fields
        labels={{ words: t('chat.words'), attach: t('chat.attach'), send: t('chat.send') }}
        words={words}
        onWords={setWords}
        most={CHAT_WORDS_MOST}
        files={CHAT_FILE_TYPES}
        closed={!online}
        sending={sending.busy}
        attaching={attaching.busy}
        onSend={() => void send()}
        onFile={(file) => void attach(file)}
      />
      <p className={styles.hint}>{t('chat.attach-hint')}</p>
    </div>
  );
}
