import type { Protection } from '@nokshi/contract/player/limits.ts';
import { Button, Field, Note, tell } from '@nokshi/ui';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../lib/use-act.ts';
import { useWords } from '../../lib/words.ts';
import styles from './limits.module.css';
import { keepProtection } from './protection.ts';

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
  const { t, why } = useWords();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const { busy, error, run } = useAct();
  const set = async (next: Value | null) => {
    const done = await run(async () => keepProtection(await send(next)));
    if (!done) return;
    setOpen(false);
    setTyped('');
    tell(t('limits.saved'));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = read(typed);
    setWrong(next === null ? wrongWords : undefined);
    if (next !== null) void set(next);
  };
  if (!open) {
    return (
      <Button small onClick={() => setOpen(true)}>
        {t(isSet ? 'limits.change' : 'limits.set')}
        <span className="visually-hidden">: {name}</span>
      </Button>
    );
  }
  return (
    <form className={styles.change} noValidate onSubmit={submit}>
      <Field
        label={t(isMoney ? 'limits.new-amount' : 'limits.new-minutes', { name })}
        inputMode={isMoney ? 'decimal' : 'numeric'}
        autoComplete="off"
        {...(isMoney && { before: <span aria-hidden="true">৳</span> })}
        value={typed}
        error={wrong}
        onChange={(event) => setTyped(event.target.value)}
      />
      {error !== null && <Note kind="wrong">{why(error)}</Note>}
      <div className={styles.buttons}>
        <Button small type="submit" busy={busy}>
          {t('limits.save')}
        </Button>
        {isSet && (
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
