import { Icon, type IconName } from '@nokshi/ui';
import type { ReactNode } from 'react';
import styles from './member-centre.module.css';

type Props = {
  readonly icon: IconName;
  readonly label: string;
  readonly current?: boolean;
  readonly onClick: () => void;
  /** Ends the line: a count, or a few words. */
  readonly children?: ReactNode;
};

/** One line in the menu of a centre. */
export function CentreEntry({ icon, label, current = false, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={styles.entry}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
    >
      <Icon name={icon} size={20} />
      <span className={styles.label}>{label}</span>
      {children}
    </button>
  );
}
