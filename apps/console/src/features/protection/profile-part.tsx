import { consoleProtectionRoutes as routes } from '@nokshi/contract/console/protection.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Chips, Note, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Changes, Settings } from '../../lib/changes.tsx';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';

type Profile = Output<typeof routes.profile>;
type Other = Profile['others'][number];

const KEY = ['protection', 'profile'];

/** The profile in force, what each other one would change, and who chose when. */
export function ProfilePart() {
  const { t } = useWords();
  const profile = useQuery({ queryKey: KEY, queryFn: () => call(routes.profile, {}) });
  return (
    <QueryView query={profile} height="320px">
      {(shown) => (
        <>
          <p className={`${styles.quiet} ${styles.apart}`}>{t('protection.words')}</p>
          <div className={styles.beside}>
            <section className={styles.card}>
              <h2>{t('protection.in-force', { profile: t(`profile.${shown.code}`) })}</h2>
              <Settings changes={shown.figures} />
            </section>
            <section className={`${styles.card} ${styles.stack} ${styles.apart}`}>
              <h2>{t('protection.others')}</h2>
              <p className={styles.quiet}>{t('protection.others-words')}</p>
              <Others profile={shown} />
            </section>
          </div>
          <History history={shown.history} />
        </>
      )}
    </QueryView>
  );
}

/** Another one is looked at before it is chosen. */
function Others({ profile }: { readonly profile: Profile }) {
  const { t } = useWords();
  const may = useMay('limits.profile');
  const [looked, setLooked] = useState<string | null>(null);
  const [choosing, setChoosing] = useState(false);
  /** Another profile with the same periods, or the same one with others. */
  const keyOf = ({ code, periods }: Other) => (code === profile.code ? periods : code);
  const nameOf = ({ code, periods }: Other) =>
    code === profile.code ? t(`periods.${periods}`) : t(`profile.${code}`);
  const other = profile.others.find((each) => keyOf(each) === looked);
  return (
    <>
      <Chips
        label={t('protection.others')}
        chips={profile.others.map((each) => ({ id: keyOf(each), label: nameOf(each) }))}
        selected={looked}
        onSelect={setLooked}
      />
      {other && other.changes.length === 0 && <p>{t('protection.no-changes')}</p>}
      {other && other.changes.length > 0 && <Changes changes={other.changes} />}
      {other && other.periods !== profile.periods && <Note>{t('protection.periods-words')}</Note>}
      {other && may && (
        <Button onClick={() => setChoosing(true)}>
          {t('protection.choose', { profile: nameOf(other) })}
        </Button>
      )}
      {other && choosing && (
        <Choose other={other} name={nameOf(other)} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}

type ChooseProps = {
  readonly other: Other;
  readonly name: string;
  readonly onClose: () => void;
};

function Choose({ other, name, onClose }: ChooseProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { code, periods, changes } = other;
  return (
    <ReasonDialog
      title={t('protection.choose', { profile: name })}
      words={t('protection.choose-words')}
      changes={changes}
      action={t('protection.choose-do')}
      act={(reason) => call(routes.setProfile, { code, periods, reason })}
      done={t('protection.chosen')}
      onDone={() => queries.invalidateQueries({ queryKey: KEY })}
      onClose={onClose}
    />
  );
}

function History({ history }: Pick<Profile, 'history'>) {
  const { t } = useWords();
  if (history.length === 0) return null;
  return (
    <>
      <h2 className={styles.part}>{t('protection.history')}</h2>
      <Table
        caption={t('protection.history')}
        rows={history}
        rowKey={(row) => row.setAt}
        columns={[
          { id: 'at', title: t('protection.at'), whole: true, cell: (row) => timeText(row.setAt) },
          {
            id: 'profile',
            title: t('protection.profile'),
            cell: (row) => t(`profile.${row.code}`),
          },
          {
            id: 'periods',
            title: t('protection.periods'),
            cell: (row) => t(`periods.${row.periods}`),
          },
          { id: 'by', title: t('protection.by'), cell: (row) => row.setBy },
          {
            id: 'reason',
            title: t('member.reason'),
            cell: (row) => <span className={styles.words}>{row.reason}</span>,
          },
        ]}
      />
    </>
  );
}
