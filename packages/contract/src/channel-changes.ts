import type { ChannelTerms } from './channel-terms.ts';
import type { Change } from './four-eyes.ts';
import { settingChanges } from './setting-changes.ts';

/** Field by field what is different between two terms of a channel. */
export const channelChanges = (before: ChannelTerms, after: ChannelTerms): Change[] =>
  settingChanges({ channel: shown(before) }, { channel: shown(after) });

/** The fields that are asked for stand in one line: most changes of them concern them all. */
const shown = ({ fields, ...terms }: ChannelTerms) => ({
  ...terms,
  fields: fields
    .map(
      ({ field, label, kind, minLength, maxLength, required }) =>
        `${field}${required ? '' : '?'} (${label.EN} · ${label.BN}; ${kind} ${minLength}-${maxLength})`,
    )
    .join(', '),
});
