import type { Protection } from '@nokshi/contract/player/limits.ts';
import { Button, Field, tell } from '@nokshi/ui';
import { useAct } from '@nokshi/web/use-act.ts';
import { useState } from 'react';
import { Refused, useForm } from '../../lib/form.ts';
import { TakaField } from '../../lib/taka-field.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './limits.module.css';
import { keepProtection } from '../../data/protection.ts';

type Props<Value> = {
  /** What is limited, for which time. */
  readonly name: string;
  readonly isSet: boolean;
  /** What was typed, when it can be one. */
  readonly read: (typed: string) => Value | null;
  readonly wrongWords: string;
  readonly set: (value: Value | null) => Promise<Protection>;
  readonly isMoney: boolean;
};

/** Sets a limit: lower holds at once, a rise or removal waits and asks again. */
export function ChangeLimit<Value>(props: Props<Value>) {
  const { name, isSet, read, wrongWords, set: send, isMoney } = props;
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const save = async (next: Value | null) => {
    keepProtection(await send(next));
    setOpen(false);
    form.reset();
    tell(t('limits.saved'));
  };
  const form = useForm({
    start: { limit: '' },
    check: ({ limit }) => (read(limit) === null ? { limit: wrongWords } : {}),
    send: ({ limit }) => save(read(limit)),
  });
  const remove = useAct(() => save(null));
  const busy = form.busy || remove.busy;
  if (!open) {
    return (
      <Button small onClick={() => setOpen(true)}>
        {t(isSet ? 'limits.change' : 'limits.set')}
        <span className="visually-hidden">: {name}</span>
      </Button>
    );
  }
  return (
    <form className={styles.change} noValidate onSubmit={form.submit}>
      {isMoney ? (
        <TakaField {...form.field('limit')} label={t('limits.new-amount', { name })} />
      ) : (
        <Field
          {...form.field('limit')}
          label={t('limits.new-minutes', { name })}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <Refused error={form.refused ?? remove.error} />
      <div className={styles.buttons}>
        <Button small type="submit" busy={busy}>
          {t('limits.save')}
        </Button>
        {isSet && (
          <Button small busy={busy} onClick={() => void remove.run()}>
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
