import type { Category } from '@nokshi/contract/player/catalogue.ts';
import { Icon } from '@nokshi/ui';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { type Menu, useVendors } from '../data/queries.ts';
import { useAddress } from '../lib/address.ts';
import { makerAddress } from '../lib/game-address.ts';
import { Picture } from '../lib/picture.tsx';
import { useWords } from '../lib/words.ts';
import styles from './nav.module.css';

type Props = { readonly categories: readonly Menu[] };

/** Home, one item per enabled game category, promotions: on a desktop. Checklist H-009..H-014. */
export function Nav({ categories }: Props) {
  const { t, local } = useWords();
  const { path } = useAddress();
  const item = (href: string, label: string) => (
    <Link href={href} className={styles.item} aria-current={path === href ? 'page' : undefined}>
      {label}
    </Link>
  );
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      <ul>
        <li>{item('/', t('nav.home'))}</li>
        {categories.map((menu) => (
          <Unfolding
            key={menu.path}
            category={menu.category}
            vendor={menu.vassalage}
            href={menu.path}
            label={local(menu.name)}
          >
            {item(menu.path, local(menu.name))}
          </Unfolding>
        ))}
        <li>{item('/promotions', t('page.promotions'))}</li>
      </ul>
    </nav>
  );
}

/** How long a mouse rests on an item before its makers unfold. */
const REST_MS = 120;
/** How long they stay when mouse or focus have left. Checklist C-016. */
const BLUR_MS = 200;

type UnfoldingProps = {
  readonly category: Category;
  readonly vendor: string | undefined;
  readonly href: string;
  readonly label: string;
  readonly children: React.ReactNode;
};

/** A category with its makers under it: by resting the mouse, by touch and by keyboard. H-013. */
function Unfolding({ category, vendor, href, label, children }: UnfoldingProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const later = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), next ? REST_MS : BLUR_MS);
  };
  const rest = (next: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') later(next);
  };
  const fold = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.unfolding}
      onPointerEnter={rest(true)}
      onPointerLeave={rest(false)}
      onKeyDown={fold}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) later(false);
      }}
      onFocus={() => clearTimeout(timer.current)}
    >
      {children}
      <button
        ref={button}
        type="button"
        className={styles.unfold}
        aria-label={t('nav.makers', { category: label })}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <Icon name="down" size={14} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div id={panel} className={styles.makers} hidden={!open} onClick={() => setOpen(false)}>
        {open && <Makers category={category} vendor={vendor} href={href} />}
      </div>
    </li>
  );
}

/** So many logos at most; where there are as many, a link leads to all of them. H-011, H-012. */
const MOST_LOGOS = 15;

type MakersProps = {
  readonly category: Category;
  readonly vendor: string | undefined;
  readonly href: string;
};

function Makers({ category, vendor, href }: MakersProps) {
  const { t, local } = useWords();
  const lanes = useVendors(category, vendor).data ?? [];
  const shown = lanes.slice(0, MOST_LOGOS);
  return (
    <>
      {shown.map((lane) => (
        <Link
          key={lane.vassalage}
          className={styles.maker}
          href={makerAddress(href, lane.vassalage)}
        >
          <Picture src={lane.logo} alt="" width={94} height={28} />
          {local(lane.title)}
        </Link>
      ))}
      {shown.length === MOST_LOGOS && (
        <Link className={styles.maker} href={href}>
          <Icon name="right" size={32} />
          {t('nav.more')}
        </Link>
      )}
    </>
  );
}
