import {
  ADJUSTMENT_WAYS,
  type AdjustmentCause,
  type AdjustmentWay,
  consoleAdjustmentRoutes as routes,
} from '@nokshi/contract/console/adjustments.ts';
import { Chips, TextArea } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { TakaField } from '../../lib/taka-field.tsx';
import { useWords } from '../../lib/words.ts';

type Props = { readonly id: string; readonly username: string; readonly onClose: () => void };
type Wish = { way: AdjustmentWay; cause: AdjustmentCause; amount: string; words: string };

const START: Wish = { way: 'give', cause: 'goodwill', amount: '', words: '' };

/** Money that is given or taken by hand, with why and with what the member reads. */
export function AdjustDialog({ id, username, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const form = useReason({
    start: START,
    act: (reason, wish) => call(routes.adjust, { id, ...wish, reason }),
    done: t('proposals.sent'),
    onDone: () => queries.invalidateQueries({ queryKey: ['proposals'] }),
    onClose,
  });
  const { way, cause } = form.values;
  return (
    <ReasonForm
      form={form}
      wide
      title={t('adjustments.title', { username })}
      words={t('adjustments.new-words')}
      before={
        <>
          <Chips
            label={t('adjustments.way')}
            chips={WAYS.map((each) => ({ id: each, label: t(`adjustments.${each}`) }))}
            selected={way}
            onSelect={(next) => form.put({ way: next, cause: ADJUSTMENT_WAYS[next][0] })}
          />
          <Chips
            label={t('adjustments.cause')}
            chips={ADJUSTMENT_WAYS[way].map((each) => ({
              id: each,
              label: t(`adjustments.${each}`),
            }))}
            selected={cause}
            onSelect={(next) => form.set('cause', next)}
          />
          <p className={styles.quiet}>{t(`adjustments.${cause}-words`)}</p>
          <TakaField
            label={t('adjustments.amount')}
            required
            data-autofocus
            {...form.field('amount')}
          />
          <TextArea
            label={t('adjustments.text')}
            hint={t('adjustments.text-hint')}
            required
            minLength={3}
            maxLength={140}
            rows={2}
            {...form.field('words')}
          />
        </>
      }
      action={t('adjustments.propose')}
      danger={way === 'take'}
      onClose={onClose}
    />
  );
}

const WAYS = Object.keys(ADJUSTMENT_WAYS) as AdjustmentWay[];
