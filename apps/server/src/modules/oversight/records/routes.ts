import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { type Caller, operatorOf, playerOf, type Serve } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { forWhom } from '../../../kernel/for-whom.ts';
import type { MemberId } from '../../../kernel/ids.ts';
import { fromWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { createAuditVerifier } from '../../../kernel/audit-chain.ts';
import { listAudit } from './list-audit.ts';
import { exportRecord } from './exports/export-record.ts';
import { exportSlip } from './exports/export-slip.ts';
import { exportReport } from './exports/export-report.ts';
import { exportTeam } from './exports/export-team.ts';
import { knownExport, shownExports } from './exports/list-exports.ts';
import { askedKind, entryPage, listEntries } from './list-entries.ts';
import { listTeamBets } from './list-team-bets.ts';
import { listWagers, wagersOfDesk } from './list-wagers.ts';
import { readBalance } from './read-balance.ts';
import { readNet } from './read-net.ts';
import { readPurses } from './read-purses.ts';
import { readWager } from './read-wager.ts';
import { checkReport } from './reports/check-report.ts';
import { readGames, readReport } from './reports/read-report.ts';
import { rankWins } from './rules/rank-wins.ts';
import { createWinnerBoard } from './winner-board.ts';
import type { RecordsRoom } from './room.ts';

export function recordsRoutes(room: RecordsRoom, serve: Serve): void {
  const { records } = playerRoutes;
  const winners = createWinnerBoard(room);
  serve.read(records.winnerBoard, (tx, asked) => winners.show(tx, asked));
  serve.read(records.rankList, async (tx, { gameCategory }) => {
    const { list } = await winners.show(tx, { gameCategory, limitNum: 20 });
    return { list: rankWins(list.map(({ vo }) => vo)) };
  });
  serve.read(records.wagers, (tx, input, caller) =>
    listWagers(room, tx, { ...input, memberId: playerOf(caller).memberId }),
  );
  serve.read(records.wager, (tx, input, caller) =>
    readWager(room, tx, { id: input.wagerId, memberId: playerOf(caller).memberId }),
  );
  serve.read(records.net, (tx, input, caller) =>
    readNet(room, tx, { ...input, memberId: playerOf(caller).memberId }),
  );
  serve.read(records.entries, (tx, input, caller) =>
    listEntries(room, tx, { ...input, memberId: playerOf(caller).memberId }),
  );
  serve.prepared(records.export, (input, caller) =>
    exportRecord(room, { ...input, ...readerOf(caller) }),
  );
  const { agentTeam } = playerRoutes;
  serve.read(agentTeam.bets, (tx, input, caller) =>
    listTeamBets(room, tx, { ...input, memberId: playerOf(caller).memberId }),
  );
  serve.prepared(agentTeam.file, (input, caller) =>
    exportTeam(room, { ...input, ...readerOf(caller) }),
  );
  serve.prepared(playerRoutes.agentSlips.slipFile, (input, caller) =>
    exportSlip(room, { ...input, ...readerOf(caller) }),
  );
}

export function recordsConsoleRoutes(room: RecordsRoom, serve: Serve): void {
  const { members } = consoleRoutes;
  const verify = createAuditVerifier();
  serve.read(consoleRoutes.records.audit, (tx, asked) => listAudit(tx, { asked, verify }));
  serve.read(members.wagers, async (tx, input) =>
    wagersOfDesk(room, tx, { ...input, memberId: await knownMember(room, tx, input.id) }),
  );
  serve.read(members.entries, async (tx, input) =>
    entryPage(room, tx, {
      ...input,
      memberId: await knownMember(room, tx, input.id),
      kind: askedKind(input.kind),
      purse: { account: input.account, vendor: input.vendor ?? null },
    }),
  );
  serve.read(members.balance, async (tx, input) =>
    readBalance(room, tx, await knownMember(room, tx, input.id)),
  );
  serve.read(members.purses, async (tx, input) =>
    readPurses(room, tx, await knownMember(room, tx, input.id)),
  );
  const { reports } = consoleRoutes;
  serve.read(reports.report, (tx, asked) => readReport(room, tx, asked));
  serve.read(reports.games, (tx, asked) => readGames(room, tx, asked));
  serve.read(reports.check, (tx, asked) => checkReport(room, tx, asked));
  serve.prepared(reports.exportReport, (asked, caller) =>
    exportReport(room, {
      ...asked,
      operator: operatorOf(caller).username,
      language: caller.language,
      who: forWhom(caller),
    }),
  );
  serve.read(reports.exports, (tx, asked) => shownExports(tx, asked));
  serve.read(reports.knownExport, (tx, asked) => knownExport(tx, asked));
}

function readerOf(caller: Caller) {
  const { memberId, username, type } = playerOf(caller);
  return { memberId, username, type, language: caller.language, who: forWhom(caller) };
}

/** Refuses identity.member-unknown. */
async function knownMember(room: RecordsRoom, tx: Tx, id: string): Promise<MemberId> {
  const memberId = fromWire('mbr', id);
  const known = memberId && (await room.identity.usernames(tx, [memberId])).has(memberId);
  if (!known) throw refuse('identity.member-unknown');
  return memberId;
}
