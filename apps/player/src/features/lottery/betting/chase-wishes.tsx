import { MOST_MULTIPLE } from '@nokshi/contract/player/lottery.ts';
import { Tabs } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { timeText } from '@nokshi/web/time.ts';
import { useWords } from '../../../lib/words.ts';
import styles from './chase.module.css';
import type { ChaseDraft, Upcoming } from './rules/chase-draft.ts';
import { Stepper } from './stepper.tsx';

const KINDS = ['same', 'multiply', 'profit'] as const;
const MOST_STARTS = 20;
const MOST_BY = 10;
const MOST_PERCENT = 1_000;

type Props = {
  readonly draft: ChaseDraft;
  readonly coming: readonly Upcoming[];
  readonly onChange: (part: Partial<ChaseDraft>) => void;
};

/** How the multiples of a chase are made. A change makes all of them again. */
export function ChaseWishes({ draft, coming, onChange }: Props) {
  const { t } = useWords();
  const put = (part: Partial<ChaseDraft>) => onChange({ ...part, typed: {} });
  const number = (name: 'issues' | 'multiple' | 'by' | 'every' | 'percent', most: number) => {
    const label = t(`lottery.plan-${name}`);
    return (
      <div className={styles.wish}>
        <span aria-hidden="true">{label}</span>
        <Stepper
          label={label}
          value={draft[name]}
          least={name === 'issues' || name === 'by' ? 2 : name === 'percent' ? 0 : 1}
          most={most}
          plain={name !== 'by' && name !== 'multiple'}
          onChange={(value) => put({ [name]: value })}
        />
      </div>
    );
  };
  return (
    <Tabs
      label={t('lottery.plan-way')}
      tabs={KINDS.map((id) => ({ id, label: t(`lottery.plan-way-${id}`) }))}
      selected={draft.kind}
      onSelect={(id) => put({ kind: KINDS.find((kind) => kind === id) ?? 'same' })}
    >
      <div className={styles.wishes}>
        <Choice
          label={t('lottery.plan-start')}
          value={draft.start}
          choices={coming.slice(0, MOST_STARTS).map(({ issue, drawsAt }) => ({
            id: issue,
            label: `${issue} · ${timeText(drawsAt).slice(11)}`,
          }))}
          onChange={(start) => put({ start })}
        />
        {number('issues', coming.length)}
        {number('multiple', MOST_MULTIPLE)}
        {draft.kind === 'multiply' && number('by', MOST_BY)}
        {draft.kind === 'multiply' && number('every', draft.issues)}
        {draft.kind === 'profit' && number('percent', MOST_PERCENT)}
      </div>
    </Tabs>
  );
}
