import { Skeleton } from '@nokshi/ui';
import styles from './lobby.module.css';

/** Keeps the places of cards that are on their way. */
export const Places = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={index} className={styles.place}>
      <Skeleton height="100%" />
    </li>
  ));
