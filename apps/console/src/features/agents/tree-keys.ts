import type { KeyboardEvent } from 'react';

const inRow = (item: HTMLElement, part: 'data-toggle' | 'data-open') =>
  item.querySelector<HTMLElement>(`:scope > div [${part}]`);

const levelOf = (item: HTMLElement) => Number(item.getAttribute('aria-level'));

/**
 * The keys of a tree (ARIA authoring practices): up and down go through what is shown, right opens
 * or goes in, left closes or goes out, Home and End to the ends, Enter opens the member.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const item = (event.target as HTMLElement).closest<HTMLElement>('[role=treeitem]');
  if (!item || event.altKey || event.ctrlKey || event.metaKey) return;
  const shown = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]')];
  const at = shown.indexOf(item);
  const expanded = item.getAttribute('aria-expanded');
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => shown[at + 1]?.focus(),
    ArrowUp: () => shown[at - 1]?.focus(),
    Home: () => shown[0]?.focus(),
    End: () => shown.at(-1)?.focus(),
    ArrowRight: () =>
      expanded === 'true' ? shown[at + 1]?.focus() : inRow(item, 'data-toggle')?.click(),
    ArrowLeft: () =>
      expanded === 'true'
        ? inRow(item, 'data-toggle')?.click()
        : shown
            .slice(0, at)
            .findLast((one) => levelOf(one) < levelOf(item))
            ?.focus(),
    Enter: () => inRow(item, 'data-open')?.click(),
  };
  const act = acts[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
