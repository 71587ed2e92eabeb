/** At most two dialogs lie over the page; a third is refused. Source: design.md, Layout. */
const DEEPEST = 2;

export type DialogStack = {
  /** Returns false when no more fits. The first one in freezes the page where it stands. */
  enter(): boolean;
  /** The last one out lets the page go and puts it back where it stood. */
  leave(): void;
};

export type Page = {
  scrollY(): number;
  freeze(): void;
  release(y: number): void;
};

export function createDialogStack(page: Page): DialogStack {
  let depth = 0;
  let stoodAt = 0;
  return {
    enter() {
      if (depth >= DEEPEST) return false;
      if (depth === 0) {
        stoodAt = page.scrollY();
        page.freeze();
      }
      depth += 1;
      return true;
    },
    leave() {
      depth -= 1;
      if (depth === 0) page.release(stoodAt);
    },
  };
}

export const documentPage: Page = {
  scrollY: () => window.scrollY,
  freeze: () => document.documentElement.setAttribute('data-frozen', ''),
  release: (y) => {
    document.documentElement.removeAttribute('data-frozen');
    window.scrollTo({ top: y, behavior: 'instant' });
  },
};
