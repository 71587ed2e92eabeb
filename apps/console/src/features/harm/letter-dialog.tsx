import { consoleHarmRoutes as routes, HARM_LETTERS } from '@nokshi/contract/console/harm.ts';
import { LETTER_LENGTHS } from '@nokshi/contract/console/letters.ts';
import { Button, Chips, Dialog, Field, Note, TextArea, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { type DialogProps, HARM_KEY, type OneMember } from './harm.ts';

const LANGUAGES = ['EN', 'BN'] as const;
const NO_WORDS = { EN: '', BN: '' };
const draftOf = (member: OneMember, kind: (typeof HARM_LETTERS)[number]) =>
  member.letters.find((letter) => letter.kind === kind) ?? {
    kind,
    title: NO_WORDS,
    text: NO_WORDS,
  };

/** A prepared letter, to be changed before it goes into the member's inbox. */
export function LetterDialog({ member, onClose }: DialogProps) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const [letter, setLetter] = useState(() => draftOf(member, 'ask'));
  const { memberId: id, username } = member;
  const send = useMutation({
    mutationFn: () => call(routes.letter, { id, ...letter }),
    onSuccess: async () => {
      tell(t('harm.sent'));
      onClose();
      await queries.invalidateQueries({ queryKey: HARM_KEY });
    },
  });
  const change = (part: 'title' | 'text', language: 'EN' | 'BN', words: string) =>
    setLetter({ ...letter, [part]: { ...letter[part], [language]: words } });
  return (
    <Dialog
      title={t('harm.letter-title', { username })}
      closeLabel={t('app.close')}
      size="usual"
      onClose={onClose}
    >
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate();
        }}
      >
        <Chips
          label={t('harm.letter-kind')}
          chips={HARM_LETTERS.map((kind) => ({ id: kind, label: t(`harm.letter-${kind}`) }))}
          selected={letter.kind}
          onSelect={(kind) => setLetter(draftOf(member, kind))}
        />
        {LANGUAGES.map((language) => (
          <div key={language} className={styles.stack}>
            <Field
              label={t(`harm.title-${language}`)}
              required
              maxLength={LETTER_LENGTHS.title}
              value={letter.title[language]}
              onChange={(event) => change('title', language, event.target.value)}
            />
            <TextArea
              label={t(`harm.text-${language}`)}
              required
              rows={6}
              maxLength={LETTER_LENGTHS.text}
              value={letter.text[language]}
              onChange={(event) => change('text', language, event.target.value)}
            />
          </div>
        ))}
        {send.error && <Note kind="wrong">{why(send.error)}</Note>}
        <Button type="submit" kind="main" busy={send.isPending}>
          {t('harm.send')}
        </Button>
      </form>
    </Dialog>
  );
}
