import { type Claim, claimsRoutes } from '@nokshi/contract/player/claims.ts';
import { Button, Field, focusFirstWrong, Note, TextArea } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { type FormEvent, useState } from 'react';
import { queries } from '../../data/queries.ts';
import { useAct } from '../../lib/use-act.ts';
import { useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { ProofsField, useProofs } from './proofs-field.tsx';

type Props = {
  readonly about: string;
  readonly kind: Claim['kind'];
  readonly hours: number;
  readonly queryKey: readonly string[];
};

const SHORTEST = 3;
const LONGEST_WORDS = 500;

/** What a member writes to claim: the bank's name of the payment, a few words, pictures. */
export function ClaimForm({ about, kind, hours, queryKey }: Props) {
  const { t, why } = useWords();
  const [typed, setTyped] = useState({ reference: '', words: '' });
  const proofs = useProofs();
  const [asked, setAsked] = useState(false);
  const { busy, error, run } = useAct();
  const isShort = (name: keyof typeof typed) => typed[name].trim().length < SHORTEST;
  const wrong = (name: keyof typeof typed) =>
    asked && isShort(name) ? t('app.required') : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (isShort('reference') || isShort('words')) return focusFirstWrong(event.currentTarget);
    void run(async () => {
      await call(claimsRoutes.file, { about, ...typed, proofs: proofs.sent });
      await queries.invalidateQueries({ queryKey });
    });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.small}>{t('claim.answer-within', { hours })}</p>
      <Field
        label={t('claim.reference')}
        hint={t(`claim.reference-${kind}`)}
        error={wrong('reference')}
        maxLength={80}
        autoComplete="off"
        value={typed.reference}
        onChange={({ target }) => setTyped({ ...typed, reference: target.value })}
      />
      <TextArea
        label={t('claim.words')}
        error={wrong('words')}
        rows={4}
        maxLength={LONGEST_WORDS}
        value={typed.words}
        onChange={({ target }) => setTyped({ ...typed, words: target.value })}
      />
      <ProofsField label={t('transfer.proofs')} hint={t('transfer.proofs-hint')} proofs={proofs} />
      {error !== null && <Note kind="wrong">{why(error)}</Note>}
      <Button type="submit" kind="main" wide busy={busy || proofs.reading}>
        {t('claim.send')}
      </Button>
    </form>
  );
}
