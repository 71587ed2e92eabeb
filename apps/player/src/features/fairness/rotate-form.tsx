import { Button, Field } from '@nokshi/ui';
import { OwnerOnly } from '../../lib/owner-only.tsx';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './fairness.module.css';
import { makeClientSeed, rotate } from './proofs.ts';

const CLIENT_SEED = /^[A-Za-z0-9_-]{1,64}$/;

/** Reveals the seed in use; the next rounds use the next seed and the member's own words. */
export function RotateForm({
  onRevealed,
}: {
  readonly onRevealed?: (seed: string | null) => void;
}) {
  const { t } = useWords();
  const form = useForm({
    start: { clientSeed: makeClientSeed() },
    check: ({ clientSeed }) =>
      CLIENT_SEED.test(clientSeed) ? {} : { clientSeed: t('fairness.client-seed-hint') },
    async send({ clientSeed }) {
      const { revealed } = await rotate(clientSeed);
      onRevealed?.(revealed?.serverSeed ?? null);
      form.reset({ clientSeed: makeClientSeed() });
    },
  });
  return (
    <OwnerOnly>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <Field
          {...form.field('clientSeed')}
          label={t('fairness.next-client-seed')}
          hint={t('fairness.client-seed-hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
        <Refused error={form.refused} />
        <Button type="submit" busy={form.busy}>
          {t('fairness.rotate')}
        </Button>
      </form>
    </OwnerOnly>
  );
}
