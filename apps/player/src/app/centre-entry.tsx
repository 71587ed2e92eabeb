import { Icon, type IconName } from '@nokshi/ui';
import type { ReactNode } from 'react';
import styles from './member-centre.module.css';

type Props = {
  readonly icon: IconName;
  readonly label: string;
  readonly current?: boolean;
  readonly onClick: () => void;
  /** Stands after the label: a count. */
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
      {label}
      {children}
    </button>
  );
}
