import { agentContractsRoutes } from '@nokshi/contract/player/agent-contracts.ts';
import { type ContractTerms, MOST_TIERS, OFFER_DAYS } from '@nokshi/contract/player/agent-terms.ts';
import { Button, Check, Icon, Note, tell } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { call } from '@nokshi/web/call.ts';
import { useState } from 'react';
import { type Form, Refused, useForm } from '../../../lib/form.ts';
import { useWords } from '../../../lib/words.ts';
import { refreshContracts } from './contracts.ts';
import styles from './contracts.module.css';
import { type Effect, EffectView } from './effect.tsx';
import { emptyTier, type OfferValues, startValues, termsOf, wrongFields } from './offer-values.ts';
import type { Unit } from './tier-fields.ts';
import { type Assignable, TierRow } from './tier-row.tsx';

type Props = {
  readonly assignable: Assignable;
  readonly own: ContractTerms;
  readonly onDone: () => void;
};
/** What was looked at before it may be sent. */
type Previewed = { readonly values: OfferValues; readonly effect: Effect };
/** An offer is looked at first, then sent as it was looked at. */
type Way = 'preview' | 'send';

const WRONG = {
  taka: 'offer.amount-wrong',
  members: 'offer.members-wrong',
  percent: 'offer.rate-wrong',
} as const satisfies Readonly<Record<Unit, unknown>>;

/** The terms of an offer within the own contract; it is sent after its preview was seen. E-106, E-107. */
export function OfferForm({ assignable, own, onDone }: Props) {
  const { t } = useWords();
  const { kind, downline, today, periods } = assignable;
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const form = useForm<OfferValues, Way>({
    start: startValues({ own, today: today?.terms ?? null, periods }),
    within: 'terms',
    check: ({ tiers }) =>
      Object.fromEntries(
        [...wrongFields(kind, tiers)].map(([path, unit]) => [path, t(WRONG[unit])]),
      ),
    async send(values, { how }) {
      const wish = { downline: downline.id, terms: termsOf(kind, values) };
      if (how === 'preview') {
        const effect = await call(agentContractsRoutes.preview, wish);
        setPreviewed({ values, effect });
        return;
      }
      await call(agentContractsRoutes.offer, wish);
      await refreshContracts();
      tell(t('offer.sent', { name: downline.name }));
      onDone();
    },
  });
  const isSeen = previewed?.values === form.values;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => form.submit(event, isSeen ? 'send' : 'preview')}
    >
      {own.kind === 'dividend' && <DividendFields form={form} own={own} periods={periods} />}
      <Check {...form.box('includesSelf')}>{t('offer.self')}</Check>
      <Tiers form={form} assignable={assignable} />
      <p className={styles.small}>{t('offer.starts', { days: OFFER_DAYS })}</p>
      {previewed && isSeen && <EffectView effect={previewed.effect} kind={kind} reader="upline" />}
      {previewed && !isSeen && <Note>{t('offer.preview-again')}</Note>}
      <Refused error={form.refused} />
      <Button type="submit" kind="main" wide busy={form.busy}>
        {t(isSeen ? 'offer.send' : 'offer.preview')}
      </Button>
    </form>
  );
}

type FormProps = { readonly form: Form<OfferValues, Way> };
type Dividend = Extract<ContractTerms, { kind: 'dividend' }>;
type DividendProps = FormProps & Pick<Assignable, 'periods'> & { readonly own: Dividend };

function DividendFields({ form, own, periods }: DividendProps) {
  const { t } = useWords();
  const wrong = form.error('period');
  return (
    <>
      <Choice
        label={t('contract.period')}
        choices={periods.map((id) => ({ id, label: t(`contract.period-${id}`) }))}
        {...form.choice('period')}
      />
      {wrong && (
        <p className={styles.wrong} role="alert">
          <Icon name="alert" size={16} /> {wrong}
        </p>
      )}
      <Check {...form.box('carries')} disabled={own.carries && form.values.carries}>
        {t('offer.carries')}
        {own.carries && <span className={styles.small}>{t('offer.carries-must')}</span>}
      </Check>
    </>
  );
}

function Tiers({ form, assignable }: FormProps & Pick<Props, 'assignable'>) {
  const { t } = useWords();
  const { tiers } = form.values;
  const change = (next: OfferValues['tiers']) => form.set('tiers', next);
  return (
    <section className={styles.part} aria-labelledby="offer-tiers">
      <h3 id="offer-tiers">{t('contract.tiers')}</h3>
      <p className={styles.small}>{t('offer.range-what')}</p>
      {tiers.map((tier, at) => (
        <TierRow
          // A tier is its place: what is typed in one is not another's.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          at={at}
          tier={tier}
          assignable={assignable}
          error={form.error}
          onChange={(typed) => change(tiers.map((each, n) => (n === at ? typed : each)))}
          onRemove={tiers.length > 1 ? () => change(tiers.filter((_, n) => n !== at)) : null}
        />
      ))}
      {tiers.length < MOST_TIERS && (
        <Button
          small
          className={styles.start}
          onClick={() => change([...tiers, emptyTier(assignable.kind)])}
        >
          <Icon name="plus" size={18} />
          {t('offer.add')}
        </Button>
      )}
    </section>
  );
}
