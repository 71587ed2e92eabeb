import { consoleMemberBaseRoutes as routes } from '@nokshi/contract/console/member-base.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Facts, Table } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { call } from '@nokshi/web/call.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';

type Shown = Output<typeof routes.show>;
type Props = { readonly id: string; readonly username: string };

/** The prize base of a member, and who gave it since when. */
export function MemberBase({ id, username }: Props) {
  const shown = useQuery({
    queryKey: ['member', id, 'base'],
    queryFn: () => call(routes.show, { id }),
  });
  return (
    <QueryView query={shown} height="120px">
      {(found) => <BaseCard id={id} username={username} shown={found} />}
    </QueryView>
  );
}

type CardProps = Props & { readonly shown: Shown };

function BaseCard({ id, username, shown }: CardProps) {
  const { t } = useWords();
  const mayRaise = useMay('agents.write');
  const [raising, setRaising] = useState(false);
  const { base, given, today, upline, limits } = shown;
  const [newest] = given;
  const waits = newest !== undefined && newest.since > today;
  const raisable = mayRaise && !upline && !waits && base < limits.most;
  return (
    <section className={`${styles.card} ${styles.narrow}`}>
      <div className={styles.between}>
        <h2>{t('base.title')}</h2>
        {raisable && (
          <Button small onClick={() => setRaising(true)}>
            {t('base.raise')}
          </Button>
        )}
      </div>
      <p className={styles.quiet}>{t('base.words')}</p>
      <Facts
        facts={[
          {
            name: t('base.today'),
            value: given.some(({ since }) => since <= today) ? base : t('base.usual', { base }),
          },
          ...(upline
            ? [
                {
                  name: t('base.of-upline'),
                  value: <Link href={`/members/${upline.id}`}>{upline.username}</Link>,
                },
              ]
            : []),
        ]}
      />
      {given.length > 0 && (
        <Table
          caption={t('base.title')}
          rows={given}
          rowKey={({ since }) => since}
          columns={[
            { id: 'base', title: t('base.col-base'), cell: (row) => row.base },
            { id: 'since', title: t('base.col-since'), whole: true, cell: (row) => row.since },
            { id: 'by', title: t('base.col-by'), cell: (row) => row.by },
          ]}
        />
      )}
      {waits && mayRaise && !upline && <p className={styles.quiet}>{t('base.waits')}</p>}
      {raising && (
        <RaiseDialog id={id} username={username} shown={shown} onClose={() => setRaising(false)} />
      )}
    </section>
  );
}

/** A higher base from tomorrow on; a second operator approves it. */
function RaiseDialog({ id, username, shown, onClose }: CardProps & { onClose: () => void }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { base: before, limits } = shown;
  const higher = basesAbove(before, limits);
  const form = useReason({
    start: { base: higher[0] ?? limits.most },
    act: (reason, { base }) => call(routes.set, { id, base, reason }),
    done: t('base.done', { username }),
    onDone: () => queries.invalidateQueries(),
    onClose,
  });
  const { base } = form.values;
  return (
    <ReasonForm
      form={form}
      title={t('base.title-of', { username })}
      words={t('base.act-words')}
      before={
        <Choice
          label={t('base.new')}
          value={String(base)}
          choices={higher.map((each) => ({ id: String(each), label: String(each) }))}
          onChange={(chosen) => form.set('base', Number(chosen))}
        />
      }
      changes={[{ field: 'lottery.member-base', from: String(before), to: String(base) }]}
      action={t('base.raise')}
      onClose={onClose}
    />
  );
}

function basesAbove(base: number, { most, step }: Shown['limits']): number[] {
  const above: number[] = [];
  for (let next = base + step; next <= most; next += step) above.push(next);
  return above;
}
