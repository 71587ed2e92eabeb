import { Button } from '@nokshi/ui';
import { useAct } from '@nokshi/web/use-act.ts';
import { useStatus } from '../../data/queries.ts';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { beginFreePlay } from './begin.ts';
import styles from './free-play.module.css';

/** Begins free play on the page one is at: to press it is to agree. S-062. */
export function FreePlayHere() {
  const { t } = useWords();
  const age = useStatus().data?.info.brand.minimumAge ?? '';
  const { busy, error, run: begin } = useAct(beginFreePlay);
  return (
    <div className={styles.here}>
      <Button kind="main" busy={busy} onClick={() => void begin()}>
        {t('free-play.do')}
      </Button>
      <p>{t('free-play.by-pressing', { age })}</p>
      <Refused error={error} />
    </div>
  );
}
