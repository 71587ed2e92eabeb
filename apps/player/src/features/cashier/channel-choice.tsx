import { useWords } from '../../lib/words.ts';
import { Choice } from './choice.tsx';
import type { Channel } from './deposits.ts';
import { arrival } from './terms-view.tsx';

type Props = {
  readonly channels: readonly Channel[];
  readonly selected: string;
  readonly onSelect: (code: string) => void;
};

export function ChannelChoice({ channels, selected, onSelect }: Props) {
  const { t, local } = useWords();
  return (
    <Choice
      label={t('cashier.channel')}
      name="channel"
      options={channels.map((channel) => ({
        id: channel.code,
        title: local(channel.name),
        lines: [
          local(channel.description),
          `${t('cashier.arrives')}: ${arrival(t, channel.arrivesWithinSeconds)}${
            channel.demo ? ` · ${t('cashier.demo')}` : ''
          }`,
        ],
      }))}
      selected={selected}
      onSelect={onSelect}
    />
  );
}
