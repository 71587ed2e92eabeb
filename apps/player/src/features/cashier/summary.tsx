import type { ReactNode } from 'react';
import styles from './cashier.module.css';

type Fact = { readonly name: string; readonly value: ReactNode };

/** A few facts in as few lines as they need, above the button that they are about. */
export function Summary({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.summary}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
