import { consoleSlotsRoutes as routes, potChanges } from '@nokshi/contract/console/slots.ts';
import { parseTyped, toDecimal } from '@nokshi/money';
import { plainCode } from '@nokshi/contract/typed-code.ts';
import { Field } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { TakaField } from '../../lib/taka-field.tsx';
import { useWords } from '../../lib/words.ts';
import { type DeskJackpot, SLOTS_KEY } from './slots-key.ts';

/** Percent as the wire has it, in thousandths. */
const thousandths = (percent: string): number => Math.round(Number(plainCode(percent)) * 10);

/** What is typed as it will be read; what is no figure stays as it is, and is refused. */
const percentRead = (typed: string): string =>
  /^\d+(\.\d*)?$/.test(plainCode(typed)) ? Number(plainCode(typed)).toFixed(2) : typed;
const moneyRead = (typed: string): string => {
  const minor = parseTyped(typed);
  return minor === null ? typed : toDecimal(minor);
};

type Props = { readonly jackpot: DeskJackpot; readonly onClose: () => void };

/** Other seeds and shares, for what is staked from now on. */
export function TermsDialog({ jackpot, onClose }: Props) {
  const { t, local } = useWords();
  const queries = useQueryClient();
  const form = useReason({
    start: {
      levels: jackpot.levels.map(({ seed, share }) => ({ seed, share })),
      reserveShare: jackpot.reserveShare,
    },
    act: (reason, typed) =>
      call(routes.terms, {
        gameCode: jackpot.gameId,
        version: jackpot.version,
        levels: typed.levels.map(({ seed, share }) => ({ seed, share: thousandths(share) })),
        reserveShare: thousandths(typed.reserveShare),
        reason,
      }),
    done: t('slots.terms-done'),
    onDone: () => queries.invalidateQueries({ queryKey: SLOTS_KEY }),
    onClose,
  });
  const { levels, reserveShare } = form.values;
  const field = (at: number, name: 'seed' | 'share') => ({
    required: true,
    value: levels[at]?.[name] ?? '',
    error: form.error(`levels.${at}.${name}`),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      form.set(
        'levels',
        levels.map((level, index) => (index === at ? { ...level, [name]: target.value } : level)),
      ),
  });
  const changes = potChanges(jackpot, {
    levels: levels.map(({ seed, share }, at) => ({
      level: jackpot.levels[at]?.level ?? '',
      seed: moneyRead(seed),
      share: percentRead(share),
    })),
    reserveShare: percentRead(reserveShare),
  });
  return (
    <ReasonForm
      form={form}
      title={`${t('slots.change-terms')}: ${local(jackpot.name)}`}
      words={t('slots.terms-words')}
      before={
        <>
          {jackpot.levels.map(({ level, name }, at) => (
            <div key={level} className={styles.pairs}>
              <TakaField {...field(at, 'seed')} label={t('slots.seed-of', { pot: local(name) })} />
              <Field
                {...field(at, 'share')}
                inputMode="decimal"
                label={t('slots.share-of', { pot: local(name) })}
              />
            </div>
          ))}
          <Field
            label={t('slots.reserve-percent')}
            inputMode="decimal"
            required
            {...form.field('reserveShare')}
          />
        </>
      }
      changes={changes}
      action={t('slots.change-terms')}
      onClose={onClose}
    />
  );
}
