import { consoleSiteRoutes } from '@nokshi/contract/console/site.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { ask, Button, Note, tell, useTick } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { fieldTime, instantOf, timeText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { codesOf } from '../../lib/codes.ts';
import styles from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { type Form, Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { type StatusDraft, StatusFields, StatusPreview } from './status-fields.tsx';

type Setting = Output<typeof consoleSiteRoutes.status>;
export const STATUS_KEY = ['status'];
/** So often the page looks what the site is, and whether a closing has begun or ended. */
export const LOOK_MS = 10_000;

/** Whether a closing with a schedule is still ahead, goes on now or is over. */
export function phaseOf(
  { status, from, until }: Pick<Setting, 'status' | 'from' | 'until'>,
  now: number,
): 'open' | 'ahead' | 'on' | 'over' {
  if (status === 'normal') return 'open';
  if (until !== null && Date.parse(until) <= now) return 'over';
  return from !== null && Date.parse(from) > now ? 'ahead' : 'on';
}

const draftOf = (setting: Setting): StatusDraft =>
  phaseOf(setting, Date.now()) === 'over' ? OPEN : draftNow(setting);

const OPEN: StatusDraft = {
  from: '',
  until: '',
  status: 'normal',
  EN: '',
  BN: '',
  countries: '',
};

const draftNow = ({ status, message, blockedCountries, ...when }: Setting): StatusDraft => ({
  from: fieldTime(when.from),
  until: fieldTime(when.until),
  status,
  EN: message.EN,
  BN: message.BN,
  countries: blockedCountries.join(', '),
});

type Followed = { readonly version: number; readonly state: string };

/**
 * The fields follow what the site is, also by the clock, until the operator changes one of them.
 * Answers the version that they were drawn from: another's change since then is not written over.
 */
function useFollow(setting: Setting, form: Pick<Form<StatusDraft>, 'dirty' | 'reset'>): number {
  useTick(LOOK_MS);
  const { version } = setting;
  const state = `${version} ${phaseOf(setting, Date.now()) === 'over'}`;
  const [followed, setFollowed] = useState<Followed>({ version, state });
  const isBehind = followed.state !== state && !form.dirty;
  useEffect(() => {
    if (!isBehind) return;
    form.reset(draftOf(setting));
    setFollowed({ version, state });
  });
  return followed.version;
}

/** What the site shall be; asked again with the number of pages that follow, then done at once. */
export function StatusForm({ setting }: { readonly setting: Setting }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const may = useMay('site.status');
  const form = useForm({
    start: draftOf(setting),
    // What may stay empty is what the site says of itself.
    optional: 'all',
    called: { 'message.EN': 'EN', 'message.BN': 'BN', blockedCountries: 'countries' },
    async sure({ status, ...draft }) {
      const kind = status === 'normal' ? 'plain' : 'danger';
      const [from, until] = [instantOf(draft.from), instantOf(draft.until)];
      const isAhead = phaseOf({ status, from, until }, Date.now()) === 'ahead';
      const said = { status: t(`status.${status}`), at: from ? timeText(from) : '' };
      const answer = await ask({
        title: t(isAhead ? 'status.plan-title' : 'status.apply-title', said),
        icon: 'wrench',
        content: isAhead
          ? t('status.plan-words')
          : t('status.apply-words', { count: setting.openPages }),
        buttons: [
          { id: 'apply', label: t('status.apply'), kind },
          { id: 'cancel', label: t('app.cancel'), kind: 'quiet' },
        ],
      });
      return answer === 'apply';
    },
    async send({ status, EN, BN, countries, from, until }) {
      const now = await call(consoleSiteRoutes.setStatus, {
        status,
        message: { EN, BN },
        blockedCountries: codesOf(countries),
        from: status === 'normal' ? null : instantOf(from),
        until: status === 'normal' ? null : instantOf(until),
        version,
      });
      const said = { status: t(`status.${now.status}`), at: now.from ? timeText(now.from) : '' };
      const isAhead = phaseOf(now, Date.now()) === 'ahead';
      tell(t(isAhead ? 'status.applied-ahead' : 'status.applied', said));
      form.reset({ status, EN, BN, countries, from, until });
      await queries.invalidateQueries({ queryKey: STATUS_KEY });
    },
  });
  const version = useFollow(setting, form);
  const draft = form.values;
  return (
    <form className={styles.cards} onSubmit={form.submit}>
      <div className={`${styles.card} ${styles.stack}`}>
        <StatusFields form={form} locked={!may} />
        <Refused error={form.refused} />
        {may && (
          <Button type="submit" busy={form.busy}>
            {t('status.apply')}
          </Button>
        )}
        <Planned setting={setting} />
        {setting.changedAt && (
          <p className={styles.quiet}>
            {t('status.changed', {
              at: timeText(setting.changedAt),
              by: setting.changedBy ?? '',
            })}
          </p>
        )}
      </div>
      {draft.status !== 'normal' && <StatusPreview draft={draft} />}
    </form>
  );
}

/** A closing that was set for a time. */
function Planned({ setting }: { readonly setting: Setting }) {
  const { t } = useWords();
  useTick(LOOK_MS);
  const { status, from, until } = setting;
  if (status === 'normal' || (from === null && until === null)) return null;
  if (phaseOf(setting, Date.now()) === 'over')
    return <Note>{t('status.over', { until: until ? timeText(until) : '' })}</Note>;
  return (
    <Note>
      {t('status.planned', {
        status: t(`status.${status}`),
        from: from ? timeText(from) : t('status.at-once'),
        until: until ? timeText(until) : t('status.open-end'),
      })}
    </Note>
  );
}
