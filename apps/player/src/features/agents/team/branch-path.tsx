import { Icon } from '@nokshi/ui';
import { useAddress } from '../../../lib/address.ts';
import { useWords } from '../../../lib/words.ts';
import type { Teammate } from '../team.ts';
import styles from './team.module.css';

type PathProps = {
  /** From the agent down to whom is looked at. */
  readonly path: readonly Teammate[];
};

/** The line from the agent down, each of it a way back up; nothing where the agent's own team is shown. */
export function BranchPath({ path }: PathProps) {
  const { t } = useWords();
  if (path.length < 2) return null;
  return (
    <nav aria-label={t('line.path')}>
      <ol className={styles.path}>
        {path.map((one, at) => (
          <li key={one.id}>
            {at > 0 && <Icon name="right" size={16} />}
            {at === path.length - 1 ? (
              <strong aria-current="true">{one.name}</strong>
            ) : (
              <Branch of={one} isOwn={at === 0}>
                {at === 0 ? t('line.you') : one.name}
              </Branch>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type BranchProps = {
  readonly of: Teammate;
  readonly isOwn?: boolean;
  readonly children: string;
};

/** Looks into the team of somebody; what was searched for is not searched for there. */
export function Branch({ of: { id, name }, isOwn = false, children }: BranchProps) {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={isOwn ? t('line.own-team') : t('line.team-of', { name })}
      onClick={() => change({ under: isOwn ? null : id, query: null, member: null, act: null })}
    >
      {children}
    </button>
  );
}

type OnlyProps = { readonly name: string; readonly label: string };

/** Looks for the rows of one member alone. */
export function OnlyOf({ name, label }: OnlyProps) {
  const { change } = useAddress();
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={label}
      onClick={() => change({ query: name })}
    >
      {name}
    </button>
  );
}
