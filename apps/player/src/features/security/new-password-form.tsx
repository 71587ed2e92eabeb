import { securityRoutes } from '@nokshi/contract/player/security.ts';
import { Button, Check, PasswordField } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { useState } from 'react';
import { passwordChanged } from '../../data/session.ts';
import { Agreement } from '../../lib/agreement.tsx';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './security.module.css';

const NAMES = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;
const EMPTY = { oldPassword: '', newPassword: '', confirmNewPassword: '', agree: false };

type Props = { readonly onDone: () => void; readonly onCancel?: () => void };

/**
 * Old password, new one twice; the server has the rules. Of an account that an agent opened it asks
 * for age and terms as well. X-009, V-015, V-016, AC-004.
 */
export function NewPasswordForm({ onDone, onCancel }: Props) {
  const { t } = useWords();
  const [age, setAge] = useState<number | null>(null);
  const form = useForm({
    start: EMPTY,
    optional: ['agree'],
    async send({ agree, ...typed }) {
      await call(securityRoutes.changePassword, { ...typed, ...(agree && { agree }) }).catch(
        (err: unknown) => {
          if (err instanceof RefusalError && err.code === 'identity.terms-needed')
            setAge(Number(err.value.minimumAge));
          throw err;
        },
      );
      await passwordChanged();
      onDone();
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Refused error={form.refused} />
      {NAMES.map((name) => (
        <PasswordField
          key={name}
          {...form.field(name)}
          label={t(`security.${name}`)}
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
          maxLength={256}
          showLabel={t('login.show')}
          hideLabel={t('login.hide')}
        />
      ))}
      {age !== null && (
        <Check {...form.box('agree')}>
          <Agreement age={age} />
        </Check>
      )}
      <div className={styles.buttons}>
        <Button type="submit" kind="main" busy={form.busy}>
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
