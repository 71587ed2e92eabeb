import { CHAT_FILE_BYTES, CHAT_FILE_TYPES, CHAT_WORDS_MOST } from '@nokshi/contract/chat.ts';
import { chatRoutes } from '@nokshi/contract/player/chat.ts';
import { Composer as Fields } from '@nokshi/ui/composer.tsx';
import { readBase64 } from '@nokshi/web/base64.ts';
import { smallerPicture } from '@nokshi/web/smaller-picture.ts';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useEffect, useRef, useState } from 'react';
import { askChat } from '../../data/chat.ts';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './chat.module.css';

/** Words and files to the desk. */
export function Composer({ online }: { readonly online: boolean }) {
  const { t } = useWords();
  const [words, setWords] = useState('');
  const around = useRef<HTMLDivElement>(null);
  // A phone’s keyboard would cover what was said: there the reader opens it.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) around.current?.querySelector('textarea')?.focus();
  }, []);
  const sending = useAct(async (_: void, keyFor) => {
    await call(chatRoutes.write, { words }, { key: keyFor(words) });
    setWords('');
    await askChat();
  });
  const attaching = useAct(async (file: File) => {
    const sent = await smallerPicture(file, { bytes: CHAT_FILE_BYTES });
    const base64 = await readBase64(sent, CHAT_FILE_BYTES);
    await call(chatRoutes.attach, { name: sent.name.slice(-200), base64 });
    await askChat();
  });
  return (
    <div ref={around} className={styles.composer}>
      <Refused error={sending.error ?? attaching.error} />
      <Fields
        labels={{ words: t('chat.words'), attach: t('chat.attach'), send: t('chat.send') }}
        words={words}
        onWords={setWords}
        most={CHAT_WORDS_MOST}
        files={CHAT_FILE_TYPES}
        closed={!online}
        sending={sending.busy}
        attaching={attaching.busy}
        onSend={() => void sending.run()}
        onFile={(file) => void attaching.run(file)}
      />
      <p className={styles.hint}>{t('chat.attach-hint')}</p>
    </div>
  );
}
