import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { KITE_MENU } from '@nokshi/contract/player/kite.ts';
import { TABLE_MENU } from '@nokshi/contract/player/tables.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { keepChatOpen, readChatOpen, useHasTableChat } from '../../../data/table-chat.ts';

export type ChatSwitch = {
  readonly isOpen: boolean;
  /** It was opened by a press just now, and not by what this browser remembers. */
  readonly wasPressed: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly turn: () => void;
};

/** The chat of a shared table, closed until the member opens it; null where there is none. */
export function useChatSwitch({ gameId, gameMenus }: Game): ChatSwitch | null {
  const isShared = gameMenus.includes(TABLE_MENU) || gameMenus.includes(KITE_MENU);
  const has = useHasTableChat() && isShared;
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState({ isOpen: readChatOpen(gameId), wasPressed: false });
  if (!has) return null;
  const turn = () => {
    keepChatOpen(gameId, !state.isOpen);
    setState({ isOpen: !state.isOpen, wasPressed: true });
    if (state.isOpen) button.current?.focus();
  };
  return { ...state, button, turn };
}

/** A frame says nothing to the page when it gets the focus: the page looks. */
const LOOK_MS = 400;

/** The table among several whose frame was used last; the first one until then. */
export function useFocusedTable(codes: readonly string[]): string {
  const [code, setCode] = useState(codes[0] ?? '');
  const all = codes.join(' ');
  useEffect(() => {
    if (!all.includes(' ')) return;
    const timer = setInterval(() => {
      const used = document.activeElement?.closest<HTMLElement>('[data-table]')?.dataset.table;
      if (used) setCode(used);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [all]);
  return codes.includes(code) ? code : (codes[0] ?? '');
}
