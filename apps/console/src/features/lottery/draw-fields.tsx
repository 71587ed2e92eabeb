import type { DeskLottery } from '@nokshi/contract/console/lottery.ts';
import { Check, Field } from '@nokshi/ui';
import { CountField } from '../../lib/count-field.tsx';
import styles from '../../lib/desk.module.css';
import type { Form } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { WEEKDAYS } from './lotteries.ts';
import type { Draft } from './terms-draft.ts';

type Props = { readonly form: Form<Draft>; readonly source: DeskLottery['source'] };

const DAY_SECONDS = 86_400;

/** How often the house draws, or on which days and when others do. */
export function DrawFields({ form, source }: Props) {
  const { t } = useWords();
  if (source === 'house')
    return (
      <CountField
        label={t('lotteries.interval')}
        hint={t('lotteries.interval-hint')}
        min={30}
        max={DAY_SECONDS}
        required
        {...form.field('intervalSeconds')}
      />
    );
  const { drawDays } = form.values;
  return (
    <>
      <div className={styles.pairs}>
        <Field
          label={t('lotteries.draw-time')}
          hint={t('lotteries.dhaka')}
          type="time"
          required
          {...form.field('drawTime')}
        />
        <Field
          label={t('lotteries.draw-dates')}
          hint={t('lotteries.dates-hint')}
          inputMode="numeric"
          {...form.field('drawDates')}
        />
      </div>
      <fieldset className={styles.plain}>
        <legend>{t('lotteries.draw-days')}</legend>
        <div className={styles.abreast}>
          {WEEKDAYS.map((day) => (
            <Check
              key={day}
              checked={drawDays.includes(day)}
              onChange={({ target }) =>
                form.set(
                  'drawDays',
                  WEEKDAYS.filter((each) =>
                    each === day ? target.checked : drawDays.includes(each),
                  ),
                )
              }
            >
              {t(`lotteries.day-${day}`)}
            </Check>
          ))}
        </div>
      </fieldset>
    </>
  );
}
