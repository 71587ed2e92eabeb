import { securityRoutes } from '@nokshi/contract/player/security.ts';
import { Button, focusFirstWrong, Note, PasswordField } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { type FormEvent, useState } from 'react';
import { passwordChanged } from '../../data/session.ts';
import { useAct } from '../../lib/use-act.ts';
import { useWords } from '../../lib/words.ts';
import styles from './security.module.css';

const NAMES = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;
type Name = (typeof NAMES)[number];
const EMPTY: Record<Name, string> = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

type Props = { readonly onDone: () => void; readonly onCancel?: () => void };

/** Old password, new one twice; the server has the rules. X-009, V-015, V-016. */
export function NewPasswordForm({ onDone, onCancel }: Props) {
  const { t, why } = useWords();
  const [typed, setTyped] = useState(EMPTY);
  const [missing, setMissing] = useState<ReadonlySet<Name>>(new Set());
  const { busy, error, run } = useAct();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const empty = new Set(NAMES.filter((name) => typed[name] === ''));
    setMissing(empty);
    if (empty.size > 0) return focusFirstWrong(form);
    const done = await run(async () => {
      await call(securityRoutes.changePassword, typed);
      await passwordChanged();
    });
    if (done) onDone();
  };
  const field = error instanceof RefusalError ? error.field : undefined;
  const wrong = (name: Name) => {
    if (missing.has(name)) return t('app.required');
    return field === name ? why(error) : undefined;
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {error !== null && !NAMES.some((name) => name === field) && (
        <Note kind="wrong">{why(error)}</Note>
      )}
      {NAMES.map((name) => (
        <PasswordField
          key={name}
          label={t(`security.${name}`)}
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
          maxLength={256}
          showLabel={t('login.show')}
          hideLabel={t('login.hide')}
          value={typed[name]}
          error={wrong(name)}
          onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
        />
      ))}
      <div className={styles.buttons}>
        <Button type="submit" kind="main" busy={busy}>
          {t('security.password-change')}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {t('app.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
