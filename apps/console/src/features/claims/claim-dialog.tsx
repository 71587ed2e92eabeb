import { consoleClaimRoutes as routes } from '@nokshi/contract/console/claims.ts';
import { Field, moneyText, TextArea } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type Form } from '../../lib/form.ts';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { TakaField } from '../../lib/taka-field.tsx';
import { useWords } from '../../lib/words.ts';
import type { OneClaim } from './claim.ts';

export type ClaimAct = 'credit' | 'answer-complaint' | 'refuse';

type Props = { readonly act: ClaimAct; readonly found: OneClaim; readonly onClose: () => void };
type Typed = { readonly amount: string; readonly evidence: string; readonly answer: string };

/** An answer to a claim: what is credited and by which evidence, or words to the member. */
export function ClaimDialog({ act, found, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { claim, lines, byLine } = found;
  const { id, username: member } = claim;
  const send = (reason: string, { amount, evidence, answer }: Typed): Promise<object> => {
    if (act === 'refuse') return call(routes.refuse, { id, answer, reason });
    if (act === 'credit') return call(routes.credit, { id, amount, evidence, reason });
    return call(routes.answerComplaint, { id, amount, reason });
  };
  const form = useReason<Typed>({
    start: {
      amount: (byLine && lines[0]?.amount) || claim.asked,
      evidence: (byLine ? lines[0]?.id : claim.reference) ?? '',
      answer: '',
    },
    act: send,
    done: t('claims.answered'),
    onDone: () => queries.invalidateQueries({ queryKey: ['till'] }),
    onClose,
  });
  const values = { amount: moneyText(claim.asked), member };
  return (
    <ReasonForm
      form={form}
      title={t(`claims.${act}-title`, values)}
      words={t(act === 'credit' && byLine ? 'claims.credit-line-words' : `claims.${act}-words`)}
      before={<Fields act={act} form={form} lines={byLine ? lines : null} />}
      action={t(`claims.${act}`)}
      danger={act === 'refuse'}
      onClose={onClose}
    />
  );
}

type FieldsProps = {
  readonly act: ClaimAct;
  readonly form: Form<Typed & { reason: string }>;
  /** The evidence is one of them; null where it is the reference of a provider. */
  readonly lines: OneClaim['lines'] | null;
};

function Fields({ act, form, lines }: FieldsProps) {
  const { t } = useWords();
  if (act === 'refuse')
    return (
      <TextArea
        label={t('claims.to-member')}
        required
        rows={4}
        minLength={3}
        maxLength={500}
        data-autofocus
        {...form.field('answer')}
      />
    );
  if (act === 'credit' && lines)
    return (
      <Choice
        label={t('claims.line')}
        value={form.values.evidence}
        choices={lines.map((line) => ({ id: line.id, label: lineText(line) }))}
        onChange={(id) =>
          form.put({
            evidence: id,
            amount: lines.find((line) => line.id === id)?.amount ?? form.values.amount,
          })
        }
      />
    );
  return (
    <>
      <TakaField label={t('claims.amount')} required data-autofocus {...form.field('amount')} />
      {act === 'credit' && (
        <Field
          label={t('claims.evidence')}
          hint={t('claims.evidence-hint')}
          required
          minLength={3}
          maxLength={80}
          autoComplete="off"
          {...form.field('evidence')}
        />
      )}
    </>
  );
}

const lineText = ({ bookedOn, amount, reference, sender }: OneClaim['lines'][number]) =>
  [bookedOn, moneyText(amount), reference, sender].join(' · ');
