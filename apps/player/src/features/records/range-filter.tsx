import { Chips, Field } from '@nokshi/ui';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import { PRESETS, type Range, toDays, toPreset } from './range.ts';
import styles from './records.module.css';

/** Which days a record shows, kept in the address. */
export function RangeFilter({ range }: { readonly range: Range }) {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <div className={styles.filter}>
      <Chips
        label={t('records.days')}
        chips={PRESETS.map((preset) => ({ id: preset, label: t(`records.last-${preset}`) }))}
        selected={range.preset}
        onSelect={(preset) => change(toPreset(preset), true)}
      />
      <div className={styles.dates}>
        <Field
          label={t('records.from')}
          type="date"
          max={range.to}
          value={range.from}
          onChange={(event) =>
            event.target.value && change(toDays(event.target.value, range.to), true)
          }
        />
        <Field
          label={t('records.to')}
          type="date"
          min={range.from}
          value={range.to}
          onChange={(event) =>
            event.target.value && change(toDays(range.from, event.target.value), true)
          }
        />
      </div>
    </div>
  );
}
