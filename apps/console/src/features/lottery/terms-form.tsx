import { type DeskLottery } from '@nokshi/contract/console/lottery.ts';
import { type GameTerms, gameTermsChanges } from '@nokshi/contract/console/lottery-terms.ts';
import { Check } from '@nokshi/ui';
import { CountField } from '../../lib/count-field.tsx';
import styles from '../../lib/desk.module.css';
import { type Form, useForm } from '../../lib/form.ts';
import { ReviewForm } from '../../lib/review-form.tsx';
import { useMay } from '../../lib/session.ts';
import { TakaField } from '../../lib/taka-field.tsx';
import { useWords } from '../../lib/words.ts';
import { BasesPicture } from './bases-picture.tsx';
import { DrawFields } from './draw-fields.tsx';
import { BASE_SPAN, BASES, type Draft, draftOf, faultsOf, termsOf } from './terms-draft.ts';

type Props = { readonly game: DeskLottery; readonly onReview: (terms: GameTerms) => void };

const CEILINGS = ['unitMost', 'betMost', 'issueMost', 'numberMost'] as const;
const HOUR_SECONDS = 3_600;

/** What an operator sets of a lottery; reviewed with what it changes before it is done. */
export function TermsForm({ game, onReview }: Props) {
  const { t } = useWords();
  const may = useMay('lottery.write');
  const form = useForm({
    start: draftOf(game.terms),
    optional: ['drawTime', 'drawDates'],
    check: (draft) =>
      Object.fromEntries(
        Object.entries(faultsOf(draft, game.source)).map(([name, fault]) => [name, t(fault)]),
      ),
    send: async (draft) => onReview(termsOf(draft)),
  });
  const count = gameTermsChanges(game.terms, termsOf(form.values)).length;
  return (
    <ReviewForm form={form} may={may} onlyLook={t('lotteries.only-look')} count={count} noValidate>
      <Check {...form.box('isOpen')}>{t('lotteries.is-open')}</Check>
      {game.source === 'external' && <p className={styles.quiet}>{t('lotteries.fed-first')}</p>}
      <Times form={form} source={game.source} />
      <Bases form={form} />
      <Ceilings form={form} />
    </ReviewForm>
  );
}

type PartProps = { readonly form: Form<Draft> };

type TimesProps = PartProps & { readonly source: DeskLottery['source'] };

function Times({ form, source }: TimesProps) {
  const { t } = useWords();
  return (
    <section className={styles.stack} aria-labelledby="when">
      <h3 id="when">{t('lotteries.when')}</h3>
      <DrawFields form={form} source={source} />
      <div className={styles.pairs}>
        <CountField
          label={t('lotteries.closes-before')}
          hint={t('lotteries.closes-hint')}
          min={1}
          max={HOUR_SECONDS}
          required
          {...form.field('closesBeforeSeconds')}
        />
        <CountField
          label={t('lotteries.cancel-before')}
          hint={t('lotteries.cancel-hint')}
          min={0}
          max={HOUR_SECONDS}
          required
          {...form.field('cancelBeforeSeconds')}
        />
      </div>
    </section>
  );
}

function Bases({ form }: PartProps) {
  const { t } = useWords();
  return (
    <section className={styles.stack} aria-labelledby="bases">
      <h3 id="bases">{t('lotteries.bases')}</h3>
      <p className={styles.quiet}>{t('lotteries.bases-words')}</p>
      <BasesPicture draft={form.values} />
      <div className={styles.pairs}>
        {BASES.map((name) => (
          <CountField
            key={name}
            label={t(`lotteries.base-${name}`)}
            hint={t(`lotteries.base-${name}-hint`)}
            min={BASE_SPAN[0]}
            max={BASE_SPAN[1]}
            required
            {...form.field(name)}
          />
        ))}
      </div>
    </section>
  );
}

function Ceilings({ form }: PartProps) {
  const { t } = useWords();
  return (
    <section className={styles.stack} aria-labelledby="ceilings">
      <h3 id="ceilings">{t('lotteries.ceilings')}</h3>
      <div className={styles.pairs}>
        {CEILINGS.map((name) => (
          <TakaField
            key={name}
            label={t(`lotteries.${name}`)}
            hint={t(`lotteries.${name}-hint`)}
            required
            {...form.field(name)}
          />
        ))}
      </div>
    </section>
  );
}
