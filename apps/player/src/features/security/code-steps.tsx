import type { OwnerShown } from '@nokshi/contract/player/contacts.ts';
import type { CodeKind } from '@nokshi/contract/player/entry.ts';
import { type Security, securityRoutes } from '@nokshi/contract/player/security.ts';
import { tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useWords } from '../../lib/words.ts';
import { refreshSecurity } from './account-security.ts';
import { showCodes } from './new-codes.ts';
import styles from './security.module.css';
import { type Proofs, WithPassword } from './with-password.tsx';

type Props = Pick<Security, 'contacts'> & { readonly owner: Proofs };

/** Which contacts a code is sent to at a log-in from an unknown browser or address. S-058. */
export function CodeSteps({ contacts, owner }: Props) {
  const { t } = useWords();
  const turn = (kind: CodeKind, on: boolean) => async (shown: OwnerShown) => {
    const { codes } = await call(securityRoutes.setCodeStep, { kind, on, ...shown });
    tell(t(on ? 'security.step-done' : 'security.step-gone'));
    showCodes(codes);
    await refreshSecurity();
  };
  return (
    <section className={styles.part} aria-labelledby="code-steps">
      <h4 id="code-steps">{t('security.steps')}</h4>
      <p>{t(contacts.length > 0 ? 'security.steps-words' : 'security.steps-none')}</p>
      {contacts.length > 0 && (
        <ul className={styles.rows}>
          {contacts.map(({ kind, shown, asked }) => (
            <li key={kind} className={styles.row}>
              <div>
                <strong>{t(`security.proof-${kind}`)}</strong>
                <p className={styles.quiet}>
                  {t(asked ? 'security.step-on' : 'security.step-off', { shown })}
                </p>
              </div>
              <WithPassword
                key={String(asked)}
                small
                kind={asked ? 'danger' : 'plain'}
                label={t(asked ? 'security.step-turn-off' : 'security.step-turn-on')}
                what={t(`security.proof-${kind}`)}
                owner={owner}
                act={turn(kind, !asked)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
