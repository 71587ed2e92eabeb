import type { promotionsRoutes } from '@nokshi/contract/player/promotions.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { ask, Button, buttonLook, EmptyState, Facts, MoneyText } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import { useAmount } from '../../lib/amount.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './bonuses.module.css';
import { GrantList } from './grant-list.tsx';
import { useBonuses, useLeaveBonus } from './promotions.ts';

type Bonuses = Output<typeof promotionsRoutes.bonuses>;
type Active = NonNullable<Bonuses['active']>;
type Progress = Pick<Active['progress'], 'required' | 'done' | 'lines'>;

/**
 * Bonus details: the bonus money, how far it is on its way to cash, what else has to be staked, and how
 * earlier ones ended. Checklist MC-011.
 */
export default function BonusesPage() {
  return (
    <QueryView query={useBonuses()}>
      {({ bonus, active, waiting, ended, obligations }) => (
        <div className={styles.page}>
          {active ? <ActiveBonus active={active} bonus={bonus} /> : <NoBonus />}
          <Waiting waiting={waiting} />
          <Obligations obligations={obligations} />
          <Ended ended={ended} />
        </div>
      )}
    </QueryView>
  );
}

function NoBonus() {
  const { t } = useWords();
  return (
    <EmptyState title={t('bonuses.none')} icon="seal" level={3}>
      <p>{t('bonuses.none-words')}</p>
      <Link className={buttonLook('plain')} href="/promotions">
        {t('bonuses.to-promotions')}
      </Link>
    </EmptyState>
  );
}

function ActiveBonus({ active, bonus }: { readonly active: Active; readonly bonus: string }) {
  const { t, local } = useWords();
  const { title, progress, largestBet, expiresAt } = active;
  return (
    <section className={styles.active} aria-labelledby="active-bonus">
      <h3 id="active-bonus">{local(title) || t('bonuses.house')}</h3>
      <ProgressBar progress={progress} />
      <Facts
        facts={[
          { name: t('bonuses.balance'), value: <MoneyText amount={bonus} /> },
          { name: t('bonuses.missing'), value: <MoneyText amount={progress.missing} /> },
          {
            name: t('bonuses.largest-bet'),
            value: largestBet ? <MoneyText amount={largestBet} /> : t('bonuses.any-bet'),
          },
        ]}
      />
      {expiresAt && (
        <p className={styles.small}>{t('bonuses.until', { at: timeText(expiresAt) })}</p>
      )}
      <LeaveBonus grantId={active.grantId} bonus={bonus} />
    </section>
  );
}

/** How much is staked, and what of each kind of game counted. */
function ProgressBar({ progress }: { readonly progress: Progress }) {
  const { t } = useWords();
  const amountText = useAmount();
  const { required, done, lines } = progress;
  return (
    <div className={styles.progress}>
      <progress
        className={styles.meter}
        max={Number(required)}
        value={Number(done)}
        aria-label={t('bonuses.staked', { done: amountText(done), required: amountText(required) })}
      />
      <strong>
        {t('bonuses.staked', { done: amountText(done), required: amountText(required) })}
      </strong>
      <ul className={styles.lines}>
        {lines.map(({ category, valid, counted }) => (
          <li key={category}>
            {t(valid === counted ? 'bonuses.line-whole' : 'bonuses.line', {
              category: t(`promotions.category-${category as 'RNG'}`),
              counted: amountText(counted),
              valid: amountText(valid),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Ends it once its owner has confirmed what goes and what stays. */
function LeaveBonus({ grantId, bonus }: { readonly grantId: string; readonly bonus: string }) {
  const { t } = useWords();
  const amountText = useAmount();
  const act = useLeaveBonus();
  const leave = async () => {
    const answer = await ask({
      title: t('bonuses.leave-sure'),
      content: t('bonuses.leave-words', { bonus: amountText(bonus) }),
      buttons: [
        { id: 'leave', label: t('bonuses.leave'), kind: 'danger' },
        { id: 'close', label: t('app.close') },
      ],
    });
    if (answer === 'leave') await act.run(grantId);
  };
  return (
    <Button kind="quiet" small busy={act.busy} onClick={() => void leave()}>
      {t('bonuses.leave')}
    </Button>
  );
}

function Waiting({ waiting }: Pick<Bonuses, 'waiting'>) {
  const { t, local } = useWords();
  if (waiting.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{t('bonuses.waiting')}</h3>
      <ul className={styles.list}>
        {waiting.map(({ grantId, title, amount }) => (
          <li key={grantId}>
            <span>
              <strong>{local(title) || t('bonuses.house')}</strong>
              <span className={styles.small}>{t('bonuses.waits')}</span>
            </span>
            <MoneyText amount={amount} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What holds cash back, oldest first: play counts for these in their order. */
function Obligations({ obligations }: Pick<Bonuses, 'obligations'>) {
  const { t } = useWords();
  if (obligations.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{t('bonuses.obligations')}</h3>
      {obligations.map(({ source, amount, openedAt, ...progress }) => (
        <div key={`${source} ${openedAt}`} className={styles.obligation}>
          <p>
            {t(`bonuses.of-${source}`)} <MoneyText amount={amount} />{' '}
            <span className={styles.small}>{timeText(openedAt)}</span>
          </p>
          <ProgressBar progress={progress} />
        </div>
      ))}
    </section>
  );
}

function Ended({ ended }: Pick<Bonuses, 'ended'>) {
  const { t } = useWords();
  return (
    <section className={styles.part}>
      <h3>{t('bonuses.history')}</h3>
      {ended.length === 0 ? (
        <p className={styles.small}>{t('bonuses.history-none')}</p>
      ) : (
        <GrantList grants={ended} />
      )}
    </section>
  );
}
