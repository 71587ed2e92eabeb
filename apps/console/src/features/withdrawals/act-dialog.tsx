import { consoleWithdrawalRoutes as routes } from '@nokshi/contract/console/withdrawals.ts';
import { Facts, Field, MoneyText, moneyText, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type Form } from '../../lib/form.ts';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';
import { type Act, missingOf, type OneWithdrawal, WITHDRAWALS_KEY } from './withdrawal.ts';

type Wish = { readonly reason: string; readonly reference: string };

/** Amounts are sent as they were looked at: more than them needs another look. */
const SEND: Record<Act, (withdrawal: OneWithdrawal, wish: Wish) => Promise<object>> = {
  approve: ({ id, amount }, { reason }) => call(routes.approve, { id, amount, reason }),
  reject: ({ id }, { reason }) => call(routes.reject, { id, reason }),
  paid: ({ id }, wish) => call(routes.paid, { id, ...wish }),
  again: ({ id }, { reason }) => call(routes.again, { id, reason }),
  refund: (withdrawal, wish) => resolve(withdrawal, 'refund', wish),
  uphold: (withdrawal, wish) => resolve(withdrawal, 'uphold', wish),
};

const resolve = (withdrawal: OneWithdrawal, decision: 'refund' | 'uphold', { reason }: Wish) =>
  call(routes.resolve, { id: withdrawal.id, decision, amount: missingOf(withdrawal), reason });

type Props = {
  readonly act: Act;
  readonly withdrawal: OneWithdrawal;
  readonly danger: boolean;
  readonly onClose: () => void;
};

/** One act: what will happen with the money, and why it is done. */
export function ActDialog({ act, withdrawal, danger, onClose }: Props) {
  const { t, local } = useWords();
  const queries = useQueryClient();
  const { amount, kind, username, fullAccount, methodName } = withdrawal;
  const values = {
    amount: moneyText(amount),
    missing: moneyText(missingOf(withdrawal)),
    account: fullAccount,
    method: local(methodName),
    username,
  };
  const words = act === 'approve' ? (`approve-${kind}` as const) : act;
  const form = useReason({
    start: { reference: '' },
    act: (reason, { reference }) => SEND[act](withdrawal, { reason, reference }),
    done: t(`withdrawals.${act}-done`),
    onDone: () => queries.invalidateQueries({ queryKey: WITHDRAWALS_KEY }),
    onClose,
  });
  return (
    <ReasonForm
      form={form}
      title={t(`withdrawals.${act}-title`, values)}
      words={t(`withdrawals.${words}-words`, values)}
      before={
        <>
          {act === 'approve' && !withdrawal.verified && (
            <Note>{t('withdrawals.verifies', { holder: withdrawal.holder })}</Note>
          )}
          {act === 'paid' && <ReferenceField {...form.field('reference')} />}
          {withdrawal.received !== null && <Missing withdrawal={withdrawal} />}
        </>
      }
      action={t(`withdrawals.${act}`)}
      danger={danger}
      onClose={onClose}
    />
  );
}

function ReferenceField(field: ReturnType<Form<{ reference: string }>['field']>) {
  const { t } = useWords();
  return (
    <Field
      label={t('withdrawals.reference')}
      hint={t('withdrawals.reference-hint')}
      required
      minLength={3}
      maxLength={80}
      autoComplete="off"
      data-autofocus
      {...field}
    />
  );
}

/** What is missing, as it is reckoned. */
function Missing({ withdrawal }: { readonly withdrawal: OneWithdrawal }) {
  const { t } = useWords();
  const { amount, received } = withdrawal;
  return (
    <Facts
      facts={[
        { name: t('withdrawals.amount'), value: <MoneyText amount={amount} /> },
        { name: t('withdrawals.received'), value: <MoneyText amount={received ?? '0.00'} /> },
        { name: t('withdrawals.missing'), value: <MoneyText amount={missingOf(withdrawal)} /> },
      ]}
    />
  );
}
