import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Serve } from '../../../kernel/caller.ts';
import { answerAsker, seenAtDesk, sendFileToAsker } from './answer-asker.ts';
import { openFile } from './open-file.ts';
import { askerOf, type ChatRoom, requireOn } from './room.ts';
import { setChat, showSetting } from './set-chat.ts';
import { seenByAsker, showChat, showOlder } from './show-chat.ts';
import { listConversations, setPresence, showConversation, showDesk } from './show-desk.ts';
import { closeConversation, handOver, takeConversation } from './take-conversation.ts';
import { sendFileToDesk, writeToDesk } from './write-to-desk.ts';

export function chatRoutes(room: ChatRoom, serve: Serve): void {
  const { chat } = playerRoutes;
  serve.read(chat.show, (tx, _input, caller) => showChat(room, tx, caller));
  serve.read(chat.older, (tx, asked, caller) => showOlder(room, tx, { asked, caller }));
  serve.story(chat.write, (tx, { words }, caller) => writeToDesk(room, tx, { words, caller }));
  serve.prepared(chat.attach, (file, caller) => sendFileToDesk(room, { file, caller }));
  serve.read(chat.file, (tx, { fileId }, caller) => {
    requireOn(room);
    return openFile(room, tx, { fileId, asker: askerOf(room, caller) });
  });
  serve.story(chat.seen, (tx, { number }, caller) => seenByAsker(room, tx, { number, caller }));
}

export function chatConsoleRoutes(room: ChatRoom, serve: Serve): void {
  const { chat } = consoleRoutes;
  serve.read(chat.desk, (tx, _input, caller) => showDesk(room, tx, caller));
  serve.story(chat.presence, (tx, { here }, caller) => setPresence(room, tx, { here, caller }));
  serve.read(chat.list, (tx, asked, caller) => listConversations(room, tx, { asked, caller }));
  serve.read(chat.setting, (tx) => showSetting(room, tx));
  serve.story(chat.set, (tx, wish, caller) => setChat(room, tx, { wish, caller }));
  serve.read(chat.file, (tx, { fileId }) => openFile(room, tx, { fileId, asker: null }));
  serve.read(chat.show, (tx, asked) => showConversation(room, tx, asked));
  serve.story(chat.answer, (tx, input, caller) => answerAsker(room, tx, { ...input, caller }));
  serve.prepared(chat.attach, ({ chatId, ...file }, caller) =>
    sendFileToAsker(room, { chatId, file, caller }),
  );
  serve.story(chat.seen, (tx, input, caller) => seenAtDesk(room, tx, { ...input, caller }));
  serve.story(chat.take, (tx, input, caller) => takeConversation(room, tx, { ...input, caller }));
  serve.story(chat.handOver, (tx, input, caller) => handOver(room, tx, { ...input, caller }));
  serve.story(chat.close, (tx, input, caller) => closeConversation(room, tx, { ...input, caller }));
}
