import type { Deposit } from '@nokshi/contract/player/cashier.ts';
import { checkoutRoutes, type Payment } from '@nokshi/contract/player/checkout.ts';
import { buttonLook, Loader, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { DEPOSITS_KEY } from '../../data/deposits-key.ts';
import { TransferStep } from './transfer-step.tsx';

/** What is to be done now so that the money of a waiting deposit comes. */
export const usePayment = ({ id, state }: Pick<Deposit, 'id' | 'state'>) =>
  useQuery({
    queryKey: [...DEPOSITS_KEY, id, 'payment'],
    queryFn: () => call(checkoutRoutes.payment, { id }),
    enabled: state === 'PENDING',
  });

type Props = { readonly id: string; readonly payment: ReturnType<typeof usePayment> };

/** Where the member does it; nothing for a channel that needs nothing. */
export function PaymentStep({ id, payment: { data, error } }: Props) {
  const { why } = useWords();
  if (error) return <Note kind="wrong">{why(error)}</Note>;
  if (data?.way === 'transfer') return <TransferStep id={id} payment={data} />;
  return data?.way === 'link' ? <LinkStep payment={data} /> : null;
}

/** The provider’s own page, in another tab: this one goes on showing what happens. */
function LinkStep({ payment: { url } }: { readonly payment: Extract<Payment, { way: 'link' }> }) {
  const { t } = useWords();
  if (!url) return <Loader label={t('checkout.preparing')} />;
  return (
    <div className={styles.form}>
      <a className={buttonLook('money')} href={url} target="_blank" rel="noopener noreferrer">
        {t('checkout.open')}
      </a>
      <p className={styles.small}>{t('checkout.opens')}</p>
    </div>
  );
}
