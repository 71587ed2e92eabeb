import { consoleIdentityRoutes as routes } from '@nokshi/contract/console/identity.ts';
import { Button, Field, Note, tell } from '@nokshi/ui';
import QrCode from '@nokshi/ui/qr-code.tsx';
import { call } from '@nokshi/web/call.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { restoreSession } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';

/** Switches the authenticator (TOTP) on with a first code, off with a current one. */
export function SecondFactor({ on }: { readonly on: boolean }) {
  const { t, why } = useWords();
  const [code, setCode] = useState('');
  const begin = useMutation({ mutationFn: () => call(routes.beginFactor, {}) });
  const settle = useMutation({
    mutationFn: () => call(on ? routes.removeFactor : routes.confirmFactor, { code: code.trim() }),
    onSuccess: async () => {
      tell(t(on ? 'account.factor-gone' : 'account.factor-done'));
      setCode('');
      begin.reset();
      await restoreSession();
    },
  });
  const wrong = settle.error ?? begin.error;
  return (
    <div className={styles.stack}>
      <p className={on ? styles.good : styles.quiet}>
        {t(on ? 'account.factor-on' : 'account.factor-off')}
      </p>
      {wrong && <Note kind="wrong">{why(wrong)}</Note>}
      {!on && !begin.data && (
        <Button busy={begin.isPending} onClick={() => begin.mutate()}>
          {t('account.factor-begin')}
        </Button>
      )}
      {begin.data && !on && (
        <>
          <p>{t('account.factor-scan')}</p>
          <QrCode text={begin.data.uri} label={t('account.factor-qr')} />
          <p>
            {t('account.factor-key')}: <span className={styles.mono}>{begin.data.secret}</span>
          </p>
        </>
      )}
      {(on || begin.data) && (
        <form
          className={styles.stack}
          onSubmit={(event) => {
            event.preventDefault();
            settle.mutate();
          }}
        >
          <Field
            label={t('account.factor-code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]{6}"
            required
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" kind={on ? 'danger' : 'plain'} busy={settle.isPending}>
            {t(on ? 'account.factor-remove' : 'account.factor-confirm')}
          </Button>
        </form>
      )}
    </div>
  );
}
