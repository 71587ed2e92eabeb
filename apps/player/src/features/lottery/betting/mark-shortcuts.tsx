import type { NumberSet } from '@nokshi/house-math/lottery/play.ts';
import { ANIMALS, animalOf, lunarYearOf } from '@nokshi/house-math/lottery/plays/lunar-years.ts';
import { waveOf } from '@nokshi/house-math/lottery/plays/marksix.ts';
import { useWords } from '../../../lib/words.ts';
import { usePlayNames } from '../play-names.ts';
import styles from './board.module.css';
import { rangeOf } from './rules/draft.ts';

const MARKS = rangeOf({ from: 1, to: 49 });
const WAVES = ['red', 'blue', 'green'] as const;
const TAILS = rangeOf({ from: 0, to: 9 });

type Props = {
  readonly drawDate: string;
  readonly chosen: NumberSet;
  readonly onChange: (chosen: NumberSet) => void;
};

type Shortcut = { readonly id: string; readonly name: string; readonly marks: NumberSet };

/** Marks by animal of the lunar year, by colour and by their last digit. */
export function MarkShortcuts({ drawDate, chosen, onChange }: Props) {
  const { t } = useWords();
  const names = usePlayNames('lhc');
  const year = lunarYearOf(drawDate);
  const groups: readonly (readonly [string, readonly Shortcut[]])[] = [
    [
      t('lottery.bet-animals'),
      ANIMALS.map((animal) => ({
        id: animal,
        name: names.option('special-animal', animal),
        marks: MARKS.filter((mark) => animalOf(mark, year) === animal),
      })),
    ],
    [
      t('lottery.bet-colours'),
      WAVES.map((wave) => ({
        id: wave,
        name: names.option('special-wave', wave),
        marks: MARKS.filter((mark) => waveOf(mark) === wave),
      })),
    ],
    [
      t('lottery.bet-tails'),
      TAILS.map((tail) => ({
        id: `tail-${tail}`,
        name: names.option('one-tail', `tail-${tail}`),
        marks: MARKS.filter((mark) => mark % 10 === tail),
      })),
    ],
  ];
  const press = ({ marks }: Shortcut, isOn: boolean) =>
    onChange(
      isOn
        ? chosen.filter((mark) => !marks.includes(mark))
        : [...new Set([...chosen, ...marks])].toSorted((a, b) => a - b),
    );
  return (
    <details className={styles.shortcuts}>
      <summary>{t('lottery.bet-shortcuts')}</summary>
      {groups.map(([label, shortcuts]) => (
        <div key={label} role="group" aria-label={label} className={styles.quick}>
          {shortcuts.map((shortcut) => {
            const isOn = shortcut.marks.every((mark) => chosen.includes(mark));
            return (
              <button
                key={shortcut.id}
                type="button"
                aria-pressed={isOn}
                data-colour={shortcut.id}
                onClick={() => press(shortcut, isOn)}
              >
                {shortcut.name}
              </button>
            );
          })}
        </div>
      ))}
    </details>
  );
}
