import { QueryView } from '../../lib/query-view.tsx';
import { OwnerOnly } from '../../lib/owner-only.tsx';
import { useSecurity } from './account-security.ts';
import { Authenticator } from './authenticator.tsx';
import { CodeSteps } from './code-steps.tsx';
import { Contacts } from './contacts.tsx';
import { Closing } from './closing.tsx';
import { Devices } from './devices.tsx';
import { ExportData } from './export-data.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordSection } from './password-section.tsx';
import { PaymentPassword } from './payment-password.tsx';
import { Profile } from './profile.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Sessions } from './sessions.tsx';
import styles from './security.module.css';

/** All that keeps the account its owner's, and then who that is, on one page. Checklist MC-021. */
export default function Security() {
  const security = useSecurity();
  return (
    <QueryView query={security}>
      {(data) => (
        <div className={styles.page}>
          <PasswordSection changedAt={data.passwordChangedAt} />
          <PaymentPassword setAt={data.paymentPasswordSetAt} owner={data} />
          <OwnerOnly>
            <Contacts contacts={data.contacts} owner={data} />
            <Authenticator since={data.totpSince} owner={data} />
            <Passkeys possible={data.passkeysPossible} passkeys={data.passkeys} owner={data} />
            <CodeSteps contacts={data.contacts} owner={data} />
            <RecoveryCodes
              left={data.recoveryCodesLeft}
              owner={data}
              needed={
                data.totpSince !== null ||
                data.passkeys.length > 0 ||
                data.contacts.some(({ asked }) => asked)
              }
            />
          </OwnerOnly>
          <Sessions />
          <Devices devices={data.devices} />
          <OwnerOnly>
            <Profile profile={data.profile} />
          </OwnerOnly>
          <ExportData />
          <OwnerOnly>
            <Closing closingAt={data.closingAt} />
          </OwnerOnly>
        </div>
      )}
    </QueryView>
  );
}
