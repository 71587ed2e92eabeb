import { Button, Icon } from '@nokshi/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../../lib/words.ts';
import styles from './step.module.css';

type Props = {
  readonly number: 1 | 2 | 3;
  readonly title: string;
  readonly state: 'done' | 'open' | 'ahead';
  /** What was settled in it, or what is to come. */
  readonly settled?: ReactNode;
  /** Whether the member came to it from another step. */
  readonly came: boolean;
  readonly onChange?: () => void;
  readonly children: ReactNode;
};

/** One of the steps of a withdrawal: a line before and after its turn, and whole while it is. */
export function Step({ number, title, state, settled, came, onChange, children }: Props) {
  const { t } = useWords();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = state === 'open' && came;
  // What was pressed is gone: the next thing to read is here.
  useEffect(() => {
    if (!opened) return;
    heading.current?.focus({ preventScroll: true });
    void heading.current?.closest('li')?.scrollIntoView({ block: 'start' });
  }, [opened]);
  return (
    <li
      className={styles.step}
      data-state={state}
      aria-current={state === 'open' ? 'step' : undefined}
    >
      <section aria-labelledby={id}>
        <div className={styles.line}>
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' ? <Icon name="check" size={16} /> : number}
          </span>
          <div className={styles.what}>
            <h4 ref={heading} id={id} tabIndex={-1}>
              <span className="visually-hidden">{t('withdraw.step', { number })}: </span>
              {title}
            </h4>
            {state !== 'open' && settled && <div className={styles.settled}>{settled}</div>}
          </div>
          {state === 'done' && onChange && (
            <Button small kind="quiet" onClick={onChange}>
              {t('withdraw.change')}
              <span className="visually-hidden">: {title}</span>
            </Button>
          )}
        </div>
        {state === 'open' && <div className={styles.body}>{children}</div>}
      </section>
    </li>
  );
}
