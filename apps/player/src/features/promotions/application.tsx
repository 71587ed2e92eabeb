import {
  type Application,
  applicationRoutes,
  COMMENT_LENGTH,
} from '@nokshi/contract/player/applications.ts';
import { fitsFeedback } from '@nokshi/contract/player/feedback.ts';
import type { ShownPromotion } from '@nokshi/contract/player/promotions.ts';
import { Button, tell, TextArea } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../data/queries.ts';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { ProofsField, useProofs } from '../../lib/proofs-field.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './promotions.module.css';

type Of = { readonly promotion: ShownPromotion };

const keyOf = (promotionId: string) => ['mine', 'promotions', 'applications', promotionId];
const again = () => void queries.invalidateQueries({ queryKey: ['mine', 'promotions'] });

/** Applying for a promotion, and what became of it. Checklist E-111, V-060. */
export function ApplicationPart({ promotion }: Of) {
  const { t } = useWords();
  const { open, href } = useAddress();
  const isIn = useSession(({ phase }) => phase === 'in');
  const { promotionId, status } = promotion;
  const own = useQuery({
    queryKey: keyOf(promotionId),
    queryFn: () => call(applicationRoutes.list, { promotionId }),
    enabled: isIn,
  });
  if (!isIn)
    return (
      <Button kind="main" onClick={() => open({ m: 'login', next: href({}) })}>
        {t('applications.log-in')}
      </Button>
    );
  const isOpen = status === 'join' || status === 'rejected';
  return (
    <section className={styles.part}>
      <h2>{t('applications.title')}</h2>
      <QueryView query={own}>
        {({ rows }) => (
          <>
            {isOpen && <ApplicationForm promotion={promotion} />}
            {!isOpen && rows.length === 0 && (
              <span className={styles.status} data-status={status}>
                {t(`promotions.status-${status}`)}
              </span>
            )}
            {rows.length > 0 && (
              <ul className={styles.applications}>
                {rows.map((row) => (
                  <Applied key={row.applicationId} row={row} />
                ))}
              </ul>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

function ApplicationForm({ promotion: { promotionId, trigger } }: Of) {
  const { t } = useWords();
  const proofs = useProofs();
  const asks = trigger.kind === 'application' ? trigger.pictures : 'none';
  const form = useForm({
    start: { comment: '' },
    check: ({ comment }) => ({
      ...(!fitsFeedback(comment) && { comment: t('applications.wrong') }),
      ...(asks === 'needed' &&
        proofs.sent.length === 0 && { proofs: t('applications.pictures-needed') }),
    }),
    async send({ comment }) {
      await call(applicationRoutes.apply, { promotionId, comment, proofs: proofs.sent });
      tell(t('applications.sent'), 'done');
      again();
    },
  });
  const left = COMMENT_LENGTH - [...form.values.comment.trim()].length;
  return (
    <form className={styles.apply} noValidate onSubmit={form.submit}>
      <TextArea
        {...form.field('comment')}
        label={t('applications.comment')}
        hint={t('applications.left', { count: left })}
        rows={3}
      />
      {asks !== 'none' && (
        <ProofsField
          label={t('applications.pictures')}
          hint={t(`applications.pictures-${asks}`)}
          error={form.error('proofs')}
          proofs={proofs}
        />
      )}
      <Refused error={form.refused} />
      <Button type="submit" kind="main" busy={form.busy || proofs.reading}>
        {t('applications.send')}
      </Button>
    </form>
  );
}

function Applied({ row }: { readonly row: Application }) {
  const { t, why } = useWords();
  const { applicationId, state, comment, pictures, appliedAt, answer } = row;
  const act = useAct(
    async () => {
      await call(applicationRoutes.withdraw, { applicationId });
      tell(t('applications.taken-back'), 'done');
      again();
    },
    (refused) => {
      tell(why(refused), 'wrong');
      again();
    },
  );
  return (
    <li>
      <strong data-state={state}>{t(`applications.state-${state}`)}</strong>
      <p className={styles.about}>{comment}</p>
      <p className={styles.small}>
        {t('applications.sent-at', { at: timeText(appliedAt) })}
        {pictures > 0 && ` · ${t('applications.with-pictures', { count: pictures })}`}
      </p>
      {answer && (
        <p>
          {t('applications.answer')}: {answer}
        </p>
      )}
      {state === 'OPEN' && (
        <Button small busy={act.busy} onClick={() => void act.run()}>
          {t('applications.take-back')}
        </Button>
      )}
    </li>
  );
}
