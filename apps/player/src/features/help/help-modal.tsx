import { Dialog } from '@nokshi/ui';
import { useAddress } from '../../lib/address.ts';
import type { ModalProps } from '../../lib/modal.ts';
import { useWords } from '../../lib/words.ts';
import { HelpTopics } from './help-topics.tsx';
import { WriteToUs } from './write-to-us.tsx';

/** The help topics over whatever page is open. Checklist M-007. */
export default function HelpModal({ onClose }: ModalProps) {
  const { t } = useWords();
  const { params } = useAddress();
  return (
    <Dialog title={t('page.help')} closeLabel={t('app.close')} onClose={onClose}>
      <HelpTopics wanted={params.get('topic') ?? ''} level={3} />
      <WriteToUs />
    </Dialog>
  );
}
