import { limitsRoutes } from '@nokshi/contract/player/limits.ts';
import { ask, Button, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { momentText } from '../../lib/time.ts';
import { useAct } from '../../lib/use-act.ts';
import { useWords } from '../../lib/words.ts';
import styles from './limits.module.css';
import { keepProtection } from './protection.ts';

type Props = {
  readonly mayReturn: boolean;
  readonly returnsAt: string | null;
  readonly waitHours: number;
};

/** A self-exclusion ends only when its time is over and the member asks for it. domain.md 12. */
export function ComeBack({ mayReturn, returnsAt, waitHours: hours }: Props) {
  const { t, why } = useWords();
  const { busy, error, run } = useAct();
  if (returnsAt !== null) return <p>{t('breaks.opens', { at: momentText(returnsAt) })}</p>;
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
    if (answer !== 'yes') return;
    await run(async () => keepProtection(await call(limitsRoutes.comeBack, {})));
  };
  return (
    <section className={styles.break}>
      <p>{t('breaks.come-back-words', { hours })}</p>
      {error !== null && <Note kind="wrong">{why(error)}</Note>}
      <Button busy={busy} onClick={() => void comeBack()}>
        {t('breaks.come-back')}
      </Button>
    </section>
  );
}
