/** What comes right after the first view, on nearly every page: one file, loaded once. */
export { Footer } from '../shell/footer.tsx';
export { ChatButton } from '../shell/chat-button.tsx';
export { SideBar } from '../shell/side-bar.tsx';
export { LimitPrompt } from '../features/limits/limit-prompt.tsx';
export { JackpotBanner } from '../features/jackpots/jackpot-banner.tsx';
export { GameBrowser, Games } from '../features/lobby/games.tsx';
export { PopularRow } from '../features/lobby/popular-row.tsx';
export { Winners } from '../features/lobby/winners.tsx';
