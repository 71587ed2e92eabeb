import { type Claim, claimsRoutes } from '@nokshi/contract/player/claims.ts';
import { Button, Field, TextArea } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { queries } from '../../data/queries.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { ProofsField, useProofs } from '../../lib/proofs-field.tsx';

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
  const { t } = useWords();
  const proofs = useProofs();
  const form = useForm({
    start: { reference: '', words: '' },
    check: (typed) => {
      const short = Object.entries(typed).filter(([, text]) => text.trim().length < SHORTEST);
      return Object.fromEntries(short.map(([name]) => [name, t('app.required')]));
    },
    async send(typed) {
      await call(claimsRoutes.file, { about, ...typed, proofs: proofs.sent });
      await queries.invalidateQueries({ queryKey });
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <p className={styles.small}>{t('claim.answer-within', { hours })}</p>
      <Field
        {...form.field('reference')}
        label={t('claim.reference')}
        hint={t(`claim.reference-${kind}`)}
        maxLength={80}
        autoComplete="off"
      />
      <TextArea
        {...form.field('words')}
        label={t('claim.words')}
        rows={4}
        maxLength={LONGEST_WORDS}
      />
      <ProofsField label={t('transfer.proofs')} hint={t('transfer.proofs-hint')} proofs={proofs} />
      <Refused error={form.refused} />
      <Button type="submit" kind="main" wide busy={form.busy || proofs.reading}>
        {t('claim.send')}
      </Button>
    </form>
  );
}
