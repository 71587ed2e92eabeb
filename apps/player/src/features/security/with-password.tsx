import { Button, Note, PasswordField } from '@nokshi/ui';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../lib/use-act.ts';
import { useWords } from '../../lib/words.ts';
import styles from './security.module.css';

type Props = {
  readonly label: string;
  readonly kind?: 'main' | 'plain' | 'danger';
  readonly small?: boolean;
  /** Says what will happen, above the password. */
  readonly words?: string;
  /** What the button is about, where its label alone does not say. */
  readonly what?: string;
  readonly act: (password: string) => Promise<unknown>;
};

/** A button that asks for the password once more before it acts. */
export function WithPassword({ label, kind = 'plain', small = false, words, what, act }: Props) {
  const { t, why } = useWords();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const { busy, error, run } = useAct();
  if (!open)
    return (
      <Button kind={kind} small={small} onClick={() => setOpen(true)}>
        {label}
        {what && <span className="visually-hidden">: {what}</span>}
      </Button>
    );
  const close = () => {
    setOpen(false);
    setPassword('');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '' && (await run(() => act(password)))) close();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {words && <p>{words}</p>}
      {error !== null && <Note kind="wrong">{why(error)}</Note>}
      <PasswordField
        label={t('security.oldPassword')}
        autoComplete="current-password"
        maxLength={256}
        showLabel={t('login.show')}
        hideLabel={t('login.hide')}
        value={password}
        error={missing ? t('app.required') : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" kind={kind} busy={busy}>
          {label}
        </Button>
        <Button kind="quiet" onClick={close}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
