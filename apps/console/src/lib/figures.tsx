import type { ReactNode } from 'react';
import styles from './figures.module.css';

type Figure = { readonly name: string; readonly value: ReactNode };

/** Figures at a glance, each under its name. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
