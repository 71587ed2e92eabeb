import { Button } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { figure, pointsText, usePoints, usePointsConfig } from './points.ts';
import styles from './points.module.css';

/** What the member has, what comes next, and what a point is worth. */
export function Holding() {
  const { t } = useWords();
  const { open } = useAddress();
  const points = usePoints(true);
  const config = usePointsConfig(true).data;
  return (
    <section className={styles.holding} aria-labelledby="points-held">
      <QueryView query={points}>
        {({ pointBalance, pending, creditedAt }) => (
          <>
            <div>
              <h2 id="points-held" className={styles.small}>
                {t('points.held')}
              </h2>
              <p className={styles.balance}>{figure(pointBalance)}</p>
              <p className={styles.small}>
                {pending > 0
                  ? t('points.pending', {
                      points: pointsText(t, pending),
                      at: timeText(creditedAt).slice(0, 16),
                    })
                  : t('points.never-expire')}
              </p>
            </div>
            <div className={styles.acts}>
              {config && (
                <p className={styles.small}>
                  {t('points.ratio-line', { points: pointsText(t, config.pointsPerTaka) })}
                </p>
              )}
              <Button onClick={() => open({ m: 'convert' })}>{t('points.convert')}</Button>
            </div>
          </>
        )}
      </QueryView>
    </section>
  );
}
