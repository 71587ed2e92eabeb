import { DayFilter } from '@nokshi/ui/day-filter.tsx';
import { toDays } from '@nokshi/web/day-range.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import styles from './agents.module.css';
import { type AgentDays, QUICK_RANGES } from './quick-days.ts';

type Props = {
  readonly days: AgentDays;
  /** Further filters, beside the days. */
  readonly children?: ReactNode;
};

/** Which days a page of the agent centre shows, in its address. */
export function QuickDaysFilter({ days, children }: Props) {
  const { t } = useWords();
  const { change } = useAddress();
  const place = useRef<HTMLDivElement>(null);
  // On a phone the presets are a strip: the chosen one is moved into sight.
  useEffect(() => {
    const chosen = place.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    const strip = chosen?.parentElement;
    if (strip) strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2;
  }, [days.preset]);
  return (
    <div ref={place} className={styles.days}>
      <DayFilter
        range={days}
        presets={QUICK_RANGES.map((id) => ({ id, label: t(`contract.days-${id}`) }))}
        label={t('slip.days')}
        fromLabel={t('records.from')}
        toLabel={t('records.to')}
        onPreset={(range) => change({ range, from: null, to: null }, true)}
        onDays={(from, to) => change(toDays(from, to), true)}
      >
        {children}
      </DayFilter>
    </div>
  );
}
