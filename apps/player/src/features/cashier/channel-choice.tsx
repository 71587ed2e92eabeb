import { timeText } from '@nokshi/web/time.ts';
import { boundsText } from '../../lib/bounds-text.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { Choice } from './choice.tsx';
import { isUsable } from './deposit-draft.ts';
import type { Channel } from './deposits.ts';
import { arrival, feeWords } from './terms-view.tsx';

type Props = {
  readonly channels: readonly Channel[];
  readonly selected: string | null;
  readonly onSelect: (code: string) => void;
};

/** Every channel as a card; one that cannot be taken now says when it can. */
export function ChannelChoice({ channels, selected, onSelect }: Props) {
  const { t, local } = useWords();
  return (
    <Choice
      label={t('cashier.channel')}
      name="channel"
      options={channels.map((channel) => ({
        id: channel.code,
        title: local(channel.name),
        disabled: !isUsable(channel),
        lines: [
          local(channel.description),
          ...(isUsable(channel)
            ? [factsOf(t, channel)]
            : [
                <strong key="why" className={styles.closed}>
                  {closedWords(t, channel)}
                </strong>,
              ]),
        ],
      }))}
      selected={selected}
      onSelect={onSelect}
    />
  );
}

const factsOf = (t: Translate, channel: Channel) => {
  const facts = [
    channel.asksAmount && boundsText(t, channel),
    `${t('cashier.fee')}: ${feeWords(t, channel.fee)}`,
    `${t('cashier.arrives')}: ${arrival(t, channel.arrivesWithinSeconds)}`,
    channel.turnsAt && t('cashier.open-until', { at: timeText(channel.turnsAt).slice(0, -3) }),
    channel.demo && t('cashier.demo'),
  ].filter((fact) => typeof fact === 'string');
  return (
    <span key="facts" className={styles.known}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  );
};

function closedWords(t: Translate, { depositsMissing, turnsAt }: Channel): string {
  if (depositsMissing > 0) return t('cashier.after-deposits', { count: depositsMissing });
  return turnsAt
    ? t('cashier.opens-at', { at: timeText(turnsAt).slice(0, -3) })
    : t('cashier.closed-now');
}
