import { Button, Field, Note } from '@nokshi/ui';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../lib/use-act.ts';
import { OwnerOnly } from '../../lib/owner-only.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './fairness.module.css';
import { rotate } from './proofs.ts';

const CLIENT_SEED = /^[A-Za-z0-9_-]{1,64}$/;

const madeHere = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Reveals the seed in use; the next rounds use the next seed and the member's own words. */
export function RotateForm({
  onRevealed,
}: {
  readonly onRevealed?: (seed: string | null) => void;
}) {
  const { t, why } = useWords();
  const [clientSeed, setClientSeed] = useState(madeHere);
  const [wrong, setWrong] = useState(false);
  const { busy, error, run } = useAct();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fits = CLIENT_SEED.test(clientSeed);
    setWrong(!fits);
    if (!fits) return;
    void run(async () => {
      const { revealed } = await rotate(clientSeed);
      onRevealed?.(revealed?.serverSeed ?? null);
      setClientSeed(madeHere());
    });
  };
  return (
    <OwnerOnly>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field
          label={t('fairness.next-client-seed')}
          hint={t('fairness.client-seed-hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={clientSeed}
          error={wrong ? t('fairness.client-seed-hint') : undefined}
          onChange={(event) => setClientSeed(event.target.value)}
        />
        {error !== null && <Note kind="wrong">{why(error)}</Note>}
        <Button type="submit" busy={busy}>
          {t('fairness.rotate')}
        </Button>
      </form>
    </OwnerOnly>
  );
}
