import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

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

type BackProps = Pick<Props, 'onClick' | 'className' | 'children'>;

/** The way back to where a part of a page was opened, at its top. */
export const BackButton = ({ className, children, onClick }: BackProps) => (
  <Button small kind="quiet" className={classes(styles.back, className)} onClick={onClick}>
    <Icon name="left" size={18} />
    {children}
  </Button>
);

/** The same looks for a link; give it to `className`. */
export const buttonLook = (
  kind: 'money' | 'main' | 'plain' | 'quiet' = 'plain',
  small = false,
): string => classes(styles.button, styles[kind], small && styles.small);
