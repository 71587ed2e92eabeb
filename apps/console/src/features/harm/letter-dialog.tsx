import { consoleHarmRoutes as routes, HARM_LETTERS } from '@nokshi/contract/console/harm.ts';
import { LETTER_LENGTHS } from '@nokshi/contract/console/letters.ts';
import { Button, Chips, Dialog, Field, TextArea, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { Refused, useForm } from '../../lib/form.ts';
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
  const { t } = useWords();
  const queries = useQueryClient();
  const { memberId: id, username } = member;
  const form = useForm({
    start: draftOf(member, 'ask'),
    async send(letter) {
      await call(routes.letter, { id, ...letter });
      tell(t('harm.sent'));
      onClose();
      await queries.invalidateQueries({ queryKey: HARM_KEY });
    },
  });
  const letter = form.values;
  const field = (part: 'title' | 'text', language: 'EN' | 'BN') => ({
    label: t(`harm.${part}-${language}`),
    required: true,
    maxLength: LETTER_LENGTHS[part],
    value: letter[part][language],
    error: form.error(`${part}.${language}`),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      form.set(part, { ...letter[part], [language]: target.value }),
  });
  return (
    <Dialog
      title={t('harm.letter-title', { username })}
      closeLabel={t('app.close')}
      size="usual"
      onClose={onClose}
    >
      <form className={styles.stack} onSubmit={form.submit}>
        <Chips
          label={t('harm.letter-kind')}
          chips={HARM_LETTERS.map((kind) => ({ id: kind, label: t(`harm.letter-${kind}`) }))}
          selected={letter.kind}
          onSelect={(kind) => form.put(draftOf(member, kind))}
        />
        {LANGUAGES.map((language) => (
          <div key={language} className={styles.stack}>
            <Field {...field('title', language)} />
            <TextArea {...field('text', language)} rows={6} />
          </div>
        ))}
        <Refused error={form.refused} />
        <Button type="submit" kind="main" busy={form.busy}>
          {t('harm.send')}
        </Button>
      </form>
    </Dialog>
  );
}
