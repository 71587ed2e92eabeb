import { consoleLetterRoutes as routes } from '@nokshi/contract/console/letters.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { AudienceFields } from './audience-fields.tsx';
import { audienceOf, EMPTY, missingIn } from './draft.ts';
import { LetterPreview } from './letter-preview.tsx';
import { WordsFields } from './words-fields.tsx';

type Reached = Output<typeof routes.audience> & {
  /** The audience that it was asked for. */
  readonly of: string;
};

const NOT_ASKED = { reach: null, unknown: [] };
const nameOf = (audience: unknown): string => JSON.stringify(audience);

/** A new letter: whom it is for, its words with their preview, and how many it reaches. */
export function LetterForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [reached, setReached] = useState<Reached | null>(null);
  const form = useForm({
    start: EMPTY,
    optional: 'all',
    check: (draft) =>
      Object.fromEntries(missingIn(draft).map((path) => [path, t('letters.needed')])),
    async send(draft) {
      const to = audienceOf(draft);
      if (to) setReached({ ...(await call(routes.audience, { audience: to })), of: nameOf(to) });
    },
  });
  const { title, text, isPromotion } = form.values;
  const audience = audienceOf(form.values);
  // What was found of others says nothing of these.
  const { reach, unknown } = reached?.of === nameOf(audience) ? reached : NOT_ASKED;
  const ready = audience && reach !== null && reach > 0 && unknown.length === 0;
  return (
    <>
      <div className={styles.head}>
        <h1>{t('letters.write')}</h1>
        <Button onClick={onDone}>{t('letters.to-list')}</Button>
      </div>
      <form className={styles.stack} noValidate onSubmit={form.submit}>
        <Refused error={form.refused} />
        {reach === 0 && unknown.length === 0 && <Note kind="wrong">{t('letters.nobody')}</Note>}
        <div className={styles.card}>
          <AudienceFields form={form} unknown={unknown} />
        </div>
        <div className={styles.card}>
          <WordsFields form={form} />
        </div>
        <div className={styles.card}>
          <h2>{t('letters.preview')}</h2>
          <LetterPreview title={title} text={text} />
        </div>
        <Button type="submit" kind="main" busy={form.busy}>
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
          onClose={() => setReached(null)}
        />
      )}
    </>
  );
}
