import { HOUSE_REASONS, type HouseReason } from '@nokshi/contract/player/limits.ts';
import { Choice } from '@nokshi/ui/choice.tsx';
import { useWords } from '../../lib/words.ts';

type Props = {
  readonly value: HouseReason;
  readonly onChange: (why: HouseReason) => void;
};

/** The reason that the member reads. */
export function WhyField({ value, onChange }: Props) {
  const { t } = useWords();
  return (
    <Choice
      label={t('harm.why')}
      value={value}
      choices={HOUSE_REASONS.map((id) => ({ id, label: t(`harm.why-${id}`) }))}
      onChange={onChange}
    />
  );
}
