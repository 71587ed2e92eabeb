import type { Deposit, DepositState } from '@nokshi/contract/player/cashier.ts';
import type { Payment } from '@nokshi/contract/player/checkout.ts';
import { BackButton, Button, Facts, Icon, type IconName, MoneyText, Note } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { Moment } from '../../lib/moment.tsx';
import { useWords } from '../../lib/words.ts';
import type { MessageId } from '../../locales/en/index.ts';
import styles from './cashier.module.css';
import { ClaimSection } from './claim-section.tsx';
import { DEPOSITS_KEY } from '../../data/deposits-key.ts';
import { isFinal, useDeposit } from './deposits.ts';
import { PaymentStep, usePayment } from './payment-step.tsx';
import { PlayNow } from './play-now.tsx';
import { useBeginAtTop } from './use-begin-at-top.ts';

/** Follows one deposit step by step; the page moves by itself when the money comes. */
export function DepositTimeline({ id }: { readonly id: string }) {
  const { t } = useWords();
  const { change } = useAddress();
  const back = () => change({ d: null }, true);
  return (
    <div className={styles.page}>
      <BackButton className={styles.back} onClick={back}>
        {t('cashier.back')}
      </BackButton>
      <QueryView query={useDeposit(id)}>
        {(deposit) => (
          <>
            <Steps deposit={deposit} />
            <ClaimSection about={deposit.id} kind="deposit" parent={DEPOSITS_KEY} />
            {isFinal(deposit) && (
              <Button className={styles.start} onClick={back}>
                {t('cashier.another')}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}

const ICONS: Readonly<Record<DepositState, IconName>> = {
  PENDING: 'check',
  PAID: 'check',
  CREDITED: 'check',
  EXPIRED: 'alert',
  FAILED: 'alert',
  REVIEW: 'info',
  RETURNED: 'info',
  REVERSED: 'alert',
};

/** Who does what next. */
function nextOf({ state }: Deposit, payment: Payment | undefined): MessageId {
  if (state === 'PAID' || state === 'REVIEW') return `cashier.next-${state}`;
  if (payment?.way === 'link') return 'cashier.next-link';
  if (payment?.way === 'transfer')
    return payment.told ? 'cashier.next-told' : 'cashier.next-transfer';
  return 'cashier.next';
}

function Steps({ deposit }: { readonly deposit: Deposit }) {
  const { t, local } = useWords();
  const payment = usePayment(deposit);
  const top = useBeginAtTop<HTMLParagraphElement>();
  return (
    <>
      <p ref={top} className={styles.total}>
        <MoneyText amount={deposit.credited ?? deposit.amount} />
        <span className={styles.small}>{local(deposit.channelName)}</span>
      </p>
      <div role="status">
        <Note kind={noteKind(deposit.state)}>{t(`cashier.now-${deposit.state}`)}</Note>
      </div>
      {deposit.state === 'CREDITED' && <PlayNow />}
      <Details deposit={deposit} />
      {deposit.state === 'PENDING' && <PaymentStep id={deposit.id} payment={payment} />}
      <ol className={styles.steps}>
        {deposit.steps.map((step) => (
          <li
            key={`${step.state} ${step.at}`}
            className={ICONS[step.state] === 'alert' ? styles.amiss : undefined}
          >
            <Icon name={ICONS[step.state]} size={20} />
            <span>
              <strong>{t(`cashier.state-${step.state}`)}</strong>
              <Moment at={step.at} className={styles.small} />
            </span>
          </li>
        ))}
        {!isFinal(deposit) && (
          <li className={styles.ahead}>
            <Icon name="clock" size={20} />
            <span>
              <strong>{t(nextOf(deposit, payment.data))}</strong>
              {deposit.state === 'PENDING' && (
                <span className={styles.small}>
                  {t('cashier.until', { at: timeText(deposit.expiresAt) })}
                </span>
              )}
            </span>
          </li>
        )}
      </ol>
    </>
  );
}

/** What was taken of it, and what the member wrote. Silent where there is nothing of either. */
function Details({ deposit }: { readonly deposit: Deposit }) {
  const { t, local } = useWords();
  const { amount, paid, fee, credited, fields } = deposit;
  const facts = [
    ...(fee === '0.00'
      ? []
      : [
          { name: t('cashier.paid'), value: <MoneyText amount={paid ?? amount} /> },
          { name: t('cashier.fee'), value: <MoneyText amount={fee} /> },
          ...(credited === null
            ? []
            : [{ name: t('cashier.credited'), value: <MoneyText amount={credited} /> }]),
        ]),
    ...fields.map(({ label, value }) => ({ name: local(label), value })),
  ];
  return facts.length > 0 && <Facts facts={facts} />;
}

function noteKind(state: DepositState): 'good' | 'wrong' | 'info' {
  if (state === 'CREDITED') return 'good';
  return state === 'FAILED' || state === 'EXPIRED' || state === 'REVERSED' ? 'wrong' : 'info';
}
