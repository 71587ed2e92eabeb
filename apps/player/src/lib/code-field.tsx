import { TYPED_CODE_LENGTH } from '@nokshi/contract/typed-code.ts';
import { Button, Field, Note } from '@nokshi/ui';
import styles from './code-field.module.css';
import type { MessageId } from '../locales/en/index.ts';
import { CaptchaField } from './captcha-field.tsx';
import type { Code } from './use-code.ts';
import { useWords } from './words.ts';

type FieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

type Props = FieldProps & {
  readonly code: Code;
  /** What is said once it was asked for; the same whether or not anybody is there. */
  readonly sent: MessageId;
  /** What it names beside the minutes. */
  readonly facts?: Readonly<Record<string, string>>;
  /** Instead of what the field is called elsewhere. */
  readonly label?: string;
};

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The field of a one-time code, with the button that has it sent. */
export function CodeField({ code, sent, facts, label, ...field }: Props) {
  const { t } = useWords();
  return (
    <div className={styles.code}>
      {code.captcha.shown && <CaptchaField captcha={code.captcha} error={code.captchaError} />}
      <Field
        {...field}
        label={label ?? t('code.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={TYPED_CODE_LENGTH}
        after={
          <Button
            small
            kind="quiet"
            className={styles.send}
            busy={code.busy}
            disabled={code.left > 0}
            onClick={code.send}
          >
            {code.left > 0 ? t('code.again-in', { time: clock(code.left) }) : t('code.send')}
          </Button>
        }
      />
      <div role="status">
        {code.minutes !== null && (
          <Note kind="good">{t(sent, { minutes: code.minutes, ...facts })}</Note>
        )}
      </div>
    </div>
  );
}

/** A mobile number, as it is dialled or in full. */
export function MobileField(field: FieldProps & { readonly autoFocus?: boolean }) {
  const { t } = useWords();
  return (
    <Field
      {...field}
      label={t('code.mobile')}
      hint={t('code.mobile-hint')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={32}
    />
  );
}

/** A mail address; called what the form calls it. */
export function MailField({ label, ...field }: FieldProps & { readonly label: string }) {
  return (
    <Field
      {...field}
      label={label}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      maxLength={254}
    />
  );
}
