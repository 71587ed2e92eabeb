import { coloursOf } from '@nokshi/house-math/lottery/plays/wingo.ts';
import { playOf } from '@nokshi/house-math/lottery/families.ts';
import { classes } from '@nokshi/ui';
import { useWords } from '../../../lib/words.ts';
import { usePlayNames } from '../play-names.ts';
import { useHabits } from './habits.ts';
import { OneTapSheet } from './one-tap-sheet.tsx';
import styles from './quick-board.module.css';
import { baseOf, quoteFor, type Table } from './table.ts';
import { useMoney } from './money.ts';
import { useSheet } from './use-sheet.ts';

const ONE_TAKA = { unitPrice: '0.20', multiple: 5 } as const;
const PLAYS = ['colour', 'number', 'size'] as const;

type Props = { readonly table: Table };

/** A digit with colours, for a thumb: each answer is a button that says what a taka on it pays. */
export function QuickBoard({ table }: Props) {
  const { t } = useWords();
  const { open } = useSheet();
  const names = usePlayNames(table.game.family);
  return (
    <section className={styles.board} aria-label={t('lottery.bet-board')}>
      {PLAYS.map((code) => (
        <div key={code} role="group" aria-label={names.play(code)} className={styles[code]}>
          <Answers table={table} code={code} onPick={(answer) => open(`tap.${code}.${answer}`)} />
        </div>
      ))}
      <p className={styles.note}>{t('lottery.bet-quick-note')}</p>
      <OneTapSheet table={table} />
    </section>
  );
}

type AnswersProps = Props & {
  readonly code: (typeof PLAYS)[number];
  readonly onPick: (answer: string) => void;
};

function Answers({ table, code, onPick }: AnswersProps) {
  const { t } = useWords();
  const money = useMoney();
  const names = usePlayNames(table.game.family);
  const { habits } = useHabits(table.game.gameCode);
  const base = baseOf(table, habits.base);
  const play = playOf(table.game.family, table.drawDate, code);
  if (!play) return null;
  const pays = (at: number) =>
    quoteFor(table, { play, selection: { kind: 'options', options: [at] } }, { ...ONE_TAKA, base })
      ?.prizes[at]?.prize ?? 0n;
  const odds = (at: number) => `×${(Number(pays(at)) / 100).toFixed(2)}`;
  const answers = play.prizes.map(({ code: answer }, at) => (
    <button
      key={answer}
      type="button"
      className={classes(styles.answer, code === 'number' && styles.ball)}
      data-answer={code === 'number' ? coloursOf(Number(answer)).join('-') : answer}
      onClick={() => onPick(answer)}
    >
      <span className={styles.label} aria-hidden="true">
        {names.option(code, answer)}
      </span>
      {code !== 'number' && (
        <span className={styles.pays} aria-hidden="true">
          {odds(at)}
        </span>
      )}
      <span className="visually-hidden">
        {t('lottery.bet-answer', {
          answer: names.option(code, answer),
          pays: money.full(pays(at)),
        })}
      </span>
    </button>
  ));
  // Every number pays the same: it is said once.
  return code === 'number' ? (
    <>
      <p className={styles.caption}>
        {names.play(code)} <span className={styles.pays}>{odds(0)}</span>
      </p>
      {answers}
    </>
  ) : (
    answers
  );
}
