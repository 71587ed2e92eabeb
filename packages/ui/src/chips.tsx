import styles from './chips.module.css';
import { classes } from './classes.ts';

type Chip<Id extends string> = { readonly id: Id; readonly label: string };

type Props<Id extends string> = {
  readonly label: string;
  readonly chips: readonly Chip<Id>[];
  readonly selected: Id | null;
  readonly onSelect: (id: Id) => void;
  /** Over the whole line, each as wide as the next. */
  readonly spread?: boolean;
};

/** A row of filters of which one holds; pressed chips are underlined as well as coloured. */
export function Chips<Id extends string>(props: Props<Id>) {
  const { label, chips, selected, onSelect, spread } = props;
  return (
    <fieldset className={classes(styles.row, spread && styles.spread)}>
      <legend className="visually-hidden">{label}</legend>
      {chips.map((chip) => (
        <button
          key={chip.id}
          type="button"
          className={styles.chip}
          aria-pressed={chip.id === selected}
          onClick={() => onSelect(chip.id)}
        >
          {chip.label}
        </button>
      ))}
    </fieldset>
  );
}
