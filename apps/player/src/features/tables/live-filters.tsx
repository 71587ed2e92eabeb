import { TABLE_LEVELS } from '@nokshi/contract/player/tables.ts';
import { Chips } from '@nokshi/ui';
import { passGate } from '../../data/gate.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import { MINE, type Mine } from './asked.ts';

/** All tables or the member's own: those ask a visitor to log in. */
export function Mines({ selected }: { readonly selected: Mine }) {
  const { t } = useWords();
  const address = useAddress();
  const select = (id: Mine) => {
    const changes = { mine: id === 'all' ? null : id };
    if (id !== 'all' && !passGate({ address, t, next: address.href(changes), right: 'member' }))
      return;
    address.change(changes, true);
  };
  return (
    <Chips
      label={t('live.mine')}
      chips={MINE.map((id) => ({ id, label: t(`live.mine-${id}`) }))}
      selected={selected}
      onSelect={select}
    />
  );
}

export function Levels({ selected }: { readonly selected: (typeof TABLE_LEVELS)[number] | null }) {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <Chips
      label={t('live.levels')}
      chips={(['all', ...TABLE_LEVELS] as const).map((id) => ({
        id,
        label: t(`live.level-${id}`),
      }))}
      selected={selected ?? 'all'}
      onSelect={(id) => change({ level: id === 'all' ? null : id }, true)}
    />
  );
}
