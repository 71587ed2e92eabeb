import { CHECK_MINUTES, limitsRoutes, type Protection } from '@nokshi/contract/player/limits.ts';
import { Chips, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { OwnerOnly } from '../../lib/owner-only.tsx';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './limits.module.css';
import { PendingChange } from './pending-change.tsx';
import { keepProtection } from '../../data/protection.ts';
import { useSpanText } from '../../lib/use-span-text.ts';

type Props = {
  readonly chosen: Protection['realityCheck'];
  readonly offers: Protection['offers'];
};

/** How often play is stopped to show what it came to. S-067. */
export function RealityCheck({ chosen, offers }: Props) {
  const { t } = useWords();
  const spanText = useSpanText();
  const { error, run: set } = useAct(async (id: string) => {
    const minutes = CHECK_MINUTES.find((each) => String(each) === id) ?? null;
    keepProtection(await call(limitsRoutes.setRealityCheck, { minutes }));
    tell(t('limits.saved'));
  });
  const chips = offers.checkMinutes.map((each) => ({ id: `${each}`, label: spanText(each) }));
  const off = { id: 'off', label: t('limits.check-off') };
  return (
    <section className={styles.kind}>
      <h4>{t('limits.check')}</h4>
      <p className={styles.used}>{t('limits.check-words')}</p>
      <OwnerOnly>
        <Chips
          label={t('limits.check')}
          chips={offers.checkMayBeOff ? [...chips, off] : chips}
          selected={chosen.minutes === null ? 'off' : `${chosen.minutes}`}
          onSelect={(id) => void set(id)}
        />
        <Refused error={error} />
        {chosen.pending && (
          <PendingChange pending={chosen.pending}>
            {chosen.pending.minutes === null
              ? t('limits.check-off')
              : spanText(chosen.pending.minutes)}
          </PendingChange>
        )}
      </OwnerOnly>
    </section>
  );
}
