import type { OwnerShown } from '@nokshi/contract/player/contacts.ts';
import { securityRoutes } from '@nokshi/contract/player/security.ts';
import { Button, Icon, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useEffect, useRef } from 'react';
import { saveFile } from '@nokshi/web/save-file.ts';
import { useWords } from '../../lib/words.ts';
import { refreshSecurity } from './account-security.ts';
import { hideCodes, showCodes, useNewCodes } from './new-codes.ts';
import styles from './security.module.css';
import { type Proofs, WithPassword } from './with-password.tsx';

type Props = { readonly left: number; readonly needed: boolean; readonly owner: Proofs };

/** Ten codes for the day the phone is lost; shown once. */
export function RecoveryCodes({ left, needed, owner }: Props) {
  const { t } = useWords();
  const codes = useNewCodes((state) => state.codes);
  if (!needed) return null;
  const renew = async (shown: OwnerShown) => {
    showCodes((await call(securityRoutes.renewRecoveryCodes, shown)).codes);
    await refreshSecurity();
  };
  return (
    <section className={styles.part}>
      <h4>{t('security.recovery')}</h4>
      <p>{t('security.recovery-left', { left })}</p>
      {codes.length > 0 ? (
        <Codes codes={codes} />
      ) : (
        <WithPassword
          label={t('security.recovery-renew')}
          words={t('security.recovery-renew-words')}
          owner={owner}
          act={renew}
        />
      )}
    </section>
  );
}

function Codes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const text = `${codes.join('\n')}\n`;
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
    return hideCodes;
  }, []);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => tell(t('security.copied')),
      () => tell(t('security.not-copied'), 'wrong'),
    );
  return (
    <div ref={box} className={styles.form}>
      <Note>{t('security.recovery-keep')}</Note>
      <ul className={styles.codes} aria-label={t('security.recovery')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={() => void copy()}>{t('security.copy')}</Button>
        <Button onClick={() => saveFile('nokshi-recovery-codes.txt', text)}>
          <Icon name="download" size={18} />
          {t('security.download')}
        </Button>
        <Button kind="main" onClick={hideCodes}>
          {t('security.recovery-kept')}
        </Button>
      </div>
    </div>
  );
}
