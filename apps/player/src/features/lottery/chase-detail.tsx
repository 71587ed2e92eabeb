import type { LotteryChase, LotteryChaseEntry } from '@nokshi/contract/player/lottery.ts';
import { Button, Dialog, Facts, MoneyText } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import type { ModalProps } from '../../lib/modal.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { useStopChase } from './acts.ts';
import { DrawnNumbers } from './numbers.tsx';
import { usePlayNames } from './play-names.ts';
import { useChase } from './queries.ts';
import { SelectionView } from './selection-view.tsx';
import styles from './ticket.module.css';

type Chase = LotteryChase & { readonly entries: readonly LotteryChaseEntry[] };

/** One own chase, issue by issue; what still waits can be stopped. Products.md 1.4. */
export default function ChaseDetail({
  chaseId,
  onClose,
}: ModalProps & { readonly chaseId: string }) {
  const { t } = useWords();
  return (
    <Dialog title={t('lottery.chase')} closeLabel={t('app.close')} onClose={onClose}>
      <QueryView query={useChase(chaseId)}>{(chase) => <ChaseView chase={chase} />}</QueryView>
    </Dialog>
  );
}

function ChaseView({ chase }: { readonly chase: Chase }) {
  const { t, local } = useWords();
  const { busy, dropping, stop, drop } = useStopChase(chase.chaseId);
  const { done, issues, cancelled } = chase;
  const family = chase.bets[0]?.family ?? '';
  const waiting = chase.entries.filter(({ state }) => state === 'WAITING');
  return (
    <div className={styles.ticket}>
      <header className={styles.head}>
        <h3>{local(chase.name)}</h3>
        <span>{t(`lottery.chase-state-${chase.state}`)}</span>
      </header>
      <Bets chase={chase} />
      <Facts
        facts={[
          { name: t('lottery.chase-rule'), value: t(`lottery.stop-on-${chase.stopOn}`) },
          { name: t('lottery.chase-start'), value: chase.startIssue },
          {
            name: t('lottery.chase-issues'),
            value: t('lottery.chase-done-of', { done, issues }),
          },
          ...(cancelled > 0 ? [{ name: t('lottery.chase-cancelled'), value: cancelled }] : []),
          { name: t('lottery.chase-amount'), value: <MoneyText amount={chase.amount} /> },
          { name: t('lottery.chase-staked'), value: <MoneyText amount={chase.staked} /> },
          { name: t('lottery.chase-held'), value: <MoneyText amount={chase.held} /> },
          { name: t('lottery.chase-won'), value: <MoneyText amount={chase.won} /> },
          { name: t('lottery.ticket-placed'), value: timeText(chase.placedAt) },
        ]}
      />
      {chase.state === 'RUNNING' && waiting.length > 0 && (
        <div className={styles.act}>
          <Button
            kind="danger"
            busy={busy && dropping === null}
            onClick={() => void stop(chase.held)}
          >
            {t('lottery.chase-stop')}
          </Button>
        </div>
      )}
      <ul className={styles.entries}>
        {chase.entries.map((entry) => (
          <Entry
            key={entry.issue}
            entry={entry}
            family={family}
            busy={dropping === entry.issue}
            onDrop={chase.state === 'RUNNING' ? () => void drop(entry.issue) : null}
          />
        ))}
      </ul>
    </div>
  );
}

function Bets({ chase }: { readonly chase: Chase }) {
  const { t } = useWords();
  const names = usePlayNames(chase.bets[0]?.family);
  const drawDate = chase.startIssue.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');
  return (
    <section>
      <h4>{t('lottery.chase-bets')}</h4>
      <ul className={styles.bets}>
        {chase.bets.map((bet) => (
          <li key={`${bet.play} ${bet.selection}`}>
            <span className={styles.small}>{names.play(bet.play)}</span>
            <SelectionView {...bet} drawDate={drawDate} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type EntryProps = {
  readonly entry: LotteryChaseEntry;
  readonly family: string;
  readonly busy: boolean;
  readonly onDrop: (() => void) | null;
};

function Entry({ entry, family, busy, onDrop }: EntryProps) {
  const { t } = useWords();
  const { issue, multiple, stake, state, numbers, prize } = entry;
  return (
    <li>
      <span>
        <span className={styles.issue}>{issue}</span>{' '}
        <span className={styles.small}>
          {timeText(entry.drawsAt).slice(11)} · ×{multiple}
        </span>
      </span>
      <MoneyText amount={stake} />
      <span className={styles.small}>
        {numbers && state === 'PLACED' ? (
          <DrawnNumbers family={family} numbers={numbers} size="small" />
        ) : (
          t(`lottery.entry-${state}`)
        )}
      </span>
      {state === 'WAITING' && onDrop ? (
        <Button
          small
          kind="quiet"
          busy={busy}
          aria-label={t('lottery.chase-drop', { issue })}
          onClick={onDrop}
        >
          {t('lottery.chase-drop-short')}
        </Button>
      ) : (
        prize !== null && (
          <span className={Number(prize) > 0 ? styles.paid : styles.small}>
            <MoneyText amount={prize} signed />
          </span>
        )
      )}
    </li>
  );
}
