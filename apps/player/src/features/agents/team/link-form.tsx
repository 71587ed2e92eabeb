import { agentLinksRoutes, type OwnBases } from '@nokshi/contract/player/agent-links.ts';
import { OPENED_TYPES } from '@nokshi/contract/player/agents.ts';
import { plainDigits } from '@nokshi/contract/typed-code.ts';
import { Button, Field, tell } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { call } from '@nokshi/web/call.ts';
import { queries } from '../../../data/queries.ts';
import { Refused, useForm } from '../../../lib/form.ts';
import { useWords } from '../../../lib/words.ts';
import { LINKS_KEY } from './bases.ts';
import { GivenBase } from './given-base.tsx';
import styles from './team.module.css';

const VALID_DAYS = { '1': 1, '7': 7, '30': 30, ever: null } as const;
type Validity = keyof typeof VALID_DAYS;
const VALIDITIES = Object.keys(VALID_DAYS) as readonly Validity[];
const TYPES = OPENED_TYPES.map(String);
const CODE = /^[a-z0-9][a-z0-9-]{2,38}[a-z0-9]$/i;

/** A new link: whom it is for, how long it holds, and where it is going to be shared. */
export function LinkForm({ bases }: { readonly bases: OwnBases }) {
  const { t } = useWords();
  const form = useForm({
    start: { type: '0', valid: '30' as Validity, base: bases.usual, code: '', note: '' },
    optional: ['code', 'note'],
    called: { validDays: 'valid' },
    check: ({ code }): Readonly<Record<string, string>> =>
      code.trim() === '' || CODE.test(code.trim()) ? {} : { code: t('link.code-wrong') },
    async send({ type, valid, base, code, note }) {
      const made = await call(agentLinksRoutes.makeLink, {
        type: OPENED_TYPES.find((each) => String(each) === type) ?? 0,
        validDays: VALID_DAYS[valid],
        code: code.trim(),
        base,
        note,
      });
      tell(t('link.made', { code: made.code }));
      form.reset();
      await queries.invalidateQueries({ queryKey: LINKS_KEY });
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Refused error={form.refused} />
      <div className={styles.choices}>
        <Choice
          label={t('link.opens')}
          choices={TYPES.map((id) => ({
            id,
            label: t(id === '0' ? 'link.opens-0' : 'link.opens-1'),
          }))}
          {...form.choice('type')}
        />
        <Choice
          label={t('link.valid')}
          choices={VALIDITIES.map((id) => ({ id, label: t(`link.valid-${id}`) }))}
          {...form.choice('valid')}
        />
      </div>
      <GivenBase bases={bases} form={form} />
      <Field
        label={t('link.code')}
        hint={t('link.code-hint')}
        maxLength={40}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...form.field('code')}
        onChange={({ target }) => form.set('code', plainDigits(target.value))}
      />
      <Field
        label={t('link.note')}
        hint={t('link.note-hint')}
        maxLength={60}
        autoComplete="off"
        {...form.field('note')}
      />
      <Button type="submit" kind="main" busy={form.busy}>
        {t('link.make')}
      </Button>
    </form>
  );
}
