import type { Contract, ContractAnswer } from '@nokshi/contract/player/agent-contracts.ts';
import { Button, Note, TextArea, tell } from '@nokshi/ui';
import { useAct } from '@nokshi/web/use-act.ts';
import { Refused, useForm } from '../../../lib/form.ts';
import { type MessageId } from '../../../locales/en/index.ts';
import { useWords } from '../../../lib/words.ts';
import { answerContract } from './contracts.ts';
import styles from './contracts.module.css';
import { nameOfOther } from './terms-facts.tsx';

type Props = { readonly contract: Contract; readonly onDone: () => void };

const LONGEST_REASON = 140;

/** Asks the other side to end a contract in force. */
export function AskEnd({ contract: { id: contractId, kind }, onDone }: Props) {
  const { t } = useWords();
  const form = useForm({
    start: { reason: '' },
    async send({ reason }) {
      await answerContract(kind, { act: 'ask-end', contractId, reason });
      tell(t('offer.end-asked'));
      onDone();
    },
  });
  return (
    <details className={styles.more}>
      <summary>{t('offer.end')}</summary>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <p className={styles.small}>{t('offer.end-what')}</p>
        <TextArea
          label={t('offer.end-reason')}
          hint={t('offer.end-hint')}
          rows={2}
          maxLength={LONGEST_REASON}
          {...form.field('reason')}
        />
        <Refused error={form.refused} />
        <Button type="submit" kind="danger" busy={form.busy} className={styles.start}>
          {t('offer.end-ask')}
        </Button>
      </form>
    </details>
  );
}

/** An end that was asked for: the other side agrees or keeps the contract, this one takes it back. */
export function AnswerEnd({ contract, onDone }: Props) {
  const { t } = useWords();
  const { ending, side } = contract;
  if (!ending) return null;
  const isMine = ending.by === (side === 'own' ? 'downline' : 'upline');
  return (
    <section className={styles.part}>
      <Note>
        <p>
          {isMine ? t('offer.end-mine') : t('offer.end-theirs', { name: nameOfOther(t, contract) })}
        </p>
        <p>
          {t('offer.end-reason')}: {ending.reason}
        </p>
      </Note>
      <div className={styles.acts}>
        {!isMine && <Answer {...{ contract, onDone }} act="agree-end" says="offer.end-agree" />}
        <Answer
          {...{ contract, onDone }}
          act="keep"
          says={isMine ? 'offer.end-take-back' : 'offer.end-keep'}
        />
      </div>
    </section>
  );
}

const DONE = {
  'agree-end': 'offer.end-agreed',
  keep: 'offer.end-kept',
  withdraw: 'offer.withdrawn',
} as const satisfies Partial<Record<ContractAnswer['act'], MessageId>>;

type AnswerProps = Props & { readonly act: keyof typeof DONE; readonly says: MessageId };

/** One press. */
export function Answer({ contract: { id: contractId, kind }, act, says, onDone }: AnswerProps) {
  const { t } = useWords();
  const given = useAct(async () => {
    await answerContract(kind, { act, contractId });
    tell(t(DONE[act]));
    onDone();
  });
  return (
    <div className={styles.part}>
      <Button
        kind={act === 'agree-end' ? 'danger' : 'plain'}
        busy={given.busy}
        className={styles.start}
        onClick={() => void given.run()}
      >
        {t(says)}
      </Button>
      <Refused error={given.error} />
    </div>
  );
}
