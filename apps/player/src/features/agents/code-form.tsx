import { agentsRoutes, OPENED_TYPES } from '@nokshi/contract/player/agents.ts';
import { plainDigits } from '@nokshi/contract/typed-code.ts';
import { Button, Chips, Field, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './agents.module.css';
import { AGENT_KEY } from './agent.ts';

type Opened = (typeof OPENED_TYPES)[number];

/** A new code: what it is called, and what it opens. */
export function CodeForm() {
  const { t } = useWords();
  const queries = useQueryClient();
  const form = useForm({
    start: { code: '', type: 0 as Opened },
    async send(wish) {
      await call(agentsRoutes.makeCode, wish);
      tell(t('agent.code-made', { code: wish.code.trim().toLowerCase() }));
      form.reset();
      await queries.invalidateQueries({ queryKey: AGENT_KEY });
    },
  });
  return (
    <form className={styles.form} onSubmit={form.submit}>
      <Refused error={form.refused} />
      <p className={styles.small} aria-hidden="true">
        {t('agent.opens')}
      </p>
      <Chips
        label={t('agent.opens')}
        chips={OPENED_TYPES.map((type) => ({ id: String(type), label: t(`agent.opens-${type}`) }))}
        selected={String(form.values.type)}
        onSelect={(type) => form.set('type', Number(type) as Opened)}
      />
      <Field
        label={t('agent.code')}
        hint={t('agent.code-hint')}
        required
        minLength={4}
        maxLength={40}
        pattern="[A-Za-z0-9][A-Za-z0-9\-]{2,38}[A-Za-z0-9]"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...form.field('code')}
        onChange={({ target }) => form.set('code', plainDigits(target.value))}
      />
      <Button type="submit" kind="main" busy={form.busy}>
        {t('agent.make-code')}
      </Button>
    </form>
  );
}
