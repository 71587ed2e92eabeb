import type { ModalProps } from '../../lib/modal.ts';
import FeedbackModal from './feedback-modal.tsx';

/** A support question: `?m=ask`. Checklist V-059. */
export default function AskModal(props: ModalProps) {
  return <FeedbackModal {...props} long />;
}
