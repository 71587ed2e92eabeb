import { WEEKDAYS, type Weekday } from '@nokshi/contract/channel-fields.ts';
import { Field } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { ALL_DAY } from './channel-words.ts';
import own from './channels.module.css';
import type { TermsProps } from './money-fields.tsx';

const KINDS = ['all-day', 'hours', 'closed-day'] as const;
const USUAL: Readonly<Record<(typeof KINDS)[number], string>> = {
  'all-day': ALL_DAY,
  hours: '10:00-18:00',
  'closed-day': '',
};

/** Opening hours by weekday in Dhaka. */
export function HoursFields({ terms, onChange }: TermsProps) {
  const { t } = useWords();
  const { hours } = terms;
  return (
    <section className={`${styles.stack} ${own.section}`} aria-labelledby="hours">
      <h2 id="hours">{t('channels.hours')}</h2>
      <p className={styles.quiet}>{t('channels.hours-words')}</p>
      {WEEKDAYS.map((day) => (
        <Day
          key={day}
          day={day}
          span={hours[day]}
          onChange={(span) => onChange({ hours: { ...hours, [day]: span } })}
        />
      ))}
    </section>
  );
}

type Props = {
  readonly day: Weekday;
  readonly span: string;
  readonly onChange: (span: string) => void;
};

function Day({ day, span, onChange }: Props) {
  const { t } = useWords();
  const [kind, setKind] = [
    span === ALL_DAY ? 'all-day' : span === '' ? 'closed-day' : 'hours',
    (to: (typeof KINDS)[number]) => onChange(USUAL[to]),
  ] as const;
  const [from = '', until = ''] = span.split('-');
  const name = t(`channels.day-${day}`);
  return (
    <div className={own.day}>
      <Choice
        label={name}
        value={kind}
        choices={KINDS.map((id) => ({ id, label: t(`channels.${id}`) }))}
        onChange={setKind}
      />
      {kind === 'hours' && (
        <>
          <Field
            label={t('channels.from', { day: name })}
            type="time"
            required
            value={from}
            onChange={(event) => onChange(`${event.target.value}-${until}`)}
          />
          <Field
            label={t('channels.until', { day: name })}
            type="time"
            required
            // A clock has no 24:00; midnight at the end is 00:00 there.
            value={until === '24:00' ? '00:00' : until}
            onChange={({ target: { value } }) =>
              onChange(`${from}-${value === '00:00' ? '24:00' : value}`)
            }
          />
        </>
      )}
    </div>
  );
}
