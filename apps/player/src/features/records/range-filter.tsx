import { DayFilter } from '@nokshi/ui/day-filter.tsx';
import { DAY_PRESETS, type DayRange, toDays, toPreset } from '@nokshi/web/day-range.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';

/** Which days a record shows, kept in the address. */
export function RangeFilter({ range }: { readonly range: DayRange }) {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <DayFilter
      range={range}
      presets={DAY_PRESETS.map((id) => ({ id, label: t(`records.days-${id}`) }))}
      label={t('records.days')}
      fromLabel={t('records.from')}
      toLabel={t('records.to')}
      onPreset={(preset) => change(toPreset(preset), true)}
      onDays={(from, to) => change(toDays(from, to), true)}
    />
  );
}
