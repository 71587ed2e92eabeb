import type { ReactNode } from 'react';
import styles from './figures.module.css';

type Figure = { readonly name: string; readonly value: ReactNode };
type Props = {
  readonly figures: readonly Figure[];
  /** As large as the text around them. */
  readonly small?: boolean;
};

/** Figures at a glance, side by side, each under its name. */
export const Figures = ({ figures, small = false }: Props) => (
  <dl className={styles.figures} data-small={small || undefined}>
    {figures.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
