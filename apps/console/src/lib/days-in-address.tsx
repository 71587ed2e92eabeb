import { DayFilter } from '@nokshi/ui/day-filter.tsx';
import { DAY_PRESETS, readDays, toDays, toPreset } from '@nokshi/web/day-range.ts';
import { useSearchParams } from 'wouter';
import desk from './desk.module.css';
import { inAddress } from './in-address.ts';
import { useWords } from './words.ts';

/** The days of a report as the address has them, and a change of what else it has. */
export function useDays() {
  const [search, setSearch] = useSearchParams();
  return {
    range: readDays(search, Date.now()),
    change: (changes: Parameters<typeof inAddress>[0]) =>
      setSearch(inAddress(changes), { replace: true }),
  };
}

/** Chooses the days of a report, in the address. */
export function DaysInAddress() {
  const { t } = useWords();
  const { range, change } = useDays();
  return (
    <div className={desk.apart}>
      <DayFilter
        range={range}
        presets={DAY_PRESETS.map((id) => ({ id, label: t(`reports.days-${id}`) }))}
        label={t('reports.days')}
        fromLabel={t('reports.from')}
        toLabel={t('reports.to')}
        onPreset={(preset) => change(toPreset(preset))}
        onDays={(from, to) => change(toDays(from, to))}
      />
    </div>
  );
}
