import { consoleTableChatRoutes as desk } from '@nokshi/contract/console/table-chat.ts';
import { tableChatRoutes as contract } from '@nokshi/contract/player/table-chat.ts';
import { playerOf, type Serve } from '../../../../kernel/caller.ts';
import { keepMessage, listChat, removeMessage, setWords, showWords } from './desk.ts';
import { liftMute, listMuted, muteMember } from './mute-member.ts';
import type { ChatRoom } from './room.ts';
import { agreeToRules, ownChat, reportMessage, writeMessage } from './write-message.ts';

/** The player's side of the chat at tables. */
export function tableChatRoutes(room: ChatRoom, serve: Serve): void {
  serve.read(contract.own, (tx, _, caller) => ownChat(room, tx, playerOf(caller)));
  serve.story(contract.agree, (tx, _, caller) => agreeToRules(room, tx, playerOf(caller)));
  serve.story(contract.write, (tx, { gameCode, words: sent }, caller) =>
    writeMessage(room, tx, { session: playerOf(caller), gameCode, sent }),
  );
  serve.story(contract.report, (tx, { messageId }, caller) =>
    reportMessage(room, tx, { session: playerOf(caller), wire: messageId }),
  );
}

export function tableChatConsoleRoutes(room: ChatRoom, serve: Serve): void {
  serve.read(desk.messages, (tx, asked) => listChat(room, tx, asked));
  serve.story(desk.remove, (tx, wish, caller) => removeMessage(room, tx, { wish, caller }));
  serve.story(desk.keep, (tx, wish, caller) => keepMessage(room, tx, { wish, caller }));
  serve.read(desk.mutes, (tx, asked) => listMuted(room, tx, asked));
  serve.story(desk.mute, (tx, wish, caller) => muteMember(room, tx, { wish, caller }));
  serve.story(desk.lift, (tx, wish, caller) => liftMute(room, tx, { wish, caller }));
  serve.read(desk.words, (tx) => showWords(room, tx));
  serve.story(desk.setWords, (tx, wish, caller) => setWords(room, tx, { wish, caller }));
}
