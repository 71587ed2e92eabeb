import { Icon } from '@nokshi/ui';
import type { ReactNode } from 'react';
import styles from './late.module.css';

/** What is late or wrong in a list, with its mark on one line. */
export function Late({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.late}>
      <Icon name="alert" size={16} />
      {children}
    </span>
  );
}
