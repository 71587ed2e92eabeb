import type { TableCard, TableRound } from '@nokshi/contract/player/tables.ts';
import { useServerNow } from '../../data/server-now.ts';
import { Countdown } from '../../lib/countdown.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './round-clock.module.css';

/** What the clock says of a round, whatever the last news of it was. */
type Stage = 'none' | 'waiting' | 'betting' | 'closed' | 'showing' | 'void';

function stageOf(round: TableRound | null, now: number): Stage {
  if (!round) return 'none';
  if (round.state === 'VOID' || round.state === 'REFUNDED') return 'void';
  if (now >= Date.parse(round.endsAt)) return 'waiting';
  if (round.state === 'DRAWN' || round.state === 'SETTLED' || now >= Date.parse(round.drawsAt))
    return 'showing';
  if (round.state === 'CLOSED' || now >= Date.parse(round.closesAt)) return 'closed';
  return now < Date.parse(round.opensAt) ? 'waiting' : 'betting';
}

type Props = {
  readonly card: Pick<TableCard, 'now' | 'isOpen'>;
  readonly size?: 'small' | 'usual';
};

/** How long bets are still taken, or what the round is in; drawn again each second, by the server's clock. */
export function RoundClock({ card: { now, isOpen }, size = 'usual' }: Props) {
  const { t } = useWords();
  const stage = stageOf(now, useServerNow());
  if (isOpen && now && stage === 'betting')
    return <Countdown from={now.opensAt} to={now.closesAt} says="live.closes-in" size={size} />;
  return (
    <span className={styles.stage} data-stage={stage} data-size={size}>
      {t(isOpen ? `live.stage-${stage}` : 'live.stage-shut')}
    </span>
  );
}
