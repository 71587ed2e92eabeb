import type { OwnerShown } from '@nokshi/contract/player/contacts.ts';
import { securityRoutes } from '@nokshi/contract/player/security.ts';
import { plainCode, TYPED_CODE_LENGTH } from '@nokshi/contract/typed-code.ts';
import { Button, Field, tell } from '@nokshi/ui';
import QrCode from '@nokshi/ui/qr-code.tsx';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useState } from 'react';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { refreshSecurity } from './account-security.ts';
import { showCodes } from './new-codes.ts';
import styles from './security.module.css';
import { type Proofs, WithPassword } from './with-password.tsx';

type Props = { readonly since: string | null; readonly owner: Proofs };
type Begun = { readonly secret: string; readonly uri: string };

/** The authenticator app (TOTP): on with a first code, off by its owner. */
export function Authenticator({ since, owner }: Props) {
  const { t } = useWords();
  const [begun, setBegun] = useState<Begun | null>(null);
  const remove = async (shown: OwnerShown) => {
    await call(securityRoutes.removeTotp, shown);
    tell(t('security.totp-gone'));
    await refreshSecurity();
  };
  return (
    <section className={styles.part}>
      <h4>{t('security.totp')}</h4>
      {since ? (
        <>
          <p className={styles.on}>{t('security.totp-on', { at: timeText(since) })}</p>
          <WithPassword
            label={t('security.totp-remove')}
            kind="danger"
            owner={owner}
            act={remove}
          />
        </>
      ) : (
        <p>{t('security.totp-words')}</p>
      )}
      {!since && !begun && (
        <WithPassword
          label={t('security.totp-begin')}
          owner={owner}
          act={async (shown) => setBegun(await call(securityRoutes.beginTotp, shown))}
        />
      )}
      {!since && begun && <Confirm begun={begun} onEnd={() => setBegun(null)} />}
    </section>
  );
}

function Confirm({ begun, onEnd }: { readonly begun: Begun; readonly onEnd: () => void }) {
  const { t } = useWords();
  const form = useForm({
    start: { code: '' },
    async send({ code }) {
      const { codes } = await call(securityRoutes.confirmTotp, { code: plainCode(code) });
      tell(t('security.totp-done'));
      showCodes(codes);
      await refreshSecurity();
      onEnd();
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <p>{t('security.totp-scan')}</p>
      <QrCode text={begun.uri} label={t('security.totp-qr')} />
      <p>
        {t('security.totp-key')} <code className={styles.code}>{begun.secret}</code>
      </p>
      <Refused error={form.refused} />
      <Field
        {...form.field('code')}
        label={t('login.step-totp')}
        hint={t('login.step-totp-hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={TYPED_CODE_LENGTH}
      />
      <div className={styles.buttons}>
        <Button
          type="submit"
          kind="main"
          busy={form.busy}
          disabled={form.values.code.trim().length < 6}
        >
          {t('security.totp-confirm')}
        </Button>
        <Button kind="quiet" onClick={onEnd}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
