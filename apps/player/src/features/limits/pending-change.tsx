import { limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { Button, useTick } from '@nokshi/ui';
import type { ReactNode } from 'react';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './limits.module.css';
import { keepProtection } from '../../data/protection.ts';

type Props = {
  readonly pending: { readonly id: string; readonly confirmableAt: string };
  /** What it would be; without it there would be none. */
  readonly children: ReactNode;
};

const LOOK_EVERY_MS = 30_000;

/** A rise that waits 24 hours and then for a second yes; it can be taken back at any time. */
export function PendingChange({ pending, children }: Props) {
  const { t } = useWords();
  useTick(LOOK_EVERY_MS);
  const due = Date.parse(pending.confirmableAt) <= Date.now();
  const { id } = pending;
  const { busy, error, run } = useAct(async (confirmed: boolean) => {
    const { confirmLimit, withdrawLimitChange } = limitsRoutes;
    keepProtection(await call(confirmed ? confirmLimit : withdrawLimitChange, { id }));
  });
  return (
    <div className={styles.pending}>
      <p>
        {t('limits.waiting')} <strong>{children || t('limits.none')}</strong>
      </p>
      <p>
        {due
          ? t('limits.confirm-now')
          : t('limits.confirm-from', { at: timeText(pending.confirmableAt) })}
      </p>
      <Refused error={error} />
      <div className={styles.buttons}>
        {due && (
          <Button small busy={busy} onClick={() => void run(true)}>
            {t('limits.confirm')}
          </Button>
        )}
        <Button small kind="quiet" disabled={busy} onClick={() => void run(false)}>
          {t('limits.take-back')}
        </Button>
      </div>
    </div>
  );
}
