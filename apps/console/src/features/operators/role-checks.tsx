import { consoleOperatorRoutes as routes } from '@nokshi/contract/console/operators.ts';
import { Check } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { roleName } from '../../lib/names.ts';
import { useWords } from '../../lib/words.ts';
import { ROLES_KEY } from './operator.ts';

type Props = {
  readonly chosen: readonly string[];
  readonly onChange: (roles: readonly string[]) => void;
};

/** Every role of the house as a box to tick. */
export function RoleChecks({ chosen, onChange }: Props) {
  const { t } = useWords();
  const roles = useQuery({ queryKey: ROLES_KEY, queryFn: () => call(routes.roles, {}) });
  const turn = (id: string, on: boolean) =>
    onChange(on ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <fieldset className={styles.checks}>
      <legend>{t('operators.roles')}</legend>
      {roles.data?.map(({ id }) => (
        <Check
          key={id}
          checked={chosen.includes(id)}
          onChange={(event) => turn(id, event.target.checked)}
        >
          {roleName(t, id)}
        </Check>
      ))}
    </fieldset>
  );
}
