import { type Condition, CONDITION_KINDS } from '@nokshi/contract/promotions/audience.ts';
import { Button } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import desk from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { type Draft, newCondition } from './draft.ts';
import { CONDITIONS } from './parts.ts';
import { SpecFields } from './spec-field.tsx';

type Props = {
  readonly audience: Draft['audience'];
  readonly error: (path: string) => string | undefined;
  readonly onChange: (audience: Draft['audience']) => void;
};

/** Conditions on members, each kind once. */
export function AudienceFields({ audience, error, onChange }: Props) {
  const { t } = useWords();
  const free = CONDITION_KINDS.filter((kind) => audience.every((each) => each.kind !== kind));
  return (
    <>
      {audience.map(({ kind, values }, at) => (
        <fieldset key={kind} className={desk.row}>
          <legend className="visually-hidden">{t(`campaigns.condition-${kind}`)}</legend>
          <strong>{t(`campaigns.condition-${kind}`)}</strong>
          <SpecFields
            specs={CONDITIONS[kind]}
            values={values}
            path={`audience.${at}`}
            error={error}
            onChange={(part) =>
              onChange(
                audience.map((each, n) =>
                  n === at ? { kind, values: { ...values, ...part } } : each,
                ),
              )
            }
          />
          <Button small kind="quiet" onClick={() => onChange(audience.filter((_, n) => n !== at))}>
            {t('campaigns.line-remove')}
          </Button>
        </fieldset>
      ))}
      {free.length > 0 && (
        <Choice<Condition['kind'] | ''>
          label={t('campaigns.condition-add')}
          value=""
          choices={[
            { id: '', label: t('campaigns.condition-choose') },
            ...free.map((id) => ({ id, label: t(`campaigns.condition-${id}`) })),
          ]}
          onChange={(kind) => kind !== '' && onChange([...audience, newCondition(kind)])}
        />
      )}
    </>
  );
}
