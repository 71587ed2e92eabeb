import type { OwnBases } from '@nokshi/contract/player/agent-links.ts';
import { useWords } from '../../../lib/words.ts';
import { BaseField } from './base-field.tsx';
import styles from './team.module.css';

type Props = {
  readonly bases: OwnBases;
  readonly form: {
    readonly values: { readonly base: number };
    readonly error: (field: string) => string | undefined;
    readonly set: (field: 'base', base: number) => void;
  };
};

/** The prize base that a new account begins with. AC-004; domain.md 1.2. */
export function GivenBase({ bases, form }: Props) {
  const { t } = useWords();
  return (
    <div className={styles.part}>
      <BaseField
        label={t('base.name')}
        bases={bases}
        own={bases.most}
        value={form.values.base}
        error={form.error('base')}
        onBase={(base) => form.set('base', base)}
      />
      <p className={styles.small}>
        {t(bases.least < bases.most ? 'base.what' : 'base.only', { own: bases.most })}
      </p>
    </div>
  );
}
