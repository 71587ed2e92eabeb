import { consoleHarmRoutes as desk } from '@nokshi/contract/console/harm.ts';
import type { Serve } from '../../../kernel/caller.ts';
import { liftAct } from './lift.ts';
import { listMembers } from './list-members.ts';
import { markedOfSlip } from './marked-of-slip.ts';
import { giveTimeOut, lowerLimit, lowerTime } from './protect.ts';
import type { HarmRoom } from './room.ts';
import { showMember } from './show-member.ts';
import { addNote, endCare, handBack, take } from './take.ts';
import { writeTo } from './write-to.ts';

export const harmRoutes = (room: HarmRoom, serve: Serve) => {
  serve.read(desk.list, (tx, asked, caller) => listMembers(room, tx, { asked, caller }));
  serve.read(desk.one, (tx, { id }, caller) => showMember(room, tx, { id, caller }));
  serve.read(desk.ofSlip, (tx, asked) => markedOfSlip(room, tx, asked));
  serve.story(desk.take, (tx, wish, caller) => take(room, tx, { wish, caller }));
  serve.story(desk.handBack, (tx, wish, caller) => handBack(room, tx, { wish, caller }));
  serve.story(desk.done, (tx, wish, caller) => endCare(room, tx, { wish, caller }));
  serve.story(desk.note, (tx, wish, caller) => addNote(room, tx, { wish, caller }));
  serve.story(desk.letter, (tx, wish, caller) => writeTo(room, tx, { wish, caller }));
  serve.story(desk.timeOut, (tx, wish, caller) => giveTimeOut(room, tx, { wish, caller }));
  serve.story(desk.lowerLimit, (tx, wish, caller) => lowerLimit(room, tx, { wish, caller }));
  serve.story(desk.lowerTime, (tx, wish, caller) => lowerTime(room, tx, { wish, caller }));
  serve.story(desk.lift, room.proposals.act(liftAct(room)));
};
