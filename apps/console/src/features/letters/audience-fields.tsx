import { LETTER_TYPES } from '@nokshi/contract/console/letters.ts';
import { Check, Chips, Note, TextArea } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { type Form } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import type { Draft } from './draft.ts';

const WAYS = ['members', 'types', 'all'] as const;

type Props = {
  readonly form: Form<Draft>;
  readonly unknown: readonly string[];
};

/** Named members, kinds of members, or all of them. */
export function AudienceFields({ form, unknown }: Props) {
  const { t } = useWords();
  const { to, types } = form.values;
  return (
    <div className={styles.stack}>
      <h2>{t('letters.to')}</h2>
      <Chips
        label={t('letters.to')}
        chips={WAYS.map((id) => ({ id, label: t(`letters.to-${id}`) }))}
        selected={to}
        onSelect={(id) => form.set('to', id)}
      />
      {to === 'members' && (
        <TextArea
          label={t('letters.usernames')}
          hint={t('letters.usernames-hint')}
          rows={2}
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('usernames')}
          {...(unknown.length > 0 && {
            error: t('letters.unknown', { usernames: unknown.join(', ') }),
          })}
        />
      )}
      {to === 'types' && (
        <fieldset className={styles.checks}>
          <legend>{t('members.type')}</legend>
          {LETTER_TYPES.map((type) => (
            <Check
              key={type}
              checked={types.includes(type)}
              onChange={(event) =>
                form.set(
                  'types',
                  event.target.checked ? [...types, type] : types.filter((each) => each !== type),
                )
              }
            >
              {t(`type.${type}`)}
            </Check>
          ))}
        </fieldset>
      )}
      {to === 'types' && form.error('types') && <Note kind="wrong">{form.error('types')}</Note>}
      <Check {...form.box('isPromotion')}>{t('letters.promotion')}</Check>
      {to !== 'members' && <Note>{t('letters.four-eyes')}</Note>}
    </div>
  );
}
