import { limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { ask, Button } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './limits.module.css';
import { keepProtection } from '../../data/protection.ts';

type Props = {
  readonly mayReturn: boolean;
  readonly returnsAt: string | null;
  readonly waitHours: number;
};

/** A self-exclusion ends only when its time is over and the member asks for it. domain.md 12. */
export function ComeBack({ mayReturn, returnsAt, waitHours: hours }: Props) {
  const { t } = useWords();
  const { busy, error, run } = useAct(async () =>
    keepProtection(await call(limitsRoutes.comeBack, {})),
  );
  if (returnsAt !== null) return <p>{t('breaks.opens', { at: timeText(returnsAt) })}</p>;
  if (!mayReturn) return <p>{t('breaks.ends-by-you', { hours })}</p>;
  const comeBack = async () => {
    const answer = await ask({
      title: t('breaks.come-back'),
      icon: 'shield',
      content: t('breaks.come-back-sure', { hours }),
      buttons: [
        { id: 'yes', label: t('breaks.come-back') },
        { id: 'no', label: t('breaks.stay-away'), kind: 'quiet' },
      ],
    });
    if (answer === 'yes') await run();
  };
  return (
    <section className={styles.break}>
      <p>{t('breaks.come-back-words', { hours })}</p>
      <Refused error={error} />
      <Button busy={busy} onClick={() => void comeBack()}>
        {t('breaks.come-back')}
      </Button>
    </section>
  );
}
