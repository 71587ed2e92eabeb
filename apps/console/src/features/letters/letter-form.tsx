import { consoleLetterRoutes as routes } from '@nokshi/contract/console/letters.ts';
import { Button, focusFirstWrong, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';
import { AudienceFields } from './audience-fields.tsx';
import { audienceOf, type Draft, EMPTY } from './draft.ts';
import { LetterPreview } from './letter-preview.tsx';
import { WordsFields } from './words-fields.tsx';

/** A new letter: whom it is for, its words with their preview, and how many it reaches. */
export function LetterForm({ onDone }: { readonly onDone: () => void }) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [checked, setChecked] = useState(false);
  const audience = audienceOf(draft);
  const reached = useMutation({
    mutationFn: (to: NonNullable<typeof audience>) => call(routes.audience, { audience: to }),
  });
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    reached.reset();
  };
  const { title, text, isPromotion } = draft;
  const complete = [title.EN, title.BN, text.EN, text.BN].every((words) => words.trim() !== '');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (!audience || !complete) return focusFirstWrong(event.currentTarget);
    reached.mutate(audience);
  };
  const { reach, unknown } = reached.data ?? { reach: null, unknown: [] };
  const ready = audience && reach !== null && reach > 0 && unknown.length === 0;
  return (
    <>
      <div className={styles.head}>
        <h1>{t('letters.write')}</h1>
        <Button onClick={onDone}>{t('letters.to-list')}</Button>
      </div>
      <form className={styles.stack} noValidate onSubmit={submit}>
        {reached.error && <Note kind="wrong">{why(reached.error)}</Note>}
        {reach === 0 && unknown.length === 0 && <Note kind="wrong">{t('letters.nobody')}</Note>}
        <div className={styles.card}>
          <AudienceFields
            draft={draft}
            missing={checked && audience === null}
            unknown={unknown}
            onChange={change}
          />
        </div>
        <div className={styles.card}>
          <WordsFields draft={draft} checked={checked} onChange={change} />
        </div>
        <div className={styles.card}>
          <h2>{t('letters.preview')}</h2>
          <LetterPreview title={title} text={text} />
        </div>
        <Button type="submit" kind="main" busy={reached.isPending}>
          {t('letters.check')}
        </Button>
      </form>
      {ready && (
        <ReasonDialog
          title={t('letters.send')}
          words={t('letters.reaches', { count: reach })}
          action={t('letters.send')}
          act={(reason) => call(routes.send, { audience, title, text, isPromotion, reason })}
          done={t('letters.done')}
          onDone={async () => {
            await queries.invalidateQueries({ queryKey: ['letters'] });
            onDone();
          }}
          onClose={() => reached.reset()}
        />
      )}
    </>
  );
}
