import type { DeskChannel } from '@nokshi/contract/console/channels.ts';
import { classes, Facts, moneyText } from '@nokshi/ui';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { feeText, hoursLines, stateWords } from './channel-words.ts';

type Props = { readonly channel: DeskChannel };

/** One channel as it is now. */
export function ChannelCard({ channel }: Props) {
  const { t, local } = useWords();
  const may = useMay('cashier.act');
  const { terms, name, code } = channel;
  return (
    <section className={`${styles.card} ${styles.stack}`} aria-label={local(name)}>
      <div className={styles.tools}>
        <h2>{local(name)}</h2>
        <StateBadge channel={channel} />
      </div>
      <p className={styles.quiet}>{stateWords(t, channel)}</p>
      <Facts
        facts={[
          {
            name: t('channels.amounts'),
            value: `${moneyText(terms.minimum)} – ${moneyText(terms.maximum)}`,
          },
          { name: t('channels.fee'), value: feeText(t, terms.fee) },
          {
            name: t('channels.hours'),
            value: (
              <span className={styles.pair}>
                {hoursLines(t, terms.hours).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            ),
          },
          {
            name: t('channels.fields'),
            value:
              [...channel.needs, ...terms.fields].map(({ label }) => local(label)).join(', ') ||
              t('channels.no-fields'),
          },
        ]}
      />
      <Link href={`/channels?c=${code}`}>{t(may ? 'channels.change' : 'channels.look')}</Link>
    </section>
  );
}

export function StateBadge({ channel }: Props) {
  const { t } = useWords();
  const { terms, open } = channel;
  const state = terms.on ? (open ? 'open' : 'closed') : 'off';
  const look = { open: styles.good, closed: styles.warn, off: styles.bad }[state];
  return <span className={classes(styles.badge, look)}>{t(`channels.state-${state}`)}</span>;
}
