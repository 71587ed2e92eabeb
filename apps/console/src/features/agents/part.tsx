import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

type Props = {
  readonly title: string;
  /** In the page a part is below the title of the desk, in a panel below that of the panel. */
  readonly heading?: 'h2' | 'h3';
  readonly children: ReactNode;
};

/** One part of a panel, under a heading of its own. */
export function Part({ title, heading: Heading = 'h3', children }: Props) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </section>
  );
}
