import { takaText } from '@nokshi/money';
import { Button, Dialog, Facts, Field, Note } from '@nokshi/ui';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { whyNot } from '@nokshi/contract/rights.ts';
import { useState } from 'react';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { PinField } from '../../lib/pin-field.tsx';
import { besideStep, PlaceProofStep, usePlaceProof } from '../../lib/place-proof.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import { NoPin } from './no-pin.tsx';
import { Ordered } from './ordered.tsx';
import {
  convertPoints,
  figure,
  type PointsConfig,
  pointsText,
  refreshPoints,
  usePoints,
  usePointsConfig,
} from './points.ts';
import styles from './points.module.css';

/** Points become taka: what they are worth and what is asked of it stand before the password. */
export function ConvertDialog() {
  const { t } = useWords();
  const { close } = useAddress();
  const [done, setDone] = useState<string | null>(null);
  const may = useSession(({ member }) => member !== null && whyNot('player', member) === null);
  const config = usePointsConfig(true);
  const points = usePoints(true);
  const leave = () => close({ m: null });
  if (done !== null)
    return (
      <Dialog title={t('points.convert-title')} size="small" onClose={leave}>
        <Ordered referenceNumber={done} words={t('points.converted-words')} onClose={leave} />
      </Dialog>
    );
  return (
    <Dialog
      title={t('points.convert-title')}
      size="small"
      closeLabel={t('app.close')}
      onClose={leave}
    >
      <QueryView query={config}>
        {(terms) => (
          <QueryView query={points}>
            {({ pointBalance: held }) => {
              if (!may) return <Note>{t('points.restricted')}</Note>;
              if (!terms.hasPaymentPassword) return <NoPin />;
              const most = mostOf(terms, held);
              if (most < terms.convertFrom) return <Note>{whyNone(t, terms, held)}</Note>;
              return <ConvertForm terms={terms} held={held} most={most} onDone={setDone} />;
            }}
          </QueryView>
        )}
      </QueryView>
    </Dialog>
  );
}

/** The most that can be changed now, in whole taka. */
function mostOf({ pointsPerTaka, convertLeft }: PointsConfig, held: number): number {
  const most = Math.min(held, convertLeft);
  return most - (most % pointsPerTaka);
}

const whyNone = (t: Translate, { convertFrom, convertLeft }: PointsConfig, held: number): string =>
  held < convertFrom
    ? t('points.convert-too-few', {
        points: pointsText(t, convertFrom),
        held: pointsText(t, held),
      })
    : t('points.convert-used', { left: pointsText(t, convertLeft) });

type Props = {
  readonly terms: PointsConfig;
  readonly held: number;
  readonly most: number;
  readonly onDone: (referenceNumber: string) => void;
};

function ConvertForm({ terms, held, most, onDone }: Props) {
  const { t } = useWords();
  const { pointsPerTaka, convertFrom } = terms;
  const step = usePlaceProof();
  const least = Math.ceil(convertFrom / pointsPerTaka) * pointsPerTaka;
  const isFit = (typed: string) =>
    /^\d{1,9}$/.test(typed) &&
    Number(typed) >= least &&
    Number(typed) <= most &&
    Number(typed) % pointsPerTaka === 0;
  const bounds = { least: figure(least), most: figure(most), step: figure(pointsPerTaka) };
  const form = useForm({
    start: { points: `${most}`, paymentPassword: '', proofCode: '' },
    optional: step.optional,
    check: ({ points }) => (isFit(points) ? {} : { points: t('points.convert-wrong', bounds) }),
    async send({ points, paymentPassword, proofCode }, { keyFor }) {
      const wish = { points: Number(points), pointsPerTaka };
      try {
        const shown = await step.shown(proofCode);
        const order = await convertPoints({ ...wish, paymentPassword, ...shown }, keyFor(wish));
        onDone(order.referenceNumber);
      } catch (thrown) {
        // What lacks a proof comes again; after any other no, what holds now is shown.
        if (thrown instanceof RefusalError && !step.hear(thrown)) refreshPoints();
        throw thrown;
      }
    },
  });
  const typed = isFit(form.values.points) ? Number(form.values.points) : null;
  const taka = typed === null ? '…' : takaText(BigInt(typed / pointsPerTaka) * 100n);
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Field
        {...form.field('points')}
        label={t('points.to-convert')}
        hint={t('points.convert-hint', bounds)}
        inputMode="numeric"
        maxLength={9}
      />
      <Facts
        facts={[
          { name: t('points.paid-account'), value: t('points.account', { points: figure(held) }) },
          {
            name: t('points.ratio'),
            value: t('points.ratio-of', { points: figure(pointsPerTaka) }),
          },
          { name: t('points.received'), value: `${taka} · ${t('points.main-wallet')}` },
        ]}
      />
      <Note>{t('points.stake-once')}</Note>
      <PinField {...form.field('paymentPassword')} />
      <PlaceProofStep step={step} form={form} />
      <Refused error={besideStep(form.refused)} />
      <Button type="submit" kind="money" wide busy={form.busy}>
        {typed === null ? t('points.convert') : t('points.convert-for', { taka })}
      </Button>
    </form>
  );
}
