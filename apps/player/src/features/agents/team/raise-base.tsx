import type { OwnBases } from '@nokshi/contract/player/agent-links.ts';
import { agentTeamRoutes, type TeamMember } from '@nokshi/contract/player/agent-team.ts';
import { Button, Dialog, moneyText, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { queries } from '../../../data/queries.ts';
import { useAddress } from '../../../lib/address.ts';
import { Refused, useForm } from '../../../lib/form.ts';
import { QueryView } from '../../../lib/query-view.tsx';
import { type Translate, useWords } from '../../../lib/words.ts';
import { WideTable } from '../wide-table.tsx';
import { BaseField } from './base-field.tsx';
import { EXAMPLE_STAKE, ofExample, useLinks } from './bases.ts';
import { LINE_KEY } from './team-lists.ts';
import styles from './team.module.css';

type Raised = Pick<TeamMember, 'id' | 'name' | 'base'>;

/** Over a member, at `act=base`: a higher prize base from tomorrow, and what it changes for both. */
export function RaiseBase({ of: member }: { readonly of: Raised }) {
  const { t } = useWords();
  const { close } = useAddress();
  const onClose = () => close({ act: null });
  return (
    <Dialog
      title={t('base.raise-title', { name: member.name })}
      size="small"
      closeLabel={t('app.close')}
      onClose={onClose}
    >
      <QueryView query={useLinks()}>
        {({ bases }) =>
          member.base + bases.step > bases.most ? (
            <Note>{t('base.no-room', { name: member.name, own: bases.most })}</Note>
          ) : (
            <RaiseForm of={member} bases={bases} onDone={onClose} />
          )
        }
      </QueryView>
    </Dialog>
  );
}

type FormProps = {
  readonly of: Raised;
  readonly bases: OwnBases;
  readonly onDone: () => void;
};

function RaiseForm({ of: { id, name, base: now }, bases, onDone }: FormProps) {
  const { t } = useWords();
  const own = bases.most;
  const least = now + bases.step;
  const form = useForm({
    start: { base: least },
    async send({ base }) {
      const set = await call(agentTeamRoutes.setBase, { id, base });
      await queries.invalidateQueries({ queryKey: LINE_KEY });
      tell(t('base.raised', { name, base: set.base, day: set.from }));
      onDone();
    },
  });
  const { base } = form.values;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <p>{t('base.raise-what')}</p>
      <BaseField
        label={t('base.name')}
        bases={{ ...bases, least }}
        own={own}
        value={base}
        error={form.error('base')}
        onBase={(next) => form.set('base', next)}
      />
      <WideTable
        caption={t('base.changes')}
        rows={changesOf(t, { name, now, base, own })}
        rowKey={({ what }) => what}
        columns={[
          { id: 'what', title: '', cell: ({ what }) => what },
          { id: 'now', title: t('base.now'), figure: true, cell: ({ today }) => today },
          {
            id: 'then',
            title: t('base.then'),
            figure: true,
            cell: ({ later }) => <strong>{later}</strong>,
          },
        ]}
      />
      <Refused error={form.refused} />
      <Button type="submit" kind="main" busy={form.busy}>
        {t('base.raise-do', { base })}
      </Button>
    </form>
  );
}

type Change = {
  readonly name: string;
  readonly now: number;
  readonly base: number;
  readonly own: number;
};

/** What the member and the agent get of the same stake, today and with the new base. */
function changesOf(t: Translate, { name, now, base, own }: Change) {
  const stake = moneyText(EXAMPLE_STAKE);
  const of = (share: number) => moneyText(ofExample(share));
  return [
    { what: t('base.of-member', { name }), today: String(now), later: String(base) },
    { what: t('base.returned', { stake }), today: of(now), later: of(base) },
    { what: t('base.yours', { name, stake }), today: of(own - now), later: of(own - base) },
  ];
}
