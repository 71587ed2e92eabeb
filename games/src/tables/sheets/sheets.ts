import { element, setText } from '../../panel/element.ts';
import { openSheet } from '../../panel/sheet.ts';
import type { Sitting } from '../sitting.ts';
import { historyPanel } from './history-panel.ts';
import { proofPanel } from './proof-panel.ts';
import { roadsPanel } from './roads-panel.ts';
import { rulesPanel } from './rules-panel.ts';
import { statisticsPanel } from './statistics-panel.ts';

const TABS = {
  roads: roadsPanel,
  statistics: statisticsPanel,
  history: historyPanel,
  rules: rulesPanel,
  proof: proofPanel,
} as const;
type Tab = keyof typeof TABS;

/** Tabs that say something else when a round begins or a result has come. */
const LIVE: readonly Tab[] = ['roads', 'statistics', 'proof'];
/** Where there is room beside the table, the sheets lie there all the time. */
const WIDE = '(min-width: 1100px) and (min-height: 560px)';

export type Sheets = {
  open(tab: Tab): void;
  /** Draws what is open again; own rounds only once another one was paid. */
  refresh(isPaid?: boolean): void;
};

/** Roads, statistics, own rounds, rules and proof: beside the table, or in a sheet over it. */
export function createSheets(sitting: Sitting): Sheets {
  const { shell, say } = sitting;
  const wide = window.matchMedia(WIDE);
  let tab: Tab = 'roads';
  let dialog: HTMLDialogElement | null = null;
  const panel = element('div', { class: 'panel', role: 'tabpanel', tabindex: '0' });
  const tabs = createTabs((next) => show(next));
  const content = element('div', { class: 'sheets' }, tabs.box, panel);
  const isSeen = () => wide.matches || dialog !== null;
  const draw = () => {
    tabs.draw(tab, say);
    panel.setAttribute('aria-label', say(tab));
    const at = panel.scrollTop;
    const hadFocus = panel.contains(document.activeElement);
    panel.replaceChildren(TABS[tab](sitting));
    panel.scrollTop = at;
    if (hadFocus) panel.focus({ preventScroll: true });
  };
  const show = (next: Tab) => {
    tab = next;
    panel.scrollTop = 0;
    draw();
  };
  const settle = () => {
    if (wide.matches) {
      dialog?.close();
      shell.aside.replaceChildren(content);
      draw();
    } else if (!dialog) shell.aside.replaceChildren();
  };
  wide.addEventListener('change', settle);
  settle();
  return {
    open(next) {
      show(next);
      if (wide.matches) return tabs.focus(next);
      const title = sitting.card.name[sitting.language()];
      dialog = openSheet({ name: 'table-sheet', title, say: () => say('close') }, content);
      dialog.addEventListener('close', () => {
        dialog = null;
        settle();
      });
    },
    refresh(isPaid = false) {
      const isChanged = LIVE.includes(tab) || (isPaid && tab === 'history');
      if (isSeen() && isChanged) draw();
    },
  };
}

function createTabs(choose: (tab: Tab) => void) {
  const buttons = (Object.keys(TABS) as Tab[]).map((tab) => {
    const button = element('button', { type: 'button', role: 'tab' });
    button.addEventListener('click', () => choose(tab));
    return [tab, button] as const;
  });
  const box = element('div', { class: 'tabs', role: 'tablist' }, ...buttons.map(([, b]) => b));
  box.addEventListener('keydown', (event) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const at = buttons.findIndex(([, button]) => button === event.target);
    if (by === 0 || at < 0) return;
    event.preventDefault();
    const [tab, button] = buttons[(at + by + buttons.length) % buttons.length] ?? [];
    if (!tab || !button) return;
    choose(tab);
    button.focus();
  });
  return {
    box,
    draw(chosen: Tab, say: Sitting['say']) {
      for (const [tab, button] of buttons) {
        setText(button, say(tab));
        button.setAttribute('aria-selected', String(tab === chosen));
        button.tabIndex = tab === chosen ? 0 : -1;
      }
    },
    focus: (chosen: Tab) => buttons.find(([tab]) => tab === chosen)?.[1].focus(),
  };
}
