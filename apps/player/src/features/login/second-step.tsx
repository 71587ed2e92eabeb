import type { FactorKind } from '@nokshi/contract/player/security.ts';
import { Button, Chips, Field, Icon, Note } from '@nokshi/ui';
import { type FormEvent, useState } from 'react';
import { passFactor, passPasskey, type SecondStep } from '../../data/log-in.ts';
import { afterEntry } from '../../lib/after-entry.ts';
import { useAddress } from '../../lib/address.ts';
import { useAct } from '../../lib/use-act.ts';
import { useWords } from '../../lib/words.ts';
import styles from './login.module.css';

type Props = { readonly step: SecondStep; readonly onBack: () => void };

/** The second half of a log-in: one of the factors the member has. S-058. */
export function SecondStepForm({ step, onBack }: Props) {
  const { t, why } = useWords();
  const { path, params, go } = useAddress();
  const [kind, setKind] = useState<FactorKind>(step.factors[0] ?? 'totp');
  const [left, setLeft] = useState(false);
  const { busy, error, run } = useAct();
  const finish = async (work: () => Promise<unknown>) => {
    setLeft(false);
    let done: unknown = true;
    const well = await run(async () => {
      done = await work();
    });
    if (!well) return;
    if (done === null) setLeft(true);
    else go(afterEntry(path, params.toString()), true);
  };
  return (
    <div className={styles.form}>
      <p>{t('login.step-words')}</p>
      {step.factors.length > 1 && (
        <Chips
          label={t('login.step-kind')}
          chips={step.factors.map((each) => ({ id: each, label: t(`login.step-${each}`) }))}
          selected={kind}
          onSelect={(id) => setKind(step.factors.find((each) => each === id) ?? kind)}
        />
      )}
      {error !== null && <Note kind="wrong">{why(error)}</Note>}
      {left && <Note>{t('login.step-passkey-left')}</Note>}
      {kind === 'passkey' ? (
        <>
          <p>{t('login.step-passkey-words')}</p>
          <Button
            kind="main"
            wide
            busy={busy}
            data-autofocus
            onClick={() => void finish(() => passPasskey(step))}
          >
            <Icon name="shield" />
            {t('login.step-passkey-do')}
          </Button>
        </>
      ) : (
        <CodeForm
          key={kind}
          kind={kind}
          busy={busy}
          onCode={(code) => void finish(() => passFactor(step, { kind, code }))}
        />
      )}
      <Button kind="quiet" onClick={onBack}>
        {t('login.back')}
      </Button>
    </div>
  );
}

type CodeProps = {
  readonly kind: 'totp' | 'recovery';
  readonly busy: boolean;
  readonly onCode: (code: string) => void;
};

function CodeForm({ kind, busy, onCode }: CodeProps) {
  const { t } = useWords();
  const [code, setCode] = useState('');
  const [short, setShort] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShort(code.trim().length < 6);
    if (code.trim().length >= 6) onCode(code.trim());
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={t(`login.step-${kind}`)}
        hint={t(`login.step-${kind}-hint`)}
        inputMode={kind === 'totp' ? 'numeric' : 'text'}
        autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        data-autofocus
        value={code}
        error={short ? t('app.required') : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" kind="main" wide busy={busy}>
        {t('login.step-do')}
      </Button>
    </form>
  );
}
