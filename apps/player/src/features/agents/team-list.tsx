import { Icon, MoneyText } from '@nokshi/ui';
import { PagesView } from '../../lib/pages-view.tsx';
import { Moment } from '../../lib/moment.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './agents.module.css';
import { useTeamTransfers } from './team.ts';

/** Earlier transfers along the line, both ways, newest first. */
export function TeamList() {
  const { t } = useWords();
  return (
    <section className={styles.part} aria-labelledby="team-transfers">
      <h4 id="team-transfers">{t('team.earlier')}</h4>
      <PagesView query={useTeamTransfers()}>
        {(pages) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) return <p className={styles.small}>{t('team.none')}</p>;
          return (
            <ul>
              {rows.map(({ id, way, side, with: other, amount, madeAt }) => (
                <li key={id} className={styles.row}>
                  <Icon name={way === 'in' ? 'plus' : 'minus'} size={20} />
                  <span className={styles.words}>
                    <strong>{t(`team.${way}-${side}`, { name: other.name })}</strong>
                    <Moment at={madeAt} className={styles.small} />
                  </span>
                  <strong className={way === 'in' ? styles.came : undefined}>
                    <MoneyText amount={way === 'in' ? amount : `-${amount}`} signed />
                  </strong>
                </li>
              ))}
            </ul>
          );
        }}
      </PagesView>
    </section>
  );
}
