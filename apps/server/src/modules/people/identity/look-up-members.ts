import type { MemberId } from '../../../kernel/ids.ts';
import type { Identity } from './face.ts';
import { toMember } from './member-info.ts';
import { payeeNames } from './personal-details.ts';
import type { Insides } from './room.ts';
import { countOpen, namedMembers } from './store/many-members.ts';
import { countDownlines, listDownlines } from './store/line.ts';
import { memberById, memberByUsername, usernamesOf } from './store/members.ts';
import { paymentPasswordSetAt } from './store/registration.ts';

type LookUps =
  | 'member'
  | 'memberByUsername'
  | 'usernames'
  | 'downlines'
  | 'countDownlines'
  | 'payeeNames'
  | 'hasPaymentPassword'
  | 'membersNamed'
  | 'countMembers';

const MOST = 1_000;

/** What other rooms may know of members. */
export const lookUpMembers = (room: Insides): Pick<Identity, LookUps> => ({
  async member(tx, memberId) {
    const row = await memberById(tx, memberId);
    return row?.brandId === room.site.brand().brandId ? toMember(row, room) : undefined;
  },
  async memberByUsername(tx, username) {
    const { brandId } = room.site.brand();
    const row = await memberByUsername(tx, { brandId, username: username.toLowerCase() });
    return row && toMember(row, room);
  },
  async usernames(tx, memberIds) {
    const { brandId } = room.site.brand();
    const rows = await usernamesOf(tx, { brandId, memberIds: memberIds.slice(0, MOST) });
    return new Map<MemberId, string>(rows.map((row) => [row.memberId, row.username]));
  },
  downlines: (tx, { query, ...asked }) =>
    listDownlines(tx, { ...asked, query: query.toLowerCase() }),
  countDownlines,
  payeeNames: (tx, memberIds) => payeeNames(room, tx, memberIds.slice(0, MOST)),
  hasPaymentPassword: async (tx, memberId) => (await paymentPasswordSetAt(tx, memberId)) !== null,
  async membersNamed(tx, usernames) {
    const { brandId } = room.site.brand();
    const asked = usernames.slice(0, MOST).map((username) => username.toLowerCase());
    const rows = await namedMembers(tx, { brandId, usernames: asked });
    return new Map(rows.map(({ username, memberId }) => [username, memberId]));
  },
  countMembers: (tx, types) => countOpen(tx, { brandId: room.site.brand().brandId, types }),
});
