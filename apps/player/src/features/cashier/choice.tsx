import type { ReactNode } from 'react';
import styles from './cashier.module.css';

type Option<Id extends string> = {
  readonly id: Id;
  readonly title: string;
  /** What else is to be known of it, a line each. */
  readonly lines?: readonly ReactNode[];
  readonly disabled?: boolean;
};

type Props<Id extends string> = {
  readonly label: string;
  /** Parts this choice from others on the page. */
  readonly name: string;
  readonly options: readonly Option<Id>[];
  readonly selected: Id | null;
  readonly onSelect: (id: Id) => void;
};

/** One of a few, each with what is to be known of it before it is taken. */
export function Choice<Id extends string>(props: Props<Id>) {
  const { label, name, options, selected, onSelect } = props;
  return (
    <fieldset className={styles.channels}>
      <legend>{label}</legend>
      {options.map(({ id, title, lines = [], disabled }) => (
        <label key={id} className={styles.channel}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === selected}
            disabled={disabled}
            onChange={() => onSelect(id)}
          />
          <span>
            <strong>{title}</strong>
            {lines.map((line, at) => (
              // Lines of one option stay where they are.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={at} className={styles.small}>
                {line}
              </span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
