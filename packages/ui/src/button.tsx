import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';
import { classes } from './classes.ts';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `money` is the solid fill and belongs to money actions alone; `main` leads on elsewhere. */
  readonly kind?: 'money' | 'main' | 'plain' | 'quiet' | 'danger';
  readonly small?: boolean;
  /** Shows the pulled thread and takes no second press. */
  readonly busy?: boolean;
  readonly wide?: boolean;
};

export function Button({ kind = 'plain', small, busy, wide, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled === true || busy === true}
      aria-busy={busy || undefined}
      className={classes(
        styles.button,
        styles[kind],
        small && styles.small,
        wide && styles.wide,
        busy && styles.busy,
        className,
      )}
    />
  );
}

/** The same looks for a link; give it to `className`. */
export const buttonLook = (
  kind: 'money' | 'main' | 'plain' | 'quiet' = 'plain',
  small = false,
): string => classes(styles.button, styles[kind], small && styles.small);
