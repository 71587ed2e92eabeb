import { type Mission, missionsRoutes } from '@nokshi/contract/player/missions.ts';
import { sentenceOf } from '@nokshi/contract/promotions/sentence.ts';
import { Button, EmptyState, MoneyText, Tabs, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQuery } from '@tanstack/react-query';
import { missionsKey, useMissions } from '../../data/missions.ts';
import { queries } from '../../data/queries.ts';
import { useAddress } from '../../lib/address.ts';
import { useAmount } from '../../lib/amount.ts';
import { useGrantText } from '../../lib/grant-amount.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { Boards } from './boards.tsx';
import styles from './missions.module.css';

const WINDOWS = ['day', 'week', 'once'] as const;

/** Mission activity: what can be reached, how far it is, and who has played most. MC-014. */
export default function MissionsPage() {
  const { t } = useWords();
  const { params, change } = useAddress();
  return (
    <QueryView query={useMissions()}>
      {({ data }) => {
        const filled = WINDOWS.filter((window) => data.some((one) => one.window === window));
        const shown = WINDOWS.find((each) => each === params.get('tab')) ?? filled[0] ?? 'day';
        const missions = data.filter(({ window }) => window === shown);
        return (
          <div className={styles.page}>
            <Tabs
              label={t('missions.windows')}
              tabs={WINDOWS.map((id) => ({ id, label: t(`missions.window-${id}`) }))}
              selected={shown}
              onSelect={(tab) => change({ tab }, true)}
            >
              {missions.length === 0 ? (
                <EmptyState title={t('missions.none')} icon="check" level={3}>
                  <p>{t('missions.none-words')}</p>
                </EmptyState>
              ) : (
                <ul className={styles.missions}>
                  {missions.map((mission) => (
                    <OneMission key={mission.missionId} mission={mission} />
                  ))}
                </ul>
              )}
            </Tabs>
            {missions[0] && <Leaders mission={missions[0]} />}
            <Boards />
          </div>
        );
      }}
    </QueryView>
  );
}

function OneMission({ mission }: { readonly mission: Mission }) {
  const { t, language, local } = useWords();
  const { name, window, counts, categories, progress, target, reward, status, endsAt } = mission;
  const trigger = { kind: 'mission', window, counts, categories, target } as const;
  return (
    <li className={styles.mission}>
      <strong>{local(name)}</strong>
      <p>{sentenceOf({ trigger, reward }, language)}</p>
      <progress
        className={styles.meter}
        max={Number(target)}
        value={Number(progress)}
        aria-label={local(name)}
      />
      <p className={styles.small}>
        <Progress counts={counts} progress={progress} target={target} />
        {endsAt && ` · ${t('missions.until', { at: timeText(endsAt) })}`}
      </p>
      {status === 'claimed' && <span className={styles.done}>{t('missions.claimed')}</span>}
      {status === 'gone' && <span className={styles.small}>{t('missions.gone')}</span>}
      {(status === 'open' || status === 'claimable') && (
        <Claim mission={mission} open={status === 'claimable'} />
      )}
    </li>
  );
}

function Progress({ counts, progress, target }: Pick<Mission, 'counts' | 'progress' | 'target'>) {
  const { t } = useWords();
  const amountText = useAmount();
  const of = (figure: string) =>
    counts === 'turnover' ? amountText(figure) : String(Math.floor(Number(figure)));
  return <>{t('missions.progress', { done: of(progress), target: of(target) })}</>;
}

type ClaimProps = { readonly mission: Mission; readonly open: boolean };

function Claim({ mission: { missionId, reward }, open }: ClaimProps) {
  const { t, why } = useWords();
  const grantText = useGrantText();
  const again = () => void queries.invalidateQueries({ queryKey: ['mine'] });
  const act = useAct(
    async () => {
      const { amount } = await call(missionsRoutes.claim, { missionId });
      tell(t('missions.claimed-done', { amount: grantText({ reward, amount }) }), 'done');
      again();
    },
    (refused) => {
      tell(why(refused), 'wrong');
      again();
    },
  );
  return (
    <Button
      kind={open ? 'main' : 'plain'}
      small
      disabled={!open}
      busy={act.busy}
      onClick={() => void act.run()}
    >
      {t('missions.claim')}
    </Button>
  );
}

/** Who has played most for it, names shortened; the own place is marked. */
function Leaders({ mission: { missionId, counts } }: { readonly mission: Mission }) {
  const { t } = useWords();
  const board = useQuery({
    queryKey: [...missionsKey, 'leaders', missionId],
    queryFn: () => call(missionsRoutes.leaderboard, { missionId }),
  });
  return (
    <section className={styles.part} aria-labelledby="missions-ranks">
      <h3 id="missions-ranks">{t('missions.ranks')}</h3>
      <p className={styles.small}>{t('missions.ranks-words')}</p>
      <QueryView query={board}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={styles.small}>{t('missions.ranks-none')}</p>
          ) : (
            <ol className={styles.ranks}>
              {data.map(({ place, player, score, mine }) => (
                <li key={place} className={styles.rank} data-mine={mine}>
                  <span className={styles.place}>{place}</span>
                  <span className={styles.who}>
                    <strong>{player}</strong>
                    {mine && <span className={styles.small}>{t('missions.you')}</span>}
                  </span>
                  <strong>
                    {counts === 'turnover' ? (
                      <MoneyText amount={score} />
                    ) : (
                      Math.floor(Number(score))
                    )}
                  </strong>
                </li>
              ))}
            </ol>
          )
        }
      </QueryView>
    </section>
  );
}
