import type { MallGood } from '@nokshi/contract/player/points.ts';
import { ADDRESS_LENGTH } from '@nokshi/contract/points.ts';
import { parseDecimal, toDecimal } from '@nokshi/money';
import { Button, Facts, Field, MoneyText } from '@nokshi/ui';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { PinField } from '../../lib/pin-field.tsx';
import { besideStep, PlaceProofStep, usePlaceProof } from '../../lib/place-proof.tsx';
import { useWords } from '../../lib/words.ts';
import { figure, type PointsConfig, pointsText, redeemGood, refreshPoints } from './points.ts';
import styles from './points.module.css';

type Props = {
  readonly good: MallGood;
  readonly held: number;
  readonly terms: PointsConfig;
  readonly onOrdered: (referenceNumber: string) => void;
};

const SHOWN_ADDRESS = 5;

/** One order is made once, however often the line breaks under it. */
function useRedeem({ good, held, terms, onOrdered }: Props) {
  const { t } = useWords();
  const step = usePlaceProof();
  const last = terms.lastDelivery;
  const most = Math.min(terms.mostPieces, good.left, Math.floor(held / good.points));
  const form = useForm({
    start: {
      quantity: '1',
      address: last?.address ?? '',
      mobile: last?.mobile ?? '',
      messenger: last?.messenger ?? '',
      paymentPassword: '',
      proofCode: '',
    },
    optional: good.asksMessenger ? step.optional : ['messenger', ...step.optional],
    check: ({ quantity, address }) => ({
      ...(!isCount(quantity, most) && { quantity: t('points.quantity-wrong', { most }) }),
      ...(address.trim().length < SHOWN_ADDRESS && { address: t('points.address-short') }),
    }),
    async send({ quantity, proofCode, messenger, ...typed }, { keyFor }) {
      const count = Number(quantity);
      const wish = {
        goodId: good.id,
        quantity: count,
        points: count * good.points,
        ...typed,
        ...(good.asksMessenger && { messenger }),
      };
      const { paymentPassword: _, ...keyed } = wish;
      try {
        const shown = await step.shown(proofCode);
        const order = await redeemGood({ ...wish, ...shown }, keyFor(keyed));
        onOrdered(order.referenceNumber);
      } catch (thrown) {
        // What lacks a proof comes again; after any other no, what holds now is shown.
        if (thrown instanceof RefusalError && !step.hear(thrown)) refreshPoints();
        throw thrown;
      }
    },
  });
  return { form, step, most };
}

/** How many, where they go, what is paid and what is left; then the payment password. V-065. */
export function RedeemForm(props: Props) {
  const { good, held } = props;
  const { t } = useWords();
  const { form, step, most } = useRedeem(props);
  const count = isCount(form.values.quantity, most) ? Number(form.values.quantity) : 1;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Field
        {...form.field('quantity')}
        label={t('points.quantity', { unit: good.unit })}
        hint={t('points.quantity-hint', { most })}
        inputMode="numeric"
        maxLength={2}
      />
      <Field
        {...form.field('address')}
        label={t('points.address')}
        autoComplete="street-address"
        maxLength={ADDRESS_LENGTH}
      />
      <Field
        {...form.field('mobile')}
        label={t('points.mobile')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
      {good.asksMessenger && (
        <Field
          {...form.field('messenger')}
          label={t('points.messenger')}
          hint={t('points.messenger-hint')}
          maxLength={64}
        />
      )}
      <Paid good={good} count={count} held={held} />
      <PinField {...form.field('paymentPassword')} />
      <PlaceProofStep step={step} form={form} />
      <Refused error={besideStep(form.refused)} />
      <Button type="submit" kind="money" wide busy={form.busy}>
        {t('points.redeem-for', { points: pointsText(t, count * good.points) })}
      </Button>
    </form>
  );
}

const isCount = (typed: string, most: number): boolean =>
  /^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most;

type PaidProps = { readonly good: MallGood; readonly count: number; readonly held: number };

/** Paid account and amount, the ratio, and what comes of it. Checklist E-112. */
function Paid({ good, count, held }: PaidProps) {
  const { t } = useWords();
  const worth = parseDecimal(good.worth) ?? 0n;
  const paid = count * good.points;
  const all = <MoneyText amount={toDecimal(worth * BigInt(count))} />;
  return (
    <Facts
      facts={[
        { name: t('points.paid-account'), value: t('points.account', { points: figure(held) }) },
        { name: t('points.paid-amount'), value: pointsText(t, paid) },
        {
          name: t('points.ratio'),
          value: t('points.ratio-of', {
            points: figure(Math.round((good.points * 100) / Number(worth || 1n))),
          }),
        },
        good.kind === 'bonus'
          ? {
              name: t('points.received'),
              value: (
                <>
                  {all} · {t('points.main-wallet')}
                </>
              ),
            }
          : { name: t('points.received'), value: `${count} ${good.unit}` },
        { name: t('points.after'), value: pointsText(t, held - paid) },
      ]}
    />
  );
}
