import { type OneRiskCase, consoleRiskRoutes as routes } from '@nokshi/contract/console/risk.ts';
import { Button } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';
import { type Act, actsOf, RISK_KEY } from './risk.ts';

const LOOK = {
  hold: 'danger',
  again: 'plain',
  release: 'main',
  clear: 'plain',
  reopen: 'main',
} as const;

/** What can be done now, for who may do it. */
export function Acts({ one }: { readonly one: OneRiskCase }) {
  const { t } = useWords();
  const may = useMay('risk.act');
  // As it was when the dialog opened: the act is for what was looked at.
  const [open, setOpen] = useState<{ act: Act; one: OneRiskCase } | null>(null);
  if (!may) return null;
  return (
    <div className={styles.tools}>
      {actsOf(one).map((act) => (
        <Button key={act} kind={LOOK[act]} onClick={() => setOpen({ act, one })}>
          {t(`risk.${act}`)}
        </Button>
      ))}
      {open && <ActDialog {...open} onClose={() => setOpen(null)} />}
    </div>
  );
}

type Wish = { readonly id: string; readonly version: number; readonly note: string };

const SEND: Readonly<Record<Act, (wish: Wish, days: number) => Promise<object>>> = {
  hold: (wish, days) => call(routes.hold, { ...wish, days }),
  again: (wish, days) => call(routes.hold, { ...wish, days }),
  release: (wish) => call(routes.release, wish),
  clear: (wish) => call(routes.clear, wish),
  reopen: (wish) => call(routes.reopen, wish),
};

const USUAL_DAYS = 3;

type Props = { readonly act: Act; readonly one: OneRiskCase; readonly onClose: () => void };

function ActDialog({ act, one: { id, version }, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const form = useReason({
    start: { days: USUAL_DAYS },
    act: (note, { days }) => SEND[act]({ id, version, note }, days),
    done: t(`risk.${act}-done`),
    onDone: () => queries.invalidateQueries({ queryKey: RISK_KEY }),
    onClose,
  });
  return (
    <ReasonForm
      form={form}
      title={t(`risk.${act}-title`)}
      words={t(`risk.${act}-words`)}
      before={(act === 'hold' || act === 'again') && <Days {...form.choice('days')} />}
      action={t(`risk.${act}`)}
      danger={LOOK[act] === 'danger'}
      onClose={onClose}
    />
  );
}

type DaysProps = { readonly value: number; readonly onChange: (days: number) => void };

/** The day of the next review; the members see it. */
function Days({ value, onChange }: DaysProps) {
  const { t } = useWords();
  return (
    <label className={styles.text}>
      <span>{t('risk.days')}</span>
      <select value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {[1, 2, 3, 5, 7].map((count) => (
          <option key={count} value={count}>
            {t('risk.days-count', { count })}
          </option>
        ))}
      </select>
    </label>
  );
}
