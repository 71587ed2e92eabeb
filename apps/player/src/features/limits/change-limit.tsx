import { limitsRoutes, type Protection } from '@nokshi/contract/player/limits.ts';
import { parseAmount } from '@nokshi/money';
import { Button, Field, Note, tell } from '@nokshi/ui';
import { type FormEvent, useState } from 'react';
import { call } from '@nokshi/web/call.ts';
import { plainAmount } from '../../lib/plain-amount.ts';
import { useAct } from '../../lib/use-act.ts';
import { useWords } from '../../lib/words.ts';
import styles from './limits.module.css';
import { keepProtection } from './protection.ts';

type Limit = Protection['limits'][number];
type Props = Pick<Limit, 'kind' | 'period' | 'amount'>;

/** Sets a limit: lower holds at once, a rise or removal waits and asks again. */
export function ChangeLimit({ kind, period, amount }: Props) {
  const { t, why } = useWords();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const { busy, error, run } = useAct();
  const set = async (next: string | null) => {
    const done = await run(async () =>
      keepProtection(await call(limitsRoutes.setLimit, { kind, period, amount: next })),
    );
    if (!done) return;
    setOpen(false);
    setTyped('');
    tell(t('limits.saved'));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = plainAmount(typed);
    const wrongNow = parseAmount(next) === null;
    setWrong(wrongNow ? t('app.amount-wrong') : undefined);
    if (!wrongNow) void set(next);
  };
  const name = `${t(`limits.${kind}`)}, ${t(`limits.${period}`)}`;
  if (!open) {
    return (
      <Button small onClick={() => setOpen(true)}>
        {t(amount === null ? 'limits.set' : 'limits.change')}
        <span className="visually-hidden">: {name}</span>
      </Button>
    );
  }
  return (
    <form className={styles.change} noValidate onSubmit={submit}>
      <Field
        label={t('limits.new-amount', { name })}
        inputMode="decimal"
        autoComplete="off"
        before={<span aria-hidden="true">৳</span>}
        value={typed}
        error={wrong}
        onChange={(event) => setTyped(event.target.value)}
      />
      {error !== null && <Note kind="wrong">{why(error)}</Note>}
      <div className={styles.buttons}>
        <Button small type="submit" busy={busy}>
          {t('limits.save')}
        </Button>
        {amount !== null && (
          <Button small busy={busy} onClick={() => void set(null)}>
            {t('limits.remove')}
          </Button>
        )}
        <Button small kind="quiet" onClick={() => setOpen(false)}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
