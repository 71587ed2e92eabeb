import type { ChatSetting } from '@nokshi/contract/console/chat.ts';
import { plainDigits } from '@nokshi/contract/typed-code.ts';
import { Check, Field, Note } from '@nokshi/ui';
import desk from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import styles from './chat.module.css';
import { DAYS } from './lines.ts';

const WHOLE_DAY = { from: '00:00', until: '24:00' };

type Hours = ChatSetting['hours'];
type Props = {
  readonly hours: Hours;
  readonly error: string | undefined;
  readonly onChange: (hours: Hours) => void;
};

/** When the desk is open on each day of the week, in Dhaka. */
export function Hours({ hours, error, onChange }: Props) {
  const { t } = useWords();
  const put = (index: number, day: Hours[number]) =>
    onChange(hours.map((each, at) => (at === index ? day : each)));
  return (
    <div className={`${desk.card} ${desk.stack}`}>
      <h2>{t('chat.hours')}</h2>
      <p className={desk.quiet}>{t('chat.hours-hint')}</p>
      {error && <Note kind="wrong">{error}</Note>}
      {DAYS.map((name, index) => {
        const day = hours[index] ?? null;
        const label = t(`chat.${name}`);
        return (
          <div key={name} className={styles.day}>
            <Check
              checked={day !== null}
              onChange={({ target }) => put(index, target.checked ? WHOLE_DAY : null)}
            >
              {label}
            </Check>
            {day && (
              <>
                <Field
                  label={t('chat.from', { day: label })}
                  labelHidden
                  maxLength={5}
                  value={day.from}
                  onChange={({ target }) => put(index, { ...day, from: plainDigits(target.value) })}
                />
                <Field
                  label={t('chat.until', { day: label })}
                  labelHidden
                  maxLength={5}
                  value={day.until}
                  onChange={({ target }) =>
                    put(index, { ...day, until: plainDigits(target.value) })
                  }
                />
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}
