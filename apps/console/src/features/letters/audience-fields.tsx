import { LETTER_TYPES } from '@nokshi/contract/console/letters.ts';
import { Check, Chips, Note, TextArea } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import type { Draft } from './draft.ts';

const WAYS = ['members', 'types', 'all'] as const;

type Props = {
  readonly draft: Draft;
  /** Nobody is named, and it was looked at. */
  readonly missing: boolean;
  readonly unknown: readonly string[];
  readonly onChange: (change: Partial<Draft>) => void;
};

/** Named members, kinds of members, or all of them. */
export function AudienceFields({ draft, missing, unknown, onChange }: Props) {
  const { t } = useWords();
  const { to, usernames, types, isPromotion } = draft;
  return (
    <div className={styles.stack}>
      <h2>{t('letters.to')}</h2>
      <Chips
        label={t('letters.to')}
        chips={WAYS.map((id) => ({ id, label: t(`letters.to-${id}`) }))}
        selected={to}
        onSelect={(id) => onChange({ to: id })}
      />
      {to === 'members' && (
        <TextArea
          label={t('letters.usernames')}
          hint={t('letters.usernames-hint')}
          rows={2}
          autoCapitalize="none"
          spellCheck={false}
          value={usernames}
          error={
            unknown.length > 0
              ? t('letters.unknown', { usernames: unknown.join(', ') })
              : missing
                ? t('letters.needed')
                : undefined
          }
          onChange={(event) => onChange({ usernames: event.target.value })}
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
                onChange({
                  types: event.target.checked
                    ? [...types, type]
                    : types.filter((each) => each !== type),
                })
              }
            >
              {t(`type.${type}`)}
            </Check>
          ))}
        </fieldset>
      )}
      {to === 'types' && missing && <Note kind="wrong">{t('letters.needed')}</Note>}
      <Check
        checked={isPromotion}
        onChange={(event) => onChange({ isPromotion: event.target.checked })}
      >
        {t('letters.promotion')}
      </Check>
      {to !== 'members' && <Note>{t('letters.four-eyes')}</Note>}
    </div>
  );
}
