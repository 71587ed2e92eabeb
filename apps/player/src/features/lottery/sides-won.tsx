import { Icon } from '@nokshi/ui';
import { type CSSProperties, useState } from 'react';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { useSides } from './queries.ts';
import styles from './sides-won.module.css';

/** Whether the side with less money on it wins more often than chance says. Products.md 1.3. */
export function SidesWon({ gameCode }: { readonly gameCode: string }) {
  const { t } = useWords();
  // A thousand draws are counted for who wants to know.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.sides}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {t('lottery.sides')}
        <Icon name="down" size={18} />
      </summary>
      {isOpen && <Counted gameCode={gameCode} />}
    </details>
  );
}

function Counted({ gameCode }: { readonly gameCode: string }) {
  const { t } = useWords();
  return (
    <QueryView query={useSides(gameCode)}>
      {({ draws, uneven, lighterWon, heavierWon }) => {
        if (uneven === 0) return <p>{t('lottery.sides-none', { draws })}</p>;
        const share = { '--share': lighterWon / uneven } as CSSProperties;
        return (
          <div className={styles.counted}>
            <p>{t('lottery.sides-words', { draws, uneven })}</p>
            <div className={styles.bar} style={share} aria-hidden="true" />
            <dl className={styles.figures}>
              <div>
                <dt>{t('lottery.sides-lighter')}</dt>
                <dd>{lighterWon}</dd>
              </div>
              <div>
                <dt>{t('lottery.sides-heavier')}</dt>
                <dd>{heavierWon}</dd>
              </div>
            </dl>
            <p className={styles.small}>{t('lottery.sides-chance')}</p>
          </div>
        );
      }}
    </QueryView>
  );
}
