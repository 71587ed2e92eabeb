import type { Withdrawal } from '@nokshi/contract/player/withdrawals.ts';
import { Button, Icon, Note } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import { useEnterChat } from '../../shell/use-enter-chat.ts';
import own from './withdraw.module.css';

/** Why nothing is paid for now, by when somebody looks, and a way to say something. */
export function UnderReview({ review }: { readonly review: NonNullable<Withdrawal['review']> }) {
  const { t } = useWords();
  const { open } = useAddress();
  const { enter } = useEnterChat();
  const feedback = () => open({ mc: 'messageV2', tab: 'feedback' });
  return (
    <div className={own.stopped}>
      <Note>
        {t('withdraw.review', { since: timeText(review.since), by: timeText(review.by) })}
      </Note>
      <Button onClick={enter ?? feedback}>
        <Icon name="chat" size={18} />
        {t('withdraw.write')}
      </Button>
    </div>
  );
}
