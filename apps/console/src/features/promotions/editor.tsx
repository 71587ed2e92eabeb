import { consoleCampaignRoutes as routes } from '@nokshi/contract/console/campaigns.ts';
import type { CampaignTerms } from '@nokshi/contract/promotions/terms.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Tabs } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { CAMPAIGNS_KEY } from '../../lib/campaign-words.ts';
import styles from '../../lib/desk.module.css';
import { useForm } from '../../lib/form.ts';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useWords } from '../../lib/words.ts';
import { type Draft, offerOf, readDraft, STEPS, type Step, stepOf } from './draft.ts';
import { Misfit, Preview } from './preview.tsx';
import { Sentences } from './sentences.tsx';
import { STEP_FIELDS } from './steps.tsx';
import type { StepProps } from './texts-step.tsx';

type Props = {
  readonly id: string | null;
  readonly start: Draft;
  /** The newest version that was read; 0 of a new one. */
  readonly newest: number;
  readonly onDone: (id: string | null) => void;
};

type Looked = { readonly terms: CampaignTerms; readonly preview: Output<typeof routes.preview> };

/** Five steps, then what the terms come to before they are saved; publishing is an act of its own. */
export function Editor({ id, start, newest, onDone }: Props) {
  const { t } = useWords();
  const [step, setStep] = useState<Step>('trigger');
  const [looked, setLooked] = useState<Looked | null>(null);
  const [isSaving, setSaving] = useState(false);
  const form = useForm({
    start,
    optional: 'all',
    called: { code: 'trigger' },
    check: (draft) =>
      Object.fromEntries(readDraft(draft).faults.map(({ path, words }) => [path, t(words)])),
    async send(draft) {
      const { terms } = readDraft(draft);
      if (terms)
        setLooked({ terms, preview: await call(routes.preview, { campaignId: id, terms }) });
    },
  });
  const { terms, faults } = readDraft(form.values);
  /** What was found of other terms says nothing of these. */
  const shown = looked && JSON.stringify(looked.terms) === JSON.stringify(terms) ? looked : null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const [first] = faults;
    if (first) setStep(stepOf(first.path));
    form.submit(event);
  };
  return (
    <>
      <div className={styles.head}>
        <h1>
          {id === null ? t('campaigns.new') : t('campaigns.edit-title', { name: start.name })}
        </h1>
        <Button onClick={() => onDone(id)}>{t('campaigns.to-list')}</Button>
      </div>
      <div className={styles.beside}>
        <form className={`${styles.card} ${styles.stack}`} noValidate onSubmit={submit}>
          <Steps form={form} step={step} onStep={setStep} />
          <Misfit error={form.refused} />
          <div className={styles.tools}>
            <StepButtons step={step} onStep={setStep} />
            <Button type="submit" kind={step === 'texts' ? 'main' : 'plain'} busy={form.busy}>
              {t('campaigns.preview')}
            </Button>
          </div>
        </form>
        <div className={`${styles.card} ${styles.stack}`}>
          <h2>{t('campaigns.members-read')}</h2>
          <Sentences offer={offerOf(form.values)} />
          {shown && (
            <>
              <Preview preview={shown.preview} />
              <Button kind="main" onClick={() => setSaving(true)}>
                {t('campaigns.save')}
              </Button>
            </>
          )}
        </div>
      </div>
      {isSaving && shown && (
        <SaveDialog
          id={id}
          newest={newest}
          terms={shown.terms}
          onDone={onDone}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}

type StepsProps = StepProps & {
  readonly step: Step;
  readonly onStep: (step: Step) => void;
};

function Steps({ form, step, onStep }: StepsProps) {
  const { t } = useWords();
  const Fields = STEP_FIELDS[step];
  return (
    <Tabs
      label={t('campaigns.steps')}
      tabs={STEPS.map((each, at) => ({
        id: each,
        label: t('campaigns.nth-step', { nth: at + 1, step: t(`campaigns.step-${each}`) }),
      }))}
      selected={step}
      onSelect={(next) => onStep(next as Step)}
    >
      <div className={`${styles.panel} ${styles.stack}`}>
        <Fields form={form} />
      </div>
    </Tabs>
  );
}

function StepButtons({ step, onStep }: Omit<StepsProps, 'form'>) {
  const { t } = useWords();
  const at = STEPS.indexOf(step);
  const [before, next] = [STEPS[at - 1], STEPS[at + 1]];
  return (
    <>
      {before && (
        <Button kind="quiet" onClick={() => onStep(before)}>
          {t('campaigns.step-back')}
        </Button>
      )}
      {next && (
        <Button kind="main" onClick={() => onStep(next)}>
          {t('campaigns.step-next')}
        </Button>
      )}
    </>
  );
}

type SaveProps = Pick<Props, 'id' | 'newest' | 'onDone'> & {
  readonly terms: CampaignTerms;
  readonly onClose: () => void;
};

function SaveDialog({ id, newest, terms, onDone, onClose }: SaveProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const saved = useRef<string | null>(null);
  return (
    <ReasonDialog
      title={t('campaigns.save-title', { name: terms.name, version: newest + 1 })}
      words={t('campaigns.save-words')}
      action={t('campaigns.save')}
      act={async (reason) => {
        const answer = await call(routes.save, { campaignId: id, newest, terms, reason });
        saved.current = answer.campaignId;
        return answer;
      }}
      done={t('campaigns.save-done')}
      onDone={async () => {
        onDone(saved.current);
        await queries.invalidateQueries({ queryKey: CAMPAIGNS_KEY });
      }}
      onClose={onClose}
    />
  );
}
