import type { OwnerShown } from '@nokshi/contract/player/contacts.ts';
import { type Security, securityRoutes } from '@nokshi/contract/player/security.ts';
import { Button, Field, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useState } from 'react';
import { makePasskey } from '../../data/passkeys.ts';
import { deviceName } from '../../lib/device-name.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { refreshSecurity } from './account-security.ts';
import { showCodes } from './new-codes.ts';
import styles from './security.module.css';
import { type Proofs, WithPassword } from './with-password.tsx';

type Passkey = Security['passkeys'][number];
type Props = {
  readonly possible: boolean;
  readonly passkeys: readonly Passkey[];
  readonly owner: Proofs;
};

/** Passkeys: made here, given names, taken off. */
export function Passkeys({ possible, passkeys, owner }: Props) {
  const { t } = useWords();
  const [left, setLeft] = useState(false);
  const able = possible && typeof PublicKeyCredential === 'function';
  const add = async (shown: OwnerShown) => {
    setLeft(false);
    const passkey = await makePasskey(await call(securityRoutes.beginPasskey, shown));
    if (!passkey) return setLeft(true);
    const name = deviceName(navigator.userAgent).slice(0, 40);
    const { codes } = await call(securityRoutes.addPasskey, { name, passkey });
    tell(t('security.passkey-done'));
    showCodes(codes);
    await refreshSecurity();
  };
  return (
    <section className={styles.part}>
      <h4>{t('security.passkeys')}</h4>
      <p>{t(able ? 'security.passkeys-words' : 'security.passkeys-impossible')}</p>
      {passkeys.length > 0 && (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <OnePasskey key={passkey.id} passkey={passkey} owner={owner} />
          ))}
        </ul>
      )}
      {left && <Note>{t('security.passkey-left')}</Note>}
      {able && <WithPassword label={t('security.passkey-add')} owner={owner} act={add} />}
    </section>
  );
}

type OneProps = { readonly passkey: Passkey; readonly owner: Proofs };

function OnePasskey({ passkey, owner }: OneProps) {
  const { t } = useWords();
  const [naming, setNaming] = useState(false);
  const remove = async (shown: OwnerShown) => {
    await call(securityRoutes.removePasskey, { id: passkey.id, ...shown });
    tell(t('security.passkey-gone'));
    await refreshSecurity();
  };
  return (
    <li className={styles.row}>
      <div>
        <strong>{passkey.name}</strong>
        <p className={styles.quiet}>
          {passkey.usedAt
            ? t('security.passkey-used', { at: timeText(passkey.usedAt) })
            : t('security.passkey-made', { at: timeText(passkey.madeAt) })}
        </p>
      </div>
      {naming ? (
        <Naming passkey={passkey} onEnd={() => setNaming(false)} />
      ) : (
        <div className={styles.buttons}>
          <Button small onClick={() => setNaming(true)}>
            {t('security.passkey-name')}
          </Button>
          <WithPassword
            small
            kind="danger"
            label={t('security.passkey-remove')}
            owner={owner}
            act={remove}
          />
        </div>
      )}
    </li>
  );
}

type NamingProps = { readonly passkey: Passkey; readonly onEnd: () => void };

function Naming({ passkey, onEnd }: NamingProps) {
  const { t } = useWords();
  const form = useForm({
    start: { name: passkey.name },
    async send({ name }) {
      await call(securityRoutes.renamePasskey, { id: passkey.id, name: name.trim() });
      await refreshSecurity();
      onEnd();
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Refused error={form.refused} />
      <Field {...form.field('name')} label={t('security.passkey-its-name')} maxLength={40} />
      <div className={styles.buttons}>
        <Button type="submit" kind="main" small busy={form.busy}>
          {t('security.passkey-name')}
        </Button>
        <Button kind="quiet" small onClick={onEnd}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
