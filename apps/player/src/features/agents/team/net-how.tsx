import type { TeamOverview } from '@nokshi/contract/player/agent-team.ts';
import { moneyText } from '@nokshi/ui';
import { useWords } from '../../../lib/words.ts';
import styles from './team.module.css';

type Sums = Pick<TeamOverview, 'staked' | 'paid' | 'promotions' | 'wages' | 'net'>;

/** How net is computed, in words and with the figures shown above. */
export function NetHow({
  overview: { staked, paid, promotions, wages, net },
}: {
  readonly overview: Sums;
}) {
  const { t } = useWords();
  return (
    <section className={styles.how} aria-labelledby="team-net-how">
      <h4 id="team-net-how">{t('line.net-how')}</h4>
      <p>{t('line.net-words')}</p>
      <p className={styles.sum}>
        {t('line.net-sum', {
          staked: moneyText(staked),
          paid: moneyText(paid),
          promotions: moneyText(promotions),
          wages: moneyText(wages),
          net: moneyText(net, true),
        })}
      </p>
    </section>
  );
}
