import { CHAT_FILE_BYTES } from '@nokshi/contract/chat.ts';
import { chatRoutes } from '@nokshi/contract/player/chat.ts';
import { Button, Icon, Note, TextArea } from '@nokshi/ui';
import { readBase64 } from '@nokshi/web/base64.ts';
import { call } from '@nokshi/web/call.ts';
import { newKey } from '@nokshi/web/new-key.ts';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { askChat } from '../../data/chat.ts';
import { useAct } from '../../lib/use-act.ts';
import { useWords } from '../../lib/words.ts';
import styles from './chat.module.css';

const FILES = 'image/png,image/jpeg,image/webp,image/avif,application/pdf';
const MOST_SIGNS = 2_000;

/** Words and files to the desk. Enter sends, Shift and Enter begin a new line. */
export function Composer({ online }: { readonly online: boolean }) {
  const { t, why } = useWords();
  const [words, setWords] = useState('');
  const { busy, error, run } = useAct();
  // The same words sent again after a lost answer are the same message.
  const attempt = useRef({ words: '', key: '' });
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // A phone’s keyboard would cover what was said: there the reader opens it.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) form.current?.querySelector('textarea')?.focus();
  }, []);
  const send = () =>
    run(async () => {
      if (attempt.current.words !== words) attempt.current = { words, key: newKey() };
      await call(chatRoutes.write, { words }, { key: attempt.current.key });
      attempt.current = { words: '', key: '' };
      setWords('');
      await askChat();
    });
  const attach = (file: File) =>
    run(async () => {
      const base64 = await readBase64(file, CHAT_FILE_BYTES);
      await call(chatRoutes.attach, { name: file.name.slice(-200), base64 });
      await askChat();
    });
  const ready = online && words.trim() !== '';
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (ready) void send();
  };
  return (
    <form ref={form} className={styles.composer} onSubmit={submit}>
      {error !== null && <Note kind="wrong">{why(error)}</Note>}
      <TextArea
        label={t('chat.words')}
        rows={2}
        value={words}
        maxLength={MOST_SIGNS}
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
          if (file) void attach(file);
          event.target.value = '';
        }}
      />
      <div className={styles.acts}>
        <Button disabled={!online || busy} onClick={() => input.current?.click()}>
          <Icon name="plus" size={18} />
          {t('chat.attach')}
        </Button>
        <Button type="submit" kind="main" busy={busy} disabled={!ready}>
          {t('chat.send')}
        </Button>
      </div>
      <p className={styles.hint}>{t('chat.attach-hint')}</p>
    </form>
  );
}
