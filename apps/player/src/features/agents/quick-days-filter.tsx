import { DayFilter } from '@nokshi/ui/day-filter.tsx';
import { toDays } from '@nokshi/web/day-range.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import { type AgentDays, QUICK_RANGES } from './quick-days.ts';

/** Which days a page of the agent centre shows, in its address. */
export function QuickDaysFilter({ days }: { readonly days: AgentDays }) {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <DayFilter
      range={days}
      presets={QUICK_RANGES.map((id) => ({ id, label: t(`contract.days-${id}`) }))}
      label={t('slip.days')}
      fromLabel={t('records.from')}
      toLabel={t('records.to')}
      onPreset={(range) => change({ range, from: null, to: null }, true)}
      onDays={(from, to) => change(toDays(from, to), true)}
    />
  );
}
