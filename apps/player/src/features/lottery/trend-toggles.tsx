import { Icon } from '@nokshi/ui';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import styles from './trend.module.css';

export const TOGGLES = ['line', 'omission', 'bars', 'heat', 'rows'] as const;
export type Toggle = (typeof TOGGLES)[number];
export type Toggled = ReadonlySet<Toggle>;

const USUAL: readonly Toggle[] = ['line', 'omission', 'heat'];
/** Stands for nothing at all: an address without the field shows the usual ones. */
const NOTHING = 'none';

/** What the chart draws beside the numbers, from the address. */
export function useToggles(): Toggled {
  const { params } = useAddress();
  const asked = params.get('show')?.split('.');
  return new Set(asked ? TOGGLES.filter((each) => asked.includes(each)) : USUAL);
}

export function TrendToggles({ shown }: { readonly shown: Toggled }) {
  const { t } = useWords();
  const { change } = useAddress();
  const turn = (toggle: Toggle) => {
    const next = TOGGLES.filter((each) => (each === toggle) !== shown.has(each));
    change({ show: next.join('.') || NOTHING }, true);
  };
  return (
    <details className={styles.options}>
      <summary>
        {t('lottery.trend-show')}
        <Icon name="down" size={18} />
      </summary>
      <fieldset className={styles.toggles}>
        <legend className="visually-hidden">{t('lottery.trend-show')}</legend>
        {TOGGLES.map((toggle) => (
          <label key={toggle} className={styles.toggle}>
            <input type="checkbox" checked={shown.has(toggle)} onChange={() => turn(toggle)} />
            {t(`lottery.trend-${toggle}`)}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
