import { useWords } from '../../lib/words.ts';
import type { Channel } from './deposits.ts';
import styles from './cashier.module.css';
import { arrival } from './terms-view.tsx';

type Props = {
  readonly channels: readonly Channel[];
  readonly selected: string;
  readonly onSelect: (code: string) => void;
};

export function ChannelChoice({ channels, selected, onSelect }: Props) {
  const { t, local } = useWords();
  return (
    <fieldset className={styles.channels}>
      <legend>{t('cashier.channel')}</legend>
      {channels.map((channel) => (
        <label key={channel.code} className={styles.channel}>
          <input
            type="radio"
            name="channel"
            value={channel.code}
            checked={channel.code === selected}
            onChange={() => onSelect(channel.code)}
          />
          <span>
            <strong>{local(channel.name)}</strong>
            <span className={styles.small}>{local(channel.description)}</span>
            <span className={styles.small}>
              {t('cashier.arrives')}: {arrival(t, channel.arrivesWithinSeconds)}
              {channel.demo && ` · ${t('cashier.demo')}`}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
