import type { FieldSetting } from '@nokshi/contract/console/site-settings.ts';
import { ALWAYS_ASKED } from '@nokshi/contract/registration/fields.ts';
import { OWN_PATTERN, PATTERN_IDS } from '@nokshi/contract/registration/patterns.ts';
import { Button, Field, Icon } from '@nokshi/ui';
import { CountField } from '../../lib/count-field.tsx';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { Choice } from '@nokshi/ui/choice.tsx';
import own from './registration.module.css';

type Fields = readonly FieldSetting[];
type Props = { readonly fields: Fields; readonly onChange: (fields: FieldSetting[]) => void };

/** Every field in the order of the form: shown or not, how long, which pattern. E-078. */
export function RegistrationFields({ fields, onChange }: Props) {
  const { t } = useWords();
  return (
    <section className={styles.stack} aria-labelledby="registration-fields">
      <h2 id="registration-fields">{t('registration.fields')}</h2>
      <p className={styles.quiet}>{t('registration.fields-words')}</p>
      <ol className={own.fields}>
        {fields.map((rule, at) => (
          <RuleRow
            key={rule.field}
            rule={rule}
            onChange={(part) =>
              onChange(fields.map((each) => (each === rule ? { ...rule, ...part } : each)))
            }
            onMove={(by) => onChange(moved(fields, at, by))}
            ends={{ first: at === 0, last: at === fields.length - 1 }}
          />
        ))}
      </ol>
    </section>
  );
}

/** The row at `at` changes places with the one `by` further. */
function moved(fields: Fields, at: number, by: 1 | -1): FieldSetting[] {
  const list = [...fields];
  list.splice(at + by, 0, ...list.splice(at, 1));
  return list;
}

type RowProps = {
  readonly rule: FieldSetting;
  readonly onChange: (part: Partial<FieldSetting>) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly ends: { readonly first: boolean; readonly last: boolean };
};

const STATES = {
  hidden: { enabled: false, required: false },
  optional: { enabled: true, required: false },
  required: { enabled: true, required: true },
} as const;
const STATE_NAMES = ['hidden', 'optional', 'required'] as const;

function RuleRow({ rule, onChange, onMove, ends }: RowProps) {
  const { t } = useWords();
  const name = t(`field.${rule.field}`);
  const state = !rule.enabled ? 'hidden' : rule.required ? 'required' : 'optional';
  const states = ALWAYS_ASKED.has(rule.field) ? (['required'] as const) : STATE_NAMES;
  return (
    <li className={own.field} data-hidden={!rule.enabled || undefined}>
      <div role="group" aria-label={name} className={own.asked}>
        <div className={own.line}>
          <span className={own.name}>{name}</span>
          <Choice
            label={t('registration.state')}
            labelHidden
            value={state}
            choices={states.map((id) => ({ id, label: t(`registration.${id}`) }))}
            onChange={(id) => onChange(STATES[id])}
          />
          <div className={own.moves}>
            <Move up name={name} disabled={ends.first} onMove={() => onMove(-1)} />
            <Move name={name} disabled={ends.last} onMove={() => onMove(1)} />
          </div>
        </div>
        {rule.enabled && (
          <div className={own.rule}>
            <Lengths rule={rule} onChange={onChange} />
          </div>
        )}
      </div>
    </li>
  );
}

function Lengths({ rule, onChange }: Pick<RowProps, 'rule' | 'onChange'>) {
  const { t } = useWords();
  const patterns = [...PATTERN_IDS, OWN_PATTERN] as const;
  const length = (end: 'minLength' | 'maxLength') => (
    <CountField
      label={t(`registration.${end}`)}
      min={end === 'minLength' ? 0 : 1}
      max={256}
      required
      value={rule[end]}
      onChange={(event) => onChange({ [end]: Number(event.target.value) })}
    />
  );
  return (
    <>
      {length('minLength')}
      {length('maxLength')}
      <Choice
        label={t('registration.patternId')}
        value={rule.patternId}
        choices={patterns.map((id) => ({ id, label: t(`pattern.${id}`) }))}
        onChange={(patternId) =>
          onChange({ patternId, ownPattern: patternId === OWN_PATTERN ? '' : null })
        }
      />
      {rule.patternId === OWN_PATTERN && (
        <Field
          label={t('registration.ownPattern')}
          hint={t('registration.ownPattern-hint')}
          required
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
          value={rule.ownPattern ?? ''}
          onChange={(event) => onChange({ ownPattern: event.target.value })}
        />
      )}
    </>
  );
}

type MoveProps = {
  readonly up?: boolean;
  readonly name: string;
  readonly disabled: boolean;
  readonly onMove: () => void;
};

function Move({ up = false, name, disabled, onMove }: MoveProps) {
  const { t } = useWords();
  return (
    <Button
      small
      kind="quiet"
      disabled={disabled}
      aria-label={t(up ? 'registration.up' : 'registration.down', { name })}
      onClick={onMove}
    >
      <span className={up ? own.up : undefined}>
        <Icon name="down" size={18} />
      </span>
    </Button>
  );
}
