import { Button, EmptyState, MoneyText } from '@nokshi/ui';
import type { ShownGrant } from '@nokshi/contract/player/promotions.ts';
import type { promotionsRoutes } from '@nokshi/contract/player/promotions.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import { useRewards } from '../../data/rewards.ts';
import { GrantAmount } from '../../lib/grant-amount.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { GrantList } from './grant-list.tsx';
import { useOwnRewards, useTakeReward } from './promotions.ts';
import { useWords } from '../../lib/words.ts';
import styles from './rewards.module.css';

/** Reward centre: what can be claimed now, and until when; what was received. Checklist MC-012. */
export default function RewardsPage() {
  const { t } = useWords();
  return (
    <QueryView query={useOwnRewards()}>
      {({ rows }) => {
        const waiting = rows.filter(({ state }) => state === 'CLAIMABLE');
        const received = rows.filter(({ state }) => state !== 'CLAIMABLE');
        return (
          <div className={styles.page}>
            <section className={styles.part}>
              <h3>{t('rewards.to-claim')}</h3>
              <Waiting waiting={waiting} />
            </section>
            <section className={styles.part}>
              <h3>{t('rewards.received')}</h3>
              {received.length === 0 ? (
                <p className={styles.small}>{t('rewards.received-none')}</p>
              ) : (
                <GrantList grants={received} />
              )}
            </section>
          </div>
        );
      }}
    </QueryView>
  );
}

/** Rewards to claim, and free rounds to play. */
function Waiting({ waiting }: { readonly waiting: readonly ShownGrant[] }) {
  const { t } = useWords();
  return (
    <QueryView query={useRewards()}>
      {({ rows }) =>
        rows.length + waiting.length === 0 ? (
          <EmptyState title={t('rewards.none')} icon="gift" level={3}>
            <p>{t('rewards.none-words')}</p>
          </EmptyState>
        ) : (
          <ul className={styles.rewards}>
            {waiting.map((grant) => (
              <ToClaim key={grant.grantId} grant={grant} />
            ))}
            <FreeRounds rows={rows} />
          </ul>
        )
      }
    </QueryView>
  );
}

function ToClaim({ grant }: { readonly grant: ShownGrant }) {
  const { t, local } = useWords();
  const act = useTakeReward();
  const { title, claimBy } = grant;
  return (
    <li className={styles.reward}>
      <strong>{local(title)}</strong>
      <GrantAmount {...grant} />
      {claimBy && (
        <span className={styles.small}>{t('rewards.claim-by', { at: timeText(claimBy) })}</span>
      )}
      <Button kind="main" small busy={act.busy} onClick={() => void act.run(grant)}>
        {t('rewards.claim')}
      </Button>
    </li>
  );
}

type Free = Output<typeof promotionsRoutes.freeRounds>['rows'];

function FreeRounds({ rows }: { readonly rows: Free }) {
  const { t, local } = useWords();
  return (
    <>
      {rows.map(({ id, kind, gameId, gameName, left, rounds, stake, expiresAt }) => (
        <li key={id} className={styles.reward}>
          <strong>
            {kind === 'bet' ? t('rewards.free-bet') : t('rewards.free-rounds', { left, rounds })}
          </strong>
          <Link href={`/game?id=${encodeURIComponent(gameId)}`}>{local(gameName)}</Link>
          <span className={styles.small}>
            {t(kind === 'bet' ? 'rewards.bet-stake' : 'rewards.stake')} <MoneyText amount={stake} />
          </span>
          <span className={styles.small}>{t('rewards.until', { at: timeText(expiresAt) })}</span>
          {kind === 'rounds' && (
            <progress
              className={styles.meter}
              value={rounds - left}
              max={rounds}
              aria-label={t('rewards.played')}
            />
          )}
        </li>
      ))}
    </>
  );
}
