import { Button, Field, Icon } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useDeferredValue, useState } from 'react';
import { PagesView } from '../../lib/pages-view.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './agents.module.css';
import { SendMoney } from './send-money.tsx';
import { Sides } from './sides.tsx';
import { type Teammate, useDownlines } from './team.ts';

/** Team Management: those right below an agent, and real money to one of them. AC-005, A-009. */
export default function DownlinesPage() {
  const { t } = useWords();
  const [to, setTo] = useState<Teammate | null>(null);
  return (
    <Sides>
      {(terms) =>
        to ? (
          <section className={styles.part} aria-label={t('team.send-to', { name: to.name })}>
            <Button kind="quiet" small className={styles.back} onClick={() => setTo(null)}>
              <Icon name="left" size={18} />
              {t('team.back')}
            </Button>
            <h4>{t('team.send-to', { name: to.name })}</h4>
            <SendMoney terms={terms} to={to} />
          </section>
        ) : (
          <Downlines onSend={terms.on ? setTo : null} />
        )
      }
    </Sides>
  );
}

type Props = {
  /** Null while the operator has transfers off. */
  readonly onSend: ((to: Teammate) => void) | null;
};

function Downlines({ onSend }: Props) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim().toLowerCase());
  return (
    <section className={styles.part} aria-labelledby="team-downlines">
      <h4 id="team-downlines">{t('team.downlines')}</h4>
      {!onSend && <p className={styles.small}>{t('team.off')}</p>}
      <Field
        label={t('team.search')}
        type="search"
        maxLength={40}
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        before={<Icon name="search" size={18} />}
        onChange={(event) => setTyped(event.target.value)}
      />
      <PagesView query={useDownlines(query)}>
        {(pages) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0)
            return (
              <p className={styles.small}>{t(query ? 'team.not-found' : 'team.no-downlines')}</p>
            );
          return (
            <ul>
              {rows.map((one) => (
                <li key={one.id} className={styles.row}>
                  <span className={styles.words}>
                    <strong>{one.name}</strong>
                    <span className={styles.small}>
                      {t('team.since', { at: timeText(one.registeredAt) })}
                    </span>
                  </span>
                  {onSend && (
                    <Button
                      small
                      aria-label={t('team.send-to', { name: one.name })}
                      onClick={() => onSend(one)}
                    >
                      {t('team.send')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          );
        }}
      </PagesView>
    </section>
  );
}
