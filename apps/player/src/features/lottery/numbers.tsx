import { FAMILIES, isFamily, type Shape } from '@nokshi/house-math/lottery/families.ts';
import { waveOf } from '@nokshi/house-math/lottery/plays/marksix.ts';
import { coloursOf } from '@nokshi/house-math/lottery/plays/wingo.ts';
import { classes } from '@nokshi/ui';
import { useWords } from '../../lib/words.ts';
import { Die } from './die.tsx';
import styles from './numbers.module.css';
import { Headline, tieredOf } from './prizes.tsx';

export type Size = 'small' | 'usual' | 'large';
type Look = Shape['look'] | 'colours';

/** A digit of WinGo has colours, and is a ball. */
export const lookOf = (family: string): Look =>
  family === 'wingo' ? 'colours' : isFamily(family) ? FAMILIES[family].shape.look : 'digits';

type OneProps = {
  readonly family: string;
  readonly number: number;
  readonly size?: Size;
  /** `no` steps back beside those that count. */
  readonly counts?: 'yes' | 'no' | undefined;
};

const CARS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

/** One number in the shape of its family. It is drawn; what reads it out stands around it. */
export function OneNumber({ family, number, size = 'usual', counts }: OneProps) {
  const look = lookOf(family);
  const looks = {
    digits: styles.digit,
    prizes: styles.digit,
    balls: styles.ball,
    dice: '',
    race: classes(styles.car, styles[CARS[number - 1] ?? 'one']),
    marks: classes(styles.ball, styles[waveOf(number)]),
    colours: classes(styles.ball, ...coloursOf(number).map((colour) => styles[colour])),
  };
  return (
    <span
      aria-hidden="true"
      className={classes(
        styles.number,
        styles[size],
        looks[look],
        counts === 'yes' && styles.counts,
        counts === 'no' && styles.apart,
      )}
    >
      {look === 'dice' ? <Die face={number} /> : <span className={styles.text}>{number}</span>}
    </span>
  );
}

type Props = {
  readonly family: string;
  readonly numbers: readonly number[];
  readonly size?: Size;
  /** Of each place whether it counts; all look alike without. */
  readonly marked?: readonly boolean[];
};

/** The numbers of a draw in their shapes, read out as a sentence; of a draw of prizes the first. */
export function DrawnNumbers({ family, numbers, size = 'usual', marked }: Props) {
  const said = useSaidNumbers();
  const look = lookOf(family);
  if (look === 'prizes') return <Headline family={family} numbers={numbers} />;
  return (
    <span
      className={classes(styles.numbers, styles[`gap-${size}`])}
      role="img"
      aria-label={said(family, numbers)}
    >
      {numbers.map((number, at) => (
        // Places do not move: each is known by where it stands.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className={styles.place}>
          {look === 'marks' && at === numbers.length - 1 && (
            <span className={styles.plus} aria-hidden="true">
              +
            </span>
          )}
          <OneNumber
            family={family}
            number={number}
            size={size}
            counts={marked && (marked[at] ? 'yes' : 'no')}
          />
        </span>
      ))}
    </span>
  );
}

/** What a reader hears of drawn numbers. */
export function useSaidNumbers() {
  const { t } = useWords();
  return (family: string, numbers: readonly number[]): string => {
    const list = numbers.join(', ');
    switch (lookOf(family)) {
      case 'dice':
        return t('lottery.said-dice', { numbers: list });
      case 'race':
        return t('lottery.said-race', { numbers: list });
      case 'marks':
        return t('lottery.said-marks', {
          numbers: numbers.slice(0, -1).map(coloured).join(', '),
          special: coloured(numbers.at(-1) ?? 0),
        });
      case 'colours':
        return numbers
          .map((number) =>
            [number, ...coloursOf(number).map((colour) => t(`lottery.option-${colour}`))].join(' '),
          )
          .join(', ');
      case 'prizes': {
        const [first] = tieredOf({ family, numbers });
        return first?.prizes.map(({ text }) => text).join(', ') ?? list;
      }
      default:
        return list;
    }
    function coloured(number: number): string {
      return `${number} ${t(`lottery.option-${waveOf(number)}`)}`;
    }
  };
}
