import type { MouseEvent } from 'react';
import styles from './rich-text.module.css';

type Props = {
  /** HTML as the server sanitised it when it was written; nothing else may be put here. */
  readonly html: string;
  readonly lang?: 'en' | 'bn';
  /** Opens a page of ours without loading the whole site again. */
  readonly onFollow?: (path: string) => void;
};

/** The only place where HTML of operators gets onto a page. Checklist M-024. */
export function RichText({ html, lang, onFollow }: Props) {
  const follow = (event: MouseEvent) => {
    if (!onFollow || event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (!path?.startsWith('/')) return;
    event.preventDefault();
    onFollow(path);
  };
  return (
    // The links inside are what keyboards reach; this only sees their clicks pass.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={styles.text}
      lang={lang}
      onClick={follow}
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
