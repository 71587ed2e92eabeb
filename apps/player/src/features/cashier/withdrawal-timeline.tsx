import type { Withdrawal, WithdrawalState } from '@nokshi/contract/player/withdrawals.ts';
import { BackButton, Facts, Icon, type IconName, MoneyText, Note } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { WITHDRAWALS_KEY } from '../../data/withdrawals-key.ts';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { Moment } from '../../lib/moment.tsx';
import { useWords } from '../../lib/words.ts';
import type { MessageId } from '../../locales/en/index.ts';
import styles from './cashier.module.css';
import { ClaimSection } from './claim-section.tsx';
import { less } from './withdraw-rules.ts';
import { UnderReview } from './under-review.tsx';
import { useBeginAtTop } from './use-begin-at-top.ts';
import { WithdrawalQuestion } from './withdrawal-question.tsx';
import { useWithdrawal } from './withdrawals.ts';

/** Follows one withdrawal step by step; the page moves by itself when somebody acts. */
export function WithdrawalTimeline({ id }: { readonly id: string }) {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <div className={styles.page}>
      <BackButton className={styles.back} onClick={() => change({ w: null }, true)}>
        {t('withdraw.back')}
      </BackButton>
      <QueryView query={useWithdrawal(id)}>
        {(withdrawal) => (
          <>
            <Head withdrawal={withdrawal} />
            {withdrawal.review && <UnderReview review={withdrawal.review} />}
            {withdrawal.answers.length > 0 && (
              <WithdrawalQuestion key={withdrawal.state} withdrawal={withdrawal} />
            )}
            <Steps withdrawal={withdrawal} />
            {withdrawal.next === null && (
              <ClaimSection about={withdrawal.id} kind="withdrawal" parent={WITHDRAWALS_KEY} />
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}

type Props = { readonly withdrawal: Withdrawal };

function Head({ withdrawal }: Props) {
  const { t, local } = useWords();
  const { amount, received, state } = withdrawal;
  const rest = REST[state];
  const top = useBeginAtTop<HTMLParagraphElement>();
  return (
    <>
      <p ref={top} className={styles.total}>
        <MoneyText amount={amount} />
        <span className={styles.small}>
          {withdrawal.holder}, {local(withdrawal.methodName)} {withdrawal.account}
        </span>
      </p>
      <div role="status">
        <Note kind={KINDS[state] ?? 'info'}>{t(`withdraw.now-${state}`)}</Note>
      </div>
      {received !== null && rest && (
        <Facts
          facts={[
            { name: t('withdraw.arrived'), value: <MoneyText amount={received} /> },
            { name: t(rest), value: <MoneyText amount={less(amount, received)} /> },
          ]}
        />
      )}
    </>
  );
}

/** What became of the part that did not arrive. */
const REST: Partial<Readonly<Record<WithdrawalState, MessageId>>> = {
  PARTIAL: 'withdraw.remaining',
  RECEIVED_PARTIAL: 'withdraw.given-back',
};

const KINDS: Partial<Readonly<Record<WithdrawalState, 'good' | 'wrong'>>> = {
  RECEIVED: 'good',
  ALL_RECEIVED: 'good',
  RECEIVED_PARTIAL: 'good',
  REFUNDED: 'good',
  REJECTED: 'wrong',
};

const ICONS: Readonly<Record<WithdrawalState, IconName>> = {
  REQUESTED: 'check',
  APPROVED: 'check',
  FAILED: 'alert',
  PAID: 'check',
  DISPUTED: 'alert',
  PARTIAL: 'alert',
  RECEIVED: 'check',
  ALL_RECEIVED: 'check',
  AUTO_RECEIVED: 'check',
  RECEIVED_PARTIAL: 'check',
  REFUNDED: 'check',
  REJECTED: 'alert',
};

function Steps({ withdrawal: { steps, next, reference } }: Props) {
  const { t } = useWords();
  return (
    <ol className={styles.steps}>
      {steps.map(({ state, at, note }) => (
        <li key={`${state} ${at}`} className={ICONS[state] === 'alert' ? styles.amiss : undefined}>
          <Icon name={ICONS[state]} size={20} />
          <span>
            <strong>{t(`withdraw.state-${state}`)}</strong>
            <Moment at={at} className={styles.small} />
            {note && <span className={styles.small}>{t(`withdraw.note-${note}`)}</span>}
            {state === 'PAID' && reference && (
              <span className={styles.small}>{t('withdraw.reference', { reference })}</span>
            )}
          </span>
        </li>
      ))}
      {next && (
        <li className={styles.ahead}>
          <Icon name="clock" size={20} />
          <span>
            <strong>{t(`withdraw.next-${next.owner}`)}</strong>
            {next.by && (
              <span className={styles.small}>{t('withdraw.by', { at: timeText(next.by) })}</span>
            )}
          </span>
        </li>
      )}
    </ol>
  );
}
