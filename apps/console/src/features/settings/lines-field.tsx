import { useState } from 'react';
import styles from '../../lib/desk.module.css';

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly rows: number;
  readonly lines: readonly string[];
  readonly onChange: (lines: string[]) => void;
};

/** Addresses, a line each; what is typed stays as typed, the setting has them once and plain. */
export function LinesField({ label, hint, rows, lines, onChange }: Props) {
  const [text, setText] = useState(lines.join('\n'));
  return (
    <label className={styles.text}>
      <span>{label}</span>
      <textarea
        rows={rows}
        spellCheck={false}
        autoCapitalize="none"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          const given = event.target.value.toLowerCase().split(/[\s,]+/);
          onChange([...new Set(given.filter(Boolean))]);
        }}
      />
      <small className={styles.quiet}>{hint}</small>
    </label>
  );
}
