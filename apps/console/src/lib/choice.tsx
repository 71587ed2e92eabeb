import styles from './desk.module.css';

type Props<Id extends string> = {
  readonly label: string;
  /** For narrow places: the label is read but not shown. */
  readonly labelHidden?: boolean;
  readonly value: Id;
  readonly choices: readonly { readonly id: Id; readonly label: string }[];
  readonly onChange: (id: Id) => void;
};

/** One of a few. */
export function Choice<Id extends string>({
  label,
  labelHidden,
  value,
  choices,
  onChange,
}: Props<Id>) {
  return (
    <label className={styles.text}>
      <span className={labelHidden ? 'visually-hidden' : undefined}>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = choices.find(({ id }) => id === event.target.value);
          if (chosen) onChange(chosen.id);
        }}
      >
        {choices.map(({ id, label: words }) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
