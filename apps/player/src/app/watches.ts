/** What waits for something to happen on every page: one file, loaded after the first view. */
export { ContractNotice } from './contract-notice.tsx';
export { EntryNotice } from './entry-notice.tsx';
export { IdleWatch } from './idle-watch.tsx';
export { NewVersion } from './new-version.tsx';
export { RegionChoice } from './region-choice.tsx';
