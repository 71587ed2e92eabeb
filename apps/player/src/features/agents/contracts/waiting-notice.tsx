import { Button, Dialog } from '@nokshi/ui';
import type { WaitingContract } from '../../../data/waiting-contracts.ts';
import { useAddress } from '../../../lib/address.ts';
import { useWords } from '../../../lib/words.ts';
import { REQUESTS_PAGE, toCentrePage } from './addresses.ts';
import styles from './contracts.module.css';

type Props = { readonly waiting: readonly WaitingContract[]; readonly onClose: () => void };

/** What waits for the agent, and the way to it. */
export default function WaitingNotice({ waiting, onClose }: Props) {
  const { t } = useWords();
  const { open } = useAddress();
  const see = () => {
    onClose();
    open(toCentrePage(REQUESTS_PAGE));
  };
  return (
    <Dialog
      title={t('contract.notice-title')}
      size="small"
      closeLabel={t('app.close')}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <p>{t('contract.notice-words')}</p>
        <ul>
          {waiting.map(({ kind, request }) => (
            <li key={kind} className={styles.row}>
              {t('contract.notice-item', {
                kind: t(`contract.kind-${kind}`),
                request: t(`contract.request-${request}`),
              })}
            </li>
          ))}
        </ul>
        <div className={styles.acts}>
          <Button kind="main" data-autofocus onClick={see}>
            {t('contract.notice-open')}
          </Button>
          <Button onClick={onClose}>{t('contract.notice-later')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
