import { consoleAgentContractsRoutes as routes } from '@nokshi/contract/console/agent-contracts.ts';
import type { ContractTerms } from '@nokshi/contract/player/agent-terms.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, EmptyState, Field } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import styles from '../../../lib/desk.module.css';
import { Refused, useForm } from '../../../lib/form.ts';
import { QueryView } from '../../../lib/query-view.tsx';
import { ReasonDialog } from '../../../lib/reason-dialog.tsx';
import { useMay } from '../../../lib/session.ts';
import { useWords } from '../../../lib/words.ts';
import { CONTRACTS_KEY } from '../ways.ts';
import { EffectView } from './effect.tsx';
import { type Draft, draftOf, faultsOf, NEW_DRAFT, termsOf } from './terms-draft.ts';
import { TermsFields } from './terms-fields.tsx';
import { TermsView } from './terms-view.tsx';
import { UNITS } from './tier-fields.ts';

type Effect = Output<typeof routes.simulate>;
type Wish = { readonly agent: string; readonly terms: ContractTerms };

/** Writes terms for an agent, from none or from those of a contract: simulated, or offered by the house. */
export function Simulator() {
  const [search] = useSearchParams();
  const from = search.get('from');
  const query = useQuery({
    queryKey: [...CONTRACTS_KEY, 'draft', from],
    queryFn: async () => {
      if (!from) return NEW_DRAFT;
      const { contract } = await call(routes.show, { id: from });
      return draftOf(contract.downline.username, contract.terms);
    },
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryView query={query} height="420px">
      {(draft) => <SimulatorForm key={from} start={draft} />}
    </QueryView>
  );
}

const WRONG = {
  taka: 'contracts.wrong-amount',
  heads: 'contracts.wrong-heads',
  percent: 'contracts.wrong-percent',
} as const;

const wishOf = (draft: Draft): Wish => ({ agent: draft.agent.trim(), terms: termsOf(draft) });

function SimulatorForm({ start }: { readonly start: Draft }) {
  const { t } = useWords();
  const may = useMay('agents.write');
  const [result, setResult] = useState<{ readonly of: string; readonly effect: Effect } | null>(
    null,
  );
  const [offering, setOffering] = useState<Wish | null>(null);
  const form = useForm<Draft, 'simulate' | 'offer'>({
    start,
    within: 'terms',
    check: (draft) =>
      Object.fromEntries(
        faultsOf(draft).map(({ path, name, isEmpty }) => [
          path,
          t(isEmpty ? 'app.required' : WRONG[UNITS[name]]),
        ]),
      ),
    async send(draft, { how }) {
      const wish = wishOf(draft);
      if (how === 'offer') setOffering(wish);
      else setResult({ of: JSON.stringify(draft), effect: await call(routes.simulate, wish) });
    },
  });
  // What was simulated is not what is written any more once a field has changed.
  const effect = result?.of === JSON.stringify(form.values) ? result.effect : null;
  return (
    <div className={styles.beside}>
      <form
        className={`${styles.card} ${styles.stack}`}
        noValidate
        onSubmit={(event) => form.submit(event, 'simulate')}
      >
        <Refused error={form.refused} />
        <Field
          label={t('contracts.agent')}
          hint={t('contracts.agent-hint')}
          required
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          {...form.field('agent')}
        />
        <TermsFields form={form} />
        <div className={styles.tools}>
          <Button type="submit" kind="main" busy={form.busy}>
            {t('contracts.simulate')}
          </Button>
          {may && (
            <Button disabled={form.busy} onClick={() => void form.run('offer')}>
              {t('contracts.offer')}
            </Button>
          )}
        </div>
      </form>
      <section className={`${styles.card} ${styles.stack}`} aria-live="polite">
        {effect ? (
          <EffectView effect={effect} kind={form.values.kind} isOffer heading="h2" />
        ) : (
          <EmptyState title={t('contracts.not-simulated')} icon="chart" level={2} />
        )}
      </section>
      {offering && <OfferDialog wish={offering} onClose={() => setOffering(null)} />}
    </div>
  );
}

function OfferDialog({ wish, onClose }: { readonly wish: Wish; readonly onClose: () => void }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { agent, terms } = wish;
  const kind = t(`contracts.kind-${terms.kind}`);
  return (
    <ReasonDialog
      title={t('contracts.offer-title', { agent, kind })}
      words={t('contracts.offer-words')}
      wide
      before={<TermsView caption={kind} terms={terms} />}
      action={t('contracts.offer-act')}
      act={(reason) => call(routes.offer, { ...wish, reason })}
      done={t('contracts.offered-done')}
      onDone={() => queries.invalidateQueries({ queryKey: CONTRACTS_KEY })}
      onClose={onClose}
    />
  );
}
