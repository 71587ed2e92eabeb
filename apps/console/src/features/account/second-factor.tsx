import { consoleIdentityRoutes as routes } from '@nokshi/contract/console/identity.ts';
import { Button, Field, tell } from '@nokshi/ui';
import QrCode from '@nokshi/ui/qr-code.tsx';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import styles from '../../lib/desk.module.css';
import { restoreSession } from '../../lib/session.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';

/** Switches the authenticator (TOTP) on with a first code, off with a current one. */
export function SecondFactor({ on }: { readonly on: boolean }) {
  const { t } = useWords();
  const begin = useAct(() => call(routes.beginFactor, {}));
  const form = useForm({
    start: { code: '' },
    async send({ code }) {
      await call(on ? routes.removeFactor : routes.confirmFactor, { code: code.trim() });
      tell(t(on ? 'account.factor-gone' : 'account.factor-done'));
      form.reset();
      begin.reset();
      await restoreSession();
    },
  });
  const begun = begin.answer;
  return (
    <div className={styles.stack}>
      <p className={on ? styles.good : styles.quiet}>
        {t(on ? 'account.factor-on' : 'account.factor-off')}
      </p>
      <Refused error={form.refused ?? begin.error} />
      {!on && !begun && (
        <Button busy={begin.busy} onClick={() => void begin.run()}>
          {t('account.factor-begin')}
        </Button>
      )}
      {begun && !on && (
        <>
          <p>{t('account.factor-scan')}</p>
          <QrCode text={begun.uri} label={t('account.factor-qr')} />
          <p>
            {t('account.factor-key')}: <span className={styles.mono}>{begun.secret}</span>
          </p>
        </>
      )}
      {(on || begun) && (
        <form className={styles.stack} onSubmit={form.submit}>
          <Field
            {...form.field('code')}
            label={t('account.factor-code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
          <Button type="submit" kind={on ? 'danger' : 'plain'} busy={form.busy}>
            {t(on ? 'account.factor-remove' : 'account.factor-confirm')}
          </Button>
        </form>
      )}
    </div>
  );
}
