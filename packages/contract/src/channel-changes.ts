import type { ChannelTerms } from './channel-terms.ts';
import type { Change } from './four-eyes.ts';
import { settingChanges } from './setting-changes.ts';

/** The fields that differ between two terms of a channel. */
export const channelChanges = (before: ChannelTerms, after: ChannelTerms): Change[] =>
  settingChanges({ channel: shown(before) }, { channel: shown(after) });

/** The requested fields are one line: most changes of them concern them all. */
const shown = ({ fields, ...terms }: ChannelTerms) => ({
  ...terms,
  fields: fields
    .map(
      ({ field, label, kind, minLength, maxLength, required }) =>
        `${field}${required ? '' : '?'} (${label.EN} · ${label.BN}; ${kind} ${minLength}-${maxLength})`,
    )
    .join(', '),
});
