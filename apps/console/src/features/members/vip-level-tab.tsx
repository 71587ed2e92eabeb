import { consoleVipRoutes as routes, type VipOfMember } from '@nokshi/contract/console/vip.ts';
import type { VipTerms } from '@nokshi/contract/vip.ts';
import { Button, type Column, Facts, MoneyText, Note, Table } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { VIP_KEY } from '../../lib/vip-words.ts';
import { useWords } from '../../lib/words.ts';
import type { TabProps } from './tab-props.ts';

type Named = { readonly name: (level: number) => string };

/** The VIP level of the member, what it follows from, its history, and another set by hand. */
export function VipLevelTab({ id, member }: TabProps) {
  const terms = useQuery({
    queryKey: [...VIP_KEY, 'terms'],
    queryFn: () => call(routes.terms, {}),
  });
  const vip = useQuery({
    queryKey: [...VIP_KEY, 'member', id],
    queryFn: () => call(routes.member, { id }),
  });
  return (
    <QueryView query={terms} height="240px">
      {({ versions }) => (
        <QueryView query={vip} height="240px">
          {(own) => (
            <Shown
              id={id}
              username={member.username}
              own={own}
              levels={versions[0]?.terms.levels ?? []}
            />
          )}
        </QueryView>
      )}
    </QueryView>
  );
}

type ShownProps = {
  readonly id: string;
  readonly username: string;
  readonly own: VipOfMember;
  readonly levels: VipTerms['levels'];
};

function Shown({ id, username, own, levels }: ShownProps) {
  const { t, local } = useWords();
  const may = useMay('promotions.write');
  const [isSetting, setSetting] = useState(false);
  const name = (level: number) => {
    const found = levels[level - 1];
    return found ? `${level} ${local(found.name)}` : `${level}`;
  };
  return (
    <div className={styles.stack}>
      {may && (
        <p>
          <Button onClick={() => setSetting(true)}>{t('vip.set-level')}</Button>
        </p>
      )}
      {own.paused && <Note>{t('vip.paused')}</Note>}
      <OfMember own={own} name={name} />
      <h2>{t('vip.moves')}</h2>
      {own.moves.length === 0 ? <p>{t('vip.no-moves')}</p> : <Moves own={own} name={name} />}
      {isSetting && (
        <LevelDialog
          id={id}
          username={username}
          choices={levels
            .map((_, at) => ({ id: `${at + 1}`, label: name(at + 1) }))
            .filter((choice) => choice.id !== `${own.level}`)}
          onClose={() => setSetting(false)}
        />
      )}
    </div>
  );
}

function OfMember({ own, name }: Named & { readonly own: VipOfMember }) {
  const { t } = useWords();
  const { level, highest, since, deposits, turnover, keep } = own;
  return (
    <Facts
      facts={[
        { name: t('vip.level'), value: name(level) },
        { name: t('vip.highest'), value: name(highest) },
        { name: t('vip.since'), value: since ? timeText(since) : '–' },
        { name: t('vip.deposited'), value: <MoneyText amount={deposits} /> },
        { name: t('vip.staked'), value: <MoneyText amount={turnover} /> },
        ...(keep
          ? [
              { name: t('vip.keep-by'), value: timeText(keep.by) },
              {
                name: t('vip.keep-staked'),
                value: (
                  <>
                    <MoneyText amount={keep.turnover} /> / <MoneyText amount={keep.needed} />
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function Moves({ own, name }: Named & { readonly own: VipOfMember }) {
  const { t } = useWords();
  const columns: readonly Column<VipOfMember['moves'][number]>[] = [
    { id: 'at', title: t('points.at'), whole: true, cell: ({ at }) => timeText(at) },
    { id: 'from', title: t('vip.from'), cell: ({ from }) => name(from) },
    { id: 'to', title: t('vip.to'), cell: ({ to }) => name(to) },
    { id: 'cause', title: t('vip.cause'), cell: ({ cause }) => t(`vip.cause-${cause}`) },
    { id: 'by', title: t('points.by'), cell: ({ setBy }) => setBy ?? '–' },
    {
      id: 'reason',
      title: t('member.reason'),
      cell: ({ reason }) => <span className={styles.words}>{reason ?? '–'}</span>,
    },
  ];
  return (
    <Table caption={t('vip.moves')} columns={columns} rows={own.moves} rowKey={({ at }) => at} />
  );
}

type DialogProps = {
  readonly id: string;
  readonly username: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly onClose: () => void;
};

function LevelDialog({ id, username, choices, onClose }: DialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const form = useReason({
    start: { level: choices[0]?.id ?? '' },
    act: (reason, { level }) => call(routes.setLevel, { id, level: Number(level), reason }),
    done: t('vip.level-done'),
    onDone: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: VIP_KEY }),
        queries.invalidateQueries({ queryKey: ['proposals'] }),
      ]),
    onClose,
  });
  return (
    <ReasonForm
      form={form}
      title={t('vip.level-title', { username })}
      words={t('vip.level-words')}
      before={
        <Choice
          label={t('vip.level')}
          value={form.values.level}
          choices={[...choices]}
          onChange={(level) => form.set('level', level)}
        />
      }
      action={t('vip.set-level')}
      onClose={onClose}
    />
  );
}
