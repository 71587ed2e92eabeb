import { Dialog } from '@nokshi/ui';
import type { ModalProps } from '../../lib/modal.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { useTicket } from './queries.ts';
import { TicketView } from './ticket-view.tsx';

/** One own bet: what was staked on what, what was drawn, and how to check it. */
export default function Ticket({ betId, onClose }: ModalProps & { readonly betId: string }) {
  const { t } = useWords();
  return (
    <Dialog title={t('lottery.ticket')} closeLabel={t('app.close')} onClose={onClose}>
      <QueryView query={useTicket(betId)}>{(ticket) => <TicketView {...ticket} />}</QueryView>
    </Dialog>
  );
}
