import { Button } from '@nokshi/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './desk.module.css';
import { useMay } from './session.ts';
import { CountField } from './count-field.tsx';
import { spanText, wholeWithin } from './span.ts';
import { ReasonForm, useReason } from './reason-dialog.tsx';
import { useWords } from './words.ts';

/** A time that the house has set, in whole units, as its desk says it. */
export type TimeSetting = {
  /** Refetched, with every key that starts with its first word, when another time is set. */
  readonly queryKey: readonly [string, ...string[]];
  readonly read: () => Promise<number>;
  readonly write: (time: number, reason: string) => Promise<object>;
  readonly minutesOfUnit: number;
  readonly range: readonly [least: number, most: number];
  /** Its name in the log. */
  readonly field: string;
  readonly label: string;
  readonly told: (span: string) => string;
  readonly title: string;
  readonly explained: string;
};

/** What the time is, and the way to set another. */
export function SetTime({ setting }: { readonly setting: TimeSetting }) {
  const { t, why } = useWords();
  const may = useMay('cashier.act');
  const [open, setOpen] = useState(false);
  const { queryKey, read, minutesOfUnit, told } = setting;
  const { data, error } = useQuery({ queryKey, queryFn: read });
  if (error) return <p className={styles.quiet}>{why(error)}</p>;
  if (data === undefined) return null;
  return (
    <div className={styles.between}>
      <p className={styles.quiet}>{told(spanText(t, data * minutesOfUnit))}</p>
      {may && (
        <Button small onClick={() => setOpen(true)}>
          {t('time.change')}
        </Button>
      )}
      {open && <TimeDialog setting={setting} before={data} onClose={() => setOpen(false)} />}
    </div>
  );
}

type Props = {
  readonly setting: TimeSetting;
  readonly before: number;
  readonly onClose: () => void;
};

function TimeDialog({ setting, before, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { queryKey, write, minutesOfUnit, range, field, label, title, explained } = setting;
  const [least, most] = range;
  const form = useReason({
    start: { time: String(before) },
    act: (reason, typed) => write(Number(typed.time), reason),
    done: t('time.done'),
    onDone: () => queries.invalidateQueries({ queryKey: [queryKey[0]] }),
    onClose,
  });
  const time = wholeWithin(form.values.time, range);
  return (
    <ReasonForm
      form={form}
      title={title}
      words={explained}
      before={
        <CountField
          {...form.field('time')}
          label={label}
          hint={
            time === null
              ? t('time.from-to', { least, most, span: spanText(t, most * minutesOfUnit) })
              : t('time.is', { span: spanText(t, time * minutesOfUnit) })
          }
          min={least}
          max={most}
          required
          data-autofocus
        />
      }
      changes={
        time !== null && time !== before ? [{ field, from: String(before), to: String(time) }] : []
      }
      action={t('time.change')}
      onClose={onClose}
    />
  );
}
