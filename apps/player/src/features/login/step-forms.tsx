import type { CodeKind } from '@nokshi/contract/player/entry.ts';
import { TYPED_CODE_LENGTH } from '@nokshi/contract/typed-code.ts';
import { Button, Field, Icon, Note } from '@nokshi/ui';
import { useAct } from '@nokshi/web/use-act.ts';
import { type ReactNode, useState } from 'react';
import { askStepCode, passFactor, passPasskey, type SecondStep } from '../../data/log-in.ts';
import { CodeField } from '../../lib/code-field.tsx';
import { useCode } from '../../lib/use-code.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './login.module.css';

type Props = { readonly step: SecondStep; readonly onIn: () => void };

/** The device asks to be unlocked; it may be let be. */
export function PasskeyStep({ step, onIn }: Props) {
  const { t } = useWords();
  const [left, setLeft] = useState(false);
  const {
    busy,
    error,
    run: use,
  } = useAct(async () => {
    setLeft(false);
    if (await passPasskey(step)) onIn();
    else setLeft(true);
  });
  return (
    <>
      <Refused error={error} />
      {left && <Note>{t('login.step-passkey-left')}</Note>}
      <p>{t('login.step-passkey-words')}</p>
      <Button kind="main" wide busy={busy} data-autofocus onClick={() => void use()}>
        <Icon name="shield" />
        {t('login.step-passkey-do')}
      </Button>
    </>
  );
}

/** What the member has at hand: the authenticator's digits, or one of the ten codes. */
export function TypedCode({ kind, ...props }: Props & { readonly kind: 'totp' | 'recovery' }) {
  const { t } = useWords();
  const form = useStep(kind, props);
  return (
    <StepForm form={form}>
      <Field
        {...form.field('code')}
        label={t(`login.step-${kind}`)}
        hint={t(`login.step-${kind}-hint`)}
        inputMode={kind === 'totp' ? 'numeric' : 'text'}
        autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={TYPED_CODE_LENGTH}
        data-autofocus
      />
    </StepForm>
  );
}

/** What is sent to a number or address of the member once it is asked for. */
export function SentCode({ kind, ...props }: Props & { readonly kind: CodeKind }) {
  const { t } = useWords();
  const [shown, setShown] = useState('');
  const form = useStep(kind, props);
  const code = useCode({
    name: `step.${kind}`,
    ready: () => true,
    wrong: form.wrong,
    async request() {
      const asked = await askStepCode(props.step, kind);
      setShown(asked.shown);
      return asked;
    },
  });
  return (
    <StepForm form={form}>
      <CodeField
        {...form.field('code')}
        label={t(`login.step-${kind}`)}
        code={code}
        sent="login.step-sent"
        facts={{ shown }}
      />
    </StepForm>
  );
}

function useStep(kind: CodeKind | 'totp' | 'recovery', { step, onIn }: Props) {
  const { t } = useWords();
  return useForm({
    start: { code: '' },
    check: ({ code }) => (code.trim().length < 6 ? { code: t('app.required') } : {}),
    async send({ code }) {
      await passFactor(step, { kind, code: code.trim() });
      onIn();
    },
  });
}

type StepFormProps = { readonly form: ReturnType<typeof useStep>; readonly children: ReactNode };

function StepForm({ form, children }: StepFormProps) {
  const { t } = useWords();
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Refused error={form.refused} />
      {children}
      <Button type="submit" kind="main" wide busy={form.busy}>
        {t('login.step-do')}
      </Button>
    </form>
  );
}
