import type { Issue, LotteryBet } from '@nokshi/contract/player/lottery.ts';
import { Button, Icon, Skeleton } from '@nokshi/ui';
import { lazy } from '@nokshi/web/lazy.ts';
import { timeText } from '@nokshi/web/time.ts';
import { Suspense, useState } from 'react';
import { useWords } from '../../lib/words.ts';
import { useStage } from './stage.ts';
import { Countdown } from '../../lib/countdown.tsx';
import { DrawnNumbers } from './numbers.tsx';
import { PrizeTable, tiersOf } from './prizes.tsx';
import styles from './ticket.module.css';

const DrawMoment = lazy(() => import('./betting/draw-moment.tsx'), 'DrawMoment');

type Props = { readonly bet: LotteryBet; readonly issue: Issue };

/** The draw of a bet: how long until then, or its numbers, which can be drawn once more to look at. */
export function TicketDraw({ bet, issue }: Props) {
  const { t } = useWords();
  const { family, numbers } = bet;
  const [replays, setReplays] = useState(false);
  if (numbers && replays)
    return (
      <div className={styles.draw}>
        <Suspense fallback={<Skeleton height="72px" />}>
          <DrawMoment
            family={family}
            draw={{ issue: bet.issue, state: issue.state, numbers, drawnAt: issue.drawsAt }}
            onDone={() => setReplays(false)}
          />
        </Suspense>
      </div>
    );
  return (
    <div className={styles.draw}>
      <p className={styles.small}>
        {t('lottery.issue', { issue: bet.issue })} · {timeText(issue.drawsAt).slice(11)}
      </p>
      {numbers === null ? (
        <Awaited issue={issue} />
      ) : (
        <>
          {tiersOf(family).length > 0 ? (
            <PrizeTable family={family} numbers={numbers} />
          ) : (
            <DrawnNumbers family={family} numbers={numbers} size="large" />
          )}
          <Button kind="quiet" small onClick={() => setReplays(true)}>
            <Icon name="play" size={18} />
            {t('lottery.replay')}
          </Button>
        </>
      )}
    </div>
  );
}

function Awaited({ issue }: Pick<Props, 'issue'>) {
  const { t } = useWords();
  const stage = useStage(issue);
  if (stage === 'open')
    return (
      <Countdown says="lottery.closes-in" from={issue.opensAt} to={issue.closesAt} size="large" />
    );
  return <p className={styles.stage}>{t(`lottery.stage-${stage}`)}</p>;
}
