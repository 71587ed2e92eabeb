import type { Step, Win } from '@nokshi/house-math/slot/outcome.ts';
import { Button, Icon, Loader, MoneyText } from '@nokshi/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../lib/words.ts';
import type { DrawnRound } from './drawn-round.ts';
import styles from './shown-round.module.css';
import type { Proof } from './proofs.ts';
import { Reels } from './reels.tsx';

type Props = { readonly proof: Proof };

/** The round as it was played: its reels, what won on them, what was paid. */
export function ShownRound({ proof }: Props) {
  const { t, local } = useWords();
  const drawn = useQuery({
    queryKey: ['mine', 'drawn', proof],
    queryFn: async () => (await import('./drawn-round.ts')).drawRound(proof),
  });
  return (
    <section className={styles.round} aria-label={t('fairness.round')}>
      <p className={styles.head}>
        <strong>{drawn.data && local(drawn.data.game)}</strong>
        <span>
          {t('fairness.stake')} <MoneyText amount={proof.stake} />
        </span>
        <strong className={styles.paid}>
          {t('fairness.paid')} <MoneyText amount={proof.payout} />
        </strong>
      </p>
      {drawn.isPending && (
        <div className={styles.coming}>
          <Loader label={t('fairness.drawing')} />
        </div>
      )}
      {drawn.data && <Screens round={drawn.data} />}
      {proof.jackpot && (
        <p className={styles.paid}>
          {t('fairness.pot')} <MoneyText amount={proof.jackpot.amount} />
        </p>
      )}
    </section>
  );
}

/** The screens of a round one after another; most rounds have one. */
function Screens({ round }: { readonly round: DrawnRound }) {
  const { t } = useWords();
  const [shown, setShown] = useState(0);
  const { steps } = round.outcome;
  const step = steps[shown];
  if (!step) return null;
  return (
    <>
      {steps.length > 1 && (
        <div className={styles.steps}>
          <Button
            small
            kind="quiet"
            disabled={shown === 0}
            aria-label={t('fairness.step-before')}
            onClick={() => setShown(shown - 1)}
          >
            <Icon name="left" size={18} />
          </Button>
          <span role="status">
            {t(`fairness.step-${step.kind}`)}{' '}
            <small>{t('fairness.step-of', { step: shown + 1, steps: steps.length })}</small>
          </span>
          <Button
            small
            kind="quiet"
            disabled={shown === steps.length - 1}
            aria-label={t('fairness.step-next')}
            onClick={() => setShown(shown + 1)}
          >
            <Icon name="right" size={18} />
          </Button>
        </div>
      )}
      <Reels round={round} step={step} />
      <Wins round={round} step={step} />
    </>
  );
}

function Wins({ round, step }: { readonly round: DrawnRound; readonly step: Step }) {
  const { t, local } = useWords();
  const nameOf = ({ symbol }: Win) => local(round.symbols[symbol]?.name ?? { EN: '', BN: '' });
  const words = (win: Win) =>
    t(`fairness.win-${win.kind}`, {
      count: win.count,
      symbol: nameOf(win),
      line: (win.line ?? 0) + 1,
      ways: win.ways ?? 1,
    });
  if (step.wins.length === 0) return <p className={styles.none}>{t('fairness.no-win')}</p>;
  return (
    <ul className={styles.wins}>
      {step.wins.map((win, at) => (
        <li key={`${win.kind} ${win.symbol} ${win.line ?? at}`}>
          <span>
            {words(win)}
            {win.multiplier > 1 && ` × ${win.multiplier}`}
          </span>
          <MoneyText amount={round.worth(win.credits)} />
        </li>
      ))}
    </ul>
  );
}
