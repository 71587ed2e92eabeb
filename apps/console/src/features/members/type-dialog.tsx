import {
  consoleMemberTypeRoutes as routes,
  SET_TYPES,
  type SetType,
  typeChanges,
} from '@nokshi/contract/console/member-type.ts';
import { hasRight } from '@nokshi/contract/rights.ts';
import { Chips } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { ReasonForm, useReason } from '../../lib/reason-dialog.tsx';
import { typeLabel } from '../../lib/type-label.ts';
import { useWords } from '../../lib/words.ts';
import type { TabProps } from './tab-props.ts';

type Props = TabProps & { readonly onClose: () => void };

/** Another account type, with what it changes for the member; a second operator approves it. */
export function TypeDialog({ id, member, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { username, type: from } = member;
  const types = SET_TYPES.filter((each) => each !== from);
  const form = useReason({
    start: { type: (types[0] ?? 0) as SetType },
    act: (reason, { type }) => call(routes.setType, { id, type, reason }),
    done: t('account.type-done', { username }),
    onDone: () => queries.invalidateQueries(),
    onClose,
  });
  const { type } = form.values;
  const ends = hasRight('agent', from) && !hasRight('agent', type);
  return (
    <ReasonForm
      form={form}
      title={t('account.type-title', { username })}
      words={t('account.type-words')}
      before={
        <>
          <p className={styles.quiet} aria-hidden="true">
            {t('account.type-to')}
          </p>
          <Chips
            label={t('account.type-to')}
            chips={types.map((each) => ({ id: String(each), label: t(typeLabel(each)) }))}
            selected={String(type)}
            onSelect={(next) => form.set('type', Number(next) as SetType)}
          />
          {ends && <p>{t('account.type-ends')}</p>}
        </>
      }
      changes={typeChanges(from, type)}
      action={t('account.set-type')}
      danger={ends}
      onClose={onClose}
    />
  );
}
