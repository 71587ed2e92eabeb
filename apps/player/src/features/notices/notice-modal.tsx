import { Dialog, EmptyState } from '@nokshi/ui';
import { useNotices } from '../../data/notices.ts';
import { useAddress } from '../../lib/address.ts';
import type { ModalProps } from '../../lib/modal.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { NoticeReader } from './notice-reader.tsx';

/** The notices over the page, opened at the one that its address names. Checklist M-005, M-027. */
export default function NoticeModal({ onClose }: ModalProps) {
  const { t, language } = useWords();
  const { params } = useAddress();
  return (
    <Dialog title={t('notice.title')} size="full" closeLabel={t('app.close')} onClose={onClose}>
      <QueryView query={useNotices(language)}>
        {(notices) =>
          notices.length === 0 ? (
            <EmptyState title={t('notice.none')} level={3} />
          ) : (
            <NoticeReader notices={notices} openId={params.get('notice')} level={3} />
          )
        }
      </QueryView>
    </Dialog>
  );
}
