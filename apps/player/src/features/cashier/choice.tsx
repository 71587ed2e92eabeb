import type { ReactNode } from 'react';
import styles from './choice.module.css';

type Option<Id extends string> = {
  readonly id: Id;
  readonly title: string;
  /** Shown at the end of its line. */
  readonly end?: ReactNode;
  /** What else is to be known of it, a line each. */
  readonly lines?: readonly ReactNode[];
  readonly disabled?: boolean;
};

type Props<Id extends string> = {
  readonly label: string;
  /** Where it is written above. */
  readonly labelHidden?: boolean;
  /** Parts this choice from others on the page. */
  readonly name: string;
  readonly options: readonly Option<Id>[];
  readonly selected: Id | null;
  readonly onSelect: (id: Id) => void;
};

/** One of a few, a row each, with what is to be known of it before it is taken. */
export function Choice<Id extends string>(props: Props<Id>) {
  const { label, labelHidden, name, options, selected, onSelect } = props;
  return (
    <fieldset className={styles.choice}>
      <legend className={labelHidden ? 'visually-hidden' : undefined}>{label}</legend>
      <div className={styles.options}>
        {options.map(({ id, title, end, lines = [], disabled }) => (
          <label key={id} className={styles.option}>
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
                <span key={at} className={styles.line}>
                  {line}
                </span>
              ))}
            </span>
            {end && <span className={styles.end}>{end}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
