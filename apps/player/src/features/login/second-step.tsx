import type { FactorKind } from '@nokshi/contract/player/entry.ts';
import { Button, Chips } from '@nokshi/ui';
import { useState } from 'react';
import type { SecondStep } from '../../data/log-in.ts';
import { afterEntry } from '../../lib/after-entry.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import styles from './login.module.css';
import { PasskeyStep, SentCode, TypedCode } from './step-forms.tsx';

type Props = { readonly step: SecondStep; readonly onBack: () => void };

/** The second half of a log-in: one of the factors the member has. S-058. */
export function SecondStepForm({ step, onBack }: Props) {
  const { t } = useWords();
  const { path, params, go } = useAddress();
  const [kind, setKind] = useState<FactorKind>(step.factors[0] ?? 'totp');
  const form = { step, onIn: () => go(afterEntry(path, params.toString()), true) };
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
      {kind === 'passkey' && <PasskeyStep {...form} />}
      {(kind === 'sms' || kind === 'mail') && <SentCode key={kind} kind={kind} {...form} />}
      {(kind === 'totp' || kind === 'recovery') && <TypedCode key={kind} kind={kind} {...form} />}
      <Button kind="quiet" onClick={onBack}>
        {t('login.back')}
      </Button>
    </div>
  );
}
