import type { ReactNode } from 'react';
import styles from './agents.module.css';

type Figure = { readonly name: string; readonly value: ReactNode };

/** A few figures side by side, each under its name. */
export const Figures = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
