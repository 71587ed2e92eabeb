import { Dialog, EmptyState } from '@nokshi/ui';
import { useState } from 'react';
import { useSession } from '../../data/session.ts';
import type { ModalProps } from '../../lib/modal.ts';
import { useWords } from '../../lib/words.ts';
import { FeedbackForm } from './feedback-form.tsx';

type Props = ModalProps & { readonly long?: boolean };

/**
 * A visitor’s feedback; a member writes in the member centre. With `long` a support question, of
 * either. Checklist O-004, A-033, V-059.
 */
export default function FeedbackModal({ long = false, onClose }: Props) {
  const { t } = useWords();
  const [sent, setSent] = useState(false);
  const visitor = useSession(({ phase }) => phase === 'out');
  return (
    <Dialog
      title={t(long ? 'feedback.ask' : 'feedback.title')}
      closeLabel={t('app.close')}
      onClose={onClose}
    >
      {sent ? (
        <EmptyState title={t('feedback.sent')} icon="check" level={3}>
          <p>{t(visitor ? 'feedback.sent-visitor' : 'feedback.sent-words')}</p>
        </EmptyState>
      ) : (
        <FeedbackForm long={long} visitor={visitor} onSent={() => setSent(true)} />
      )}
    </Dialog>
  );
}
