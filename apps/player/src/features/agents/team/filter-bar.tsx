import { TEAM_SCOPES } from '@nokshi/contract/player/agent-team.ts';
import { Field, Icon } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import type { ReactNode } from 'react';
import { useAddress } from '../../../lib/address.ts';
import { useWords } from '../../../lib/words.ts';
import type { AgentDays } from '../quick-days.ts';
import { QuickDaysFilter } from '../quick-days-filter.tsx';
import type { Scope } from './asked.ts';
import { useProducts } from './products.ts';
import styles from './team.module.css';

type Props = {
  /** Null: the list is of now. */
  readonly days: AgentDays | null;
  /** Null: the list is of nobody else. */
  readonly scope?: Scope | null;
  readonly withProduct?: boolean;
  /** What else the page filters by. */
  readonly children?: ReactNode;
};

/** The filters of every list of the agent centre, in the address. Products.md 7.4. */
export function FilterBar({ days, scope = null, withProduct = false, children }: Props) {
  const { t } = useWords();
  const hasChoices = scope !== null || withProduct || children !== undefined;
  const choices = hasChoices && (
    <div className={styles.choices}>
      {scope && <Whom scope={scope} />}
      {withProduct && <Product />}
      {children}
    </div>
  );
  return (
    <div className={styles.filter} role="search" aria-label={t('line.filters')}>
      {days ? <QuickDaysFilter days={days}>{choices}</QuickDaysFilter> : choices}
    </div>
  );
}

function Whom({ scope }: { readonly scope: Scope }) {
  const { t } = useWords();
  const { params, change } = useAddress();
  return (
    <>
      <Field
        label={t('line.find')}
        type="search"
        maxLength={64}
        autoCapitalize="none"
        spellCheck={false}
        value={params.get('query') ?? ''}
        before={<Icon name="search" size={18} />}
        onChange={({ target }) => change({ query: target.value || null }, true)}
      />
      <Choice
        label={t('line.scope')}
        value={scope}
        choices={TEAM_SCOPES.map((id) => ({ id, label: t(`line.scope-${id}`) }))}
        onChange={(id) => change({ scope: id }, true)}
      />
    </>
  );
}

function Product() {
  const { t } = useWords();
  const { params, change } = useAddress();
  const { products } = useProducts();
  return (
    <Choice
      label={t('line.product')}
      value={params.get('product') ?? ''}
      choices={[{ id: '', label: t('line.all') }, ...products]}
      onChange={(id) => change({ product: id || null }, true)}
    />
  );
}
