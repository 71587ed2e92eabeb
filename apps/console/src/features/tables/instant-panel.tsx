import {
  consoleInstantsRoutes as routes,
  type DeskInstant,
  type InstantTerms,
  instantTermsChanges,
} from '@nokshi/contract/console/instants.ts';
import { parseTyped, toDecimal } from '@nokshi/money';
import { Check, Dialog } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { useForm } from '../../lib/form.ts';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { ReviewForm } from '../../lib/review-form.tsx';
import { useMay } from '../../lib/session.ts';
import { TakaField } from '../../lib/taka-field.tsx';
import { WaitingProposals } from '../../lib/waiting-proposals.tsx';
import { useWords } from '../../lib/words.ts';
import { TABLES_KEY } from './tables.ts';

type Props = { readonly game: DeskInstant; readonly onClose: () => void };

/** One instant game beside the list: whether it is open, and its limits. */
export function InstantPanel({ game, onClose }: Props) {
  const { t, local } = useWords();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<InstantTerms | null>(null);
  const { gameCode, name, version, terms } = game;
  return (
    <Dialog title={local(name)} size="side" closeLabel={t('app.close')} onClose={onClose}>
      <p className={styles.apart}>
        <code className={styles.mono}>{gameCode}</code>
      </p>
      <WaitingProposals object={gameCode} />
      <LimitsForm game={game} onReview={setWanted} />
      {wanted && (
        <ReasonDialog
          title={t('tables.change-title', { table: local(name) })}
          words={t('tables.from-next-round')}
          changes={instantTermsChanges(terms, wanted)}
          action={t('change.apply')}
          act={(reason) => call(routes.saveGame, { gameCode, terms: wanted, version, reason })}
          done={t('tables.saved')}
          onDone={() => queries.invalidateQueries({ queryKey: TABLES_KEY })}
          onClose={() => setWanted(null)}
        />
      )}
    </Dialog>
  );
}

const amountOf = (typed: string): string => {
  const minor = parseTyped(typed);
  return minor === null ? typed : toDecimal(minor);
};

type Draft = InstantTerms['limits'] & Pick<InstantTerms, 'isOpen'>;

const termsOf = ({ isOpen, least, most, win }: Draft): InstantTerms => ({
  isOpen,
  limits: { least: amountOf(least), most: amountOf(most), win: amountOf(win) },
});

type FormProps = {
  readonly game: DeskInstant;
  readonly onReview: (terms: InstantTerms) => void;
};

function LimitsForm({ game: { terms }, onReview }: FormProps) {
  const { t } = useWords();
  const may = useMay('tables.write');
  const { isOpen, limits } = terms;
  const form = useForm({
    start: { isOpen, ...limits },
    check: ({ least, most }) =>
      (parseTyped(most) ?? 0n) < (parseTyped(least) ?? 0n) ? { most: t('tables.limit-falls') } : {},
    send: async (draft) => onReview(termsOf(draft)),
  });
  const count = instantTermsChanges(terms, termsOf(form.values)).length;
  return (
    <ReviewForm form={form} may={may} onlyLook={t('tables.only-look')} count={count} noValidate>
      <Check {...form.box('isOpen')}>{t('tables.is-open')}</Check>
      <div className={styles.pairs}>
        <TakaField
          label={t('tables.stake-least')}
          hint={t('tables.stake-hint')}
          required
          {...form.field('least')}
        />
        <TakaField
          label={t('tables.stake-most')}
          hint={t('tables.stake-hint')}
          required
          {...form.field('most')}
        />
        <TakaField
          label={t('tables.win')}
          hint={t('tables.win-hint')}
          required
          {...form.field('win')}
        />
      </div>
    </ReviewForm>
  );
}
