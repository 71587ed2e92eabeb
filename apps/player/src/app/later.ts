import { lazy } from '@nokshi/web/lazy.ts';

const around = () => import('./around.ts');

// One file for all of them; what the first view shows is in the entry.
export const ChatButton = lazy(around, 'ChatButton');
export const Footer = lazy(around, 'Footer');
export const GameBrowser = lazy(around, 'GameBrowser');
export const Games = lazy(around, 'Games');
export const JackpotBanner = lazy(around, 'JackpotBanner');
export const LimitPrompt = lazy(around, 'LimitPrompt');
export const PopularRow = lazy(around, 'PopularRow');
export const SideBar = lazy(around, 'SideBar');
export const Winners = lazy(around, 'Winners');

const watches = () => import('./watches.ts');
export const ContractNotice = lazy(watches, 'ContractNotice');
export const EntryNotice = lazy(watches, 'EntryNotice');
export const IdleWatch = lazy(watches, 'IdleWatch');
export const NewVersion = lazy(watches, 'NewVersion');
export const RegionChoice = lazy(watches, 'RegionChoice');
