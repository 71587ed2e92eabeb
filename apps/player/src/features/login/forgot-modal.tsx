import { Button, buttonLook, Dialog, Icon } from '@nokshi/ui';
import { useServices } from '../../data/queries.ts';
import { useAddress } from '../../lib/address.ts';
import type { ModalProps } from '../../lib/modal.ts';
import { safeService } from '../../lib/safe-link.ts';
import { useWords } from '../../lib/words.ts';
import styles from './login.module.css';

/** Says honestly how a password is recovered here: by customer service. */
export default function ForgotModal({ onClose }: ModalProps) {
  const { t } = useWords();
  const { change } = useAddress();
  const services = useServices();
  const service = (services.data ?? []).map(safeService).find((link) => link !== null);
  return (
    <Dialog title={t('login.forgot-title')} closeLabel={t('app.close')} onClose={onClose}>
      <div className={styles.form}>
        <p>{t('login.forgot-words')}</p>
        {service && (
          <a className={buttonLook()} href={service} rel="noopener noreferrer">
            <Icon name="chat" />
            {t('shell.service')}
          </a>
        )}
        <Button kind="quiet" onClick={() => change({ m: 'login' }, true)}>
          {t('login.back')}
        </Button>
      </div>
    </Dialog>
  );
}
