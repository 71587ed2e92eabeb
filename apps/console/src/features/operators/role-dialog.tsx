import { consoleOperatorRoutes as routes } from '@nokshi/contract/console/operators.ts';
import { PERMISSIONS, type Permission } from '@nokshi/contract/permissions.ts';
import { Button, Check, Dialog, Field } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { permissionName } from '../../lib/names.ts';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { OPERATORS_KEY, type Role } from './operator.ts';

type Props = { readonly role: Role | null; readonly onClose: () => void };

const NONE: readonly Permission[] = [];

/** What a role of one's own may do: chosen first, then looked over and given a reason. */
export function RoleDialog({ role, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const form = useForm({
    start: { id: role?.id ?? '', chosen: role?.permissions ?? NONE },
    send: async () => setAsking(true),
  });
  const { id, chosen } = form.values;
  const permissions = PERMISSIONS.filter((permission) => chosen.includes(permission));
  const turn = (permission: Permission, on: boolean) =>
    form.set('chosen', on ? [...chosen, permission] : chosen.filter((each) => each !== permission));
  const names = (given: readonly Permission[]) =>
    given.map((permission) => permissionName(t, permission)).join(', ');
  if (asking)
    return (
      <ReasonDialog
        title={t('roles.save-title', { role: id })}
        changes={[
          { field: t('roles.may'), from: names(role?.permissions ?? []), to: names(permissions) },
        ]}
        action={t('roles.save')}
        act={(reason) => call(routes.saveRole, { id, permissions, reason })}
        done={t('roles.saved', { role: id })}
        onDone={async () => {
          onClose();
          await queries.invalidateQueries({ queryKey: OPERATORS_KEY });
        }}
        onClose={() => setAsking(false)}
      />
    );
  return (
    <Dialog title={role?.id ?? t('roles.make')} closeLabel={t('app.close')} onClose={onClose}>
      <form className={styles.stack} onSubmit={form.submit}>
        {!role && (
          <Field
            {...form.field('id')}
            label={t('roles.name')}
            hint={t('roles.name-hint')}
            required
            pattern="[a-z][a-z0-9\-]{1,29}"
            autoCapitalize="none"
            autoComplete="off"
            data-autofocus
          />
        )}
        <fieldset className={styles.checks}>
          <legend>{t('roles.may')}</legend>
          {PERMISSIONS.map((permission) => (
            <Check
              key={permission}
              checked={chosen.includes(permission)}
              onChange={(event) => turn(permission, event.target.checked)}
            >
              {permissionName(t, permission)}
            </Check>
          ))}
        </fieldset>
        <Button type="submit" kind="main" disabled={permissions.length === 0}>
          {t('roles.look-over')}
        </Button>
      </form>
    </Dialog>
  );
}
