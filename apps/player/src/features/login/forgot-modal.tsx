import { Button, Dialog, Tabs } from '@nokshi/ui';
import { useState } from 'react';
import type { SecondStep } from '../../data/log-in.ts';
import { useServices } from '../../data/queries.ts';
import { useAddress } from '../../lib/address.ts';
import type { ModalProps } from '../../lib/modal.ts';
import { safeService } from '../../lib/safe-link.ts';
import { useWords } from '../../lib/words.ts';
import styles from './login.module.css';
import { MailRecovery, PhoneRecovery } from './recovery.tsx';
import { SecondStepForm } from './second-step.tsx';

/** A new password by a code that is sent by mail or to the phone. M-003, O-006. */
export default function ForgotModal({ onClose }: ModalProps) {
  const { t } = useWords();
  const { change } = useAddress();
  const [way, setWay] = useState('mail');
  const [step, setStep] = useState<SecondStep | null>(null);
  const services = useServices();
  const service = (services.data ?? []).map(safeService).find((link) => link !== null);
  if (step)
    return (
      <Dialog title={t('login.step-title')} closeLabel={t('app.close')} onClose={onClose}>
        <SecondStepForm step={step} onBack={() => setStep(null)} />
      </Dialog>
    );
  return (
    <Dialog title={t('login.forgot-title')} closeLabel={t('app.close')} onClose={onClose}>
      <p className={styles.lead}>{t('code.recover-words')}</p>
      <Tabs
        label={t('code.ways-to-recover')}
        tabs={[
          { id: 'mail', label: t('code.by-mail') },
          { id: 'phone', label: t('code.by-phone') },
        ]}
        selected={way}
        onSelect={setWay}
      >
        <div className={styles.panel}>
          {way === 'mail' ? <MailRecovery onStep={setStep} /> : <PhoneRecovery onStep={setStep} />}
        </div>
      </Tabs>
      <div className={styles.more}>
        <Button kind="quiet" onClick={() => change({ m: 'login' }, true)}>
          {t('login.back')}
        </Button>
      </div>
      {service && (
        <p className={styles.small}>
          {t('code.no-access')}{' '}
          <a href={service} rel="noopener noreferrer">
            {t('shell.service')}
          </a>
        </p>
      )}
    </Dialog>
  );
}
