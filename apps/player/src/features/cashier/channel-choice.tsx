import { timeText } from '@nokshi/web/time.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import styles from './cashier.module.css';
import { Choice } from './choice.tsx';
import { isUsable } from './deposit-draft.ts';
import type { Channel } from './deposits.ts';
import { arrival, feeWords, isFree } from './terms-view.tsx';

type Props = {
  readonly channels: readonly Channel[];
  readonly selected: string | null;
  readonly onSelect: (code: string) => void;
};

/** A line for each channel; one that cannot be taken now says when it can. */
export function ChannelChoice({ channels, selected, onSelect }: Props) {
  const { t, local } = useWords();
  const chosen = channels.find(({ code }) => code === selected);
  return (
    <div>
      <Choice
        label={t('cashier.channel')}
        name="channel"
        options={channels.map((channel) => ({
          id: channel.code,
          title: local(channel.name),
          disabled: !isUsable(channel),
          ...(isUsable(channel)
            ? { end: endOf(t, channel) }
            : {
                lines: [
                  <strong key="why" className={styles.closed}>
                    {closedWords(t, channel)}
                  </strong>,
                ],
              }),
        }))}
        selected={selected}
        onSelect={onSelect}
      />
      {chosen && <Known channel={chosen} />}
    </div>
  );
}

/** When money comes by it, and what is taken of it. */
const endOf = (t: Translate, { arrivesWithinSeconds, fee }: Channel): string =>
  isFree(fee)
    ? arrival(t, arrivesWithinSeconds)
    : `${arrival(t, arrivesWithinSeconds)}, ${t('cashier.with-fee', { fee: feeWords(t, fee) })}`;

/** What else is to be known of the chosen one, below them all, so that no line moves. */
function Known({ channel }: { readonly channel: Channel }) {
  const { t, local } = useWords();
  const { description, turnsAt, demo } = channel;
  const until = turnsAt && t('cashier.open-until', { at: timeText(turnsAt).slice(0, -3) });
  return (
    <p className={styles.known}>
      <span>{local(description)}</span>
      {until && <span>{until}</span>}
      {demo && <span>{t('cashier.demo')}</span>}
    </p>
  );
}

function closedWords(t: Translate, { depositsMissing, turnsAt }: Channel): string {
  if (depositsMissing > 0) return t('cashier.after-deposits', { count: depositsMissing });
  return turnsAt
    ? t('cashier.opens-at', { at: timeText(turnsAt).slice(0, -3) })
    : t('cashier.closed-now');
}
