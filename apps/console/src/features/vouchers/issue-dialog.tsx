import {
  consoleVoucherRoutes as routes,
  MOST_VOUCHERS,
} from '@nokshi/contract/console/vouchers.ts';
import { parseTyped, toDecimal } from '@nokshi/money';
import { Button, Dialog, Field, moneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useKey } from '@nokshi/web/use-act.ts';
import { instantOf, timeText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CountField } from '../../lib/count-field.tsx';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useForm } from '../../lib/form.ts';
import { type Form } from '../../lib/form.ts';
import { TakaField } from '../../lib/taka-field.tsx';
import { useWords } from '../../lib/words.ts';
import { VOUCHERS_KEY } from './vouchers-key.ts';

const EMPTY = { count: '10', amount: '', expires: '', note: '' };
type Draft = typeof EMPTY;

const wishOf = ({ count, amount, expires, note }: Draft) => ({
  count: Number(count),
  amount,
  expiresAt: instantOf(expires) ?? '',
  note,
});

/** How many of which worth until when; then what all of them are worth, and why. */
export function IssueDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { keyFor } = useKey();
  const [asking, setAsking] = useState(false);
  const form = useForm({ start: EMPTY, send: async () => setAsking(true) });
  const draft = form.values;
  if (asking)
    return (
      <ReasonDialog
        title={t('vouchers.issue')}
        words={t('vouchers.issue-words')}
        changes={linesOf(draft)}
        action={t('vouchers.issue')}
        act={(reason) => {
          const wish = { ...wishOf(draft), reason };
          return call(routes.issue, wish, { key: keyFor(wish) });
        }}
        done={t('vouchers.issued')}
        onDone={async () => {
          onClose();
          await queries.invalidateQueries({ queryKey: VOUCHERS_KEY });
        }}
        onClose={() => setAsking(false)}
      />
    );
  return (
    <Dialog title={t('vouchers.issue')} closeLabel={t('app.close')} size="small" onClose={onClose}>
      <form className={styles.stack} onSubmit={form.submit}>
        <Fields form={form} />
        <Button type="submit" kind="main" disabled={worthOf(draft) === null}>
          {t('vouchers.look-over')}
        </Button>
      </form>
    </Dialog>
  );
}

function Fields({ form }: { readonly form: Form<Draft> }) {
  const { t } = useWords();
  const worth = worthOf(form.values);
  const field = (name: keyof Draft) => ({ required: true, ...form.field(name) });
  return (
    <>
      <CountField
        {...field('count')}
        label={t('vouchers.how-many')}
        min={1}
        max={MOST_VOUCHERS}
        data-autofocus
      />
      <TakaField
        {...field('amount')}
        label={t('vouchers.worth-each')}
        hint={worth ? t('vouchers.worth-all', { worth: moneyText(worth) }) : undefined}
      />
      <Field
        {...field('expires')}
        label={t('vouchers.expires')}
        hint={t('vouchers.expires-hint')}
        type="datetime-local"
      />
      <Field
        {...field('note')}
        label={t('vouchers.note')}
        hint={t('vouchers.note-hint')}
        minLength={3}
        maxLength={80}
      />
    </>
  );
}

/** What all of them are worth; null while it cannot be reckoned. */
function worthOf({ count, amount }: Draft): string | null {
  const each = parseTyped(amount);
  const many = Number(count);
  return each !== null && Number.isInteger(many) && many > 0
    ? toDecimal(each * BigInt(many))
    : null;
}

const linesOf = (draft: Draft) => {
  const { count, amount, expiresAt, note } = wishOf(draft);
  const lines = {
    count: String(count),
    amount,
    worth: worthOf(draft) ?? '',
    expiresAt: timeText(expiresAt),
    note,
  };
  return Object.entries(lines).map(([field, to]) => ({ field: `voucher.${field}`, from: '', to }));
};
