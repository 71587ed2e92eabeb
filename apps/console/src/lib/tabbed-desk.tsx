import { Tabs } from '@nokshi/ui';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import styles from './desk.module.css';

type Tab = { readonly id: string; readonly label: string; readonly Page: ComponentType };
type Props = {
  readonly title: string;
  /** What the desk is for, in a sentence. */
  readonly words?: string;
  /** Of the row of tabs, to who does not see it. */
  readonly label: string;
  /** The first is open where the address names none. */
  readonly tabs: readonly [Tab, ...Tab[]];
  /** What lies over the tab. */
  readonly children?: ReactNode;
};

/** A desk of several tabs, the open one named in the address. */
export function TabbedDesk({ title, words, label, tabs, children }: Props) {
  const [search, setSearch] = useSearchParams();
  const [first] = tabs;
  const { id: selected, Page } = tabs.find(({ id }) => id === search.get('tab')) ?? first;
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
      </div>
      {words && <p className={`${styles.quiet} ${styles.apart}`}>{words}</p>}
      <Tabs
        label={label}
        tabs={tabs}
        selected={selected}
        onSelect={(id) => setSearch(id === first.id ? {} : { tab: id })}
      >
        <div className={styles.panel}>
          <Page />
        </div>
      </Tabs>
      {children}
    </>
  );
}
