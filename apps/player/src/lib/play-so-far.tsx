import type { Stretch } from '@nokshi/contract/player/limits.ts';
import { clockText, Dialog, Facts, MoneyText } from '@nokshi/ui';
import type { ReactNode } from 'react';
import styles from './play-so-far.module.css';
import { netOf, sumsOf } from './sitting.ts';
import { useWords } from './words.ts';

type Props = {
  readonly title: string;
  readonly words: ReactNode;
  readonly running: NonNullable<Stretch['running']> | null;
  readonly size?: 'usual' | 'sheet';
  /** What the member may choose; nothing else closes it. */
  readonly children: ReactNode;
};

/** Lies over the play and says how long it has gone on and what it came to, until the member chooses. */
export function PlaySoFar({ title, words, running, size = 'usual', children }: Props) {
  const { t } = useWords();
  return (
    <Dialog title={title} size={size} onClose={() => undefined} escapeCloses={false}>
      <div className={styles.told}>
        {words}
        {running && (
          <Facts
            facts={[
              { name: t('game.played'), value: clockText(running.seconds) },
              { name: t('game.staked'), value: <MoneyText amount={running.staked} /> },
              { name: t('game.won'), value: <MoneyText amount={running.won} /> },
              { name: t('game.net'), value: <MoneyText amount={netOf(sumsOf(running))} signed /> },
            ]}
          />
        )}
        {children}
      </div>
    </Dialog>
  );
}

type Ways = {
  /** Of a sheet: the ways fill it. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** The ways on, side by side. */
export const WaysOn = ({ wide = false, children }: Ways) => (
  <div className={styles.ways} data-wide={wide || undefined}>
    {children}
  </div>
);
