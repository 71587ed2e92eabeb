import { Dialog } from '@nokshi/ui';
import type { ModalProps } from '../../lib/modal.ts';
import { useWords } from '../../lib/words.ts';
import NoticeList from './notice-list.tsx';
import styles from './notices.module.css';

/** The notices over the page. Checklist M-005, M-027. */
export default function NoticeModal({ onClose }: ModalProps) {
  const { t } = useWords();
  return (
    <Dialog title={t('notice.title')} size="full" closeLabel={t('app.close')} onClose={onClose}>
      <div className={styles.modal}>
        <NoticeList />
      </div>
    </Dialog>
  );
}
