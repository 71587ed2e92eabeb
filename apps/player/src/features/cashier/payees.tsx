import type { Payee } from '@nokshi/contract/player/withdrawals.ts';
import { ask, Button, Icon, tell } from '@nokshi/ui';
import { useAct } from '@nokshi/web/use-act.ts';
import { useState } from 'react';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import cashier from './cashier.module.css';
import { whyUnusable } from './payee-choice.tsx';
import { PayeeForm } from './payee-form.tsx';
import { spanText } from './span-text.ts';
import styles from './withdraw.module.css';
import { removePayee, type WithdrawalTerms } from './withdrawals.ts';

type Props = {
  readonly terms: WithdrawalTerms;
  /** A frozen account keeps what it has. */
  readonly may: boolean;
};

/** The accounts that money may go to: the member's own, each proven by the payment password. */
export function Payees({ terms, may }: Props) {
  const { t } = useWords();
  const { payees, payeesAtMost, restHours } = terms;
  const mayAdd = may && terms.hasPaymentPassword;
  if (payees.length === 0 && !mayAdd) return null;
  return (
    <section className={styles.part} aria-labelledby="payees">
      <h4 id="payees">{t('withdraw.payees')}</h4>
      <ul>
        {payees.map((payee) => (
          <OnePayee key={payee.id} payee={payee} terms={terms} may={may} />
        ))}
      </ul>
      <p className={cashier.small}>
        {t('withdraw.rest-rule', { time: spanText(t, restHours * 60) })}
      </p>
      {mayAdd &&
        (payees.length < payeesAtMost ? (
          <Add terms={terms} />
        ) : (
          <p className={cashier.small}>{t('withdraw.payees-full', { atMost: payeesAtMost })}</p>
        ))}
    </section>
  );
}

/** The form is open at once where there is no account yet. */
function Add({ terms }: Pick<Props, 'terms'>) {
  const { t } = useWords();
  const [open, setOpen] = useState(terms.payees.length === 0);
  const close = () => setOpen(false);
  if (open && terms.methods.length > 0) return <PayeeForm terms={terms} onClose={close} />;
  return (
    <Button onClick={() => setOpen(true)} disabled={terms.methods.length === 0}>
      <Icon name="plus" size={18} />
      {t('withdraw.add')}
    </Button>
  );
}

type OneProps = Props & { readonly payee: Payee };

function OnePayee({ payee, terms, may }: OneProps) {
  const { t, local } = useWords();
  const { busy, error, run } = useAct(async () => {
    await removePayee(payee.id);
    tell(t('withdraw.removed'));
  });
  const name = `${local(payee.methodName)} ${payee.account}`;
  const stopped = whyUnusable(t, terms, payee);
  const remove = async () => {
    const answer = await ask({
      title: t('withdraw.remove-title'),
      icon: 'alert',
      content: `${name}, ${payee.holder}. ${t('withdraw.remove-sure')}`,
      buttons: [
        { id: 'no', label: t('app.cancel') },
        { id: 'yes', label: t('withdraw.remove'), kind: 'danger' },
      ],
    });
    if (answer === 'yes') await run();
  };
  return (
    <li className={styles.payee}>
      <div>
        <strong>{name}</strong>
        <span className={cashier.small}>{payee.holder}</span>
        {payee.verified && (
          <span className={styles.verified}>
            <Icon name="check" size={16} />
            {t('withdraw.verified')}
          </span>
        )}
        {stopped && (
          <span className={styles.rests}>
            <Icon name="clock" size={16} />
            {stopped}
          </span>
        )}
      </div>
      {may && (
        <Button small kind="quiet" busy={busy} onClick={() => void remove()}>
          {t('withdraw.remove')}
          <span className="visually-hidden">: {name}</span>
        </Button>
      )}
      <Refused error={error} />
    </li>
  );
}
