import { rulesText, SLOTS, type SlotGame } from '@nokshi/house-math';
import { commitmentOf as sha256 } from '@nokshi/house-math/fairness/hmac-node.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeClock } from '../../../../../../tests/harness/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/harness/database.ts';
import { createPlayHouse, type PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import { launchGame } from './launch-game.ts';
import { noteRules } from './note-rules.ts';
import { proveRound } from './prove-round.ts';
import { spin } from './spin.ts';

let database: TestDatabase;
let house: PlayHouse;
const clock = fakeClock();
const game = SLOTS.get('kantha-lines') as SlotGame;

beforeAll(async () => {
  database = await createTestDatabase();
  house = createPlayHouse({ url: database.url, clock });
});
afterAll(async () => {
  await house?.close();
  await database?.drop();
});

it('game rules: a round states the hash of the rules recorded at the game’s launch', async () => {
  const session = await house.member(5_000n);
  await house.db.tx((tx) => launchGame(house.slots, tx, { session, gameId: game.code }));
  const launch = house.launch(session, game.code);
  const { roundId } = await spin(house.slots, { launch, key: 'noted', stake: 200n });
  const { memberId } = session;
  const proof = await house.db.read((tx) => proveRound(house.slots, tx, { memberId, roundId }));
  expect(proof).toMatchObject({ ruleVersion: '1', rulesHash: sha256(rulesText(game)) });
});

it('game rules: a later launch needs the recorded rules, or another version', async () => {
  const stakes = [...game.stakes, 100_000n];
  await house.db.tx((tx) => noteRules(house.slots, tx, game));
  await house.db.tx((tx) => noteRules(house.slots, tx, { ...game, ruleVersion: 2, stakes }));
  const { rows } = await database.pool.query(
    'select rule_version, hash from slots_rules where game_code = $1 order by rule_version',
    [game.code],
  );
  expect(rows).toMatchObject([
    { rule_version: 1, hash: sha256(rulesText(game)) },
    { rule_version: 2 },
  ]);
});

it('game rules: different rules under a recorded version are a fault at launch', async () => {
  const other = { ...game, stakes: game.stakes.slice(1) };
  await expect(house.db.tx((tx) => noteRules(house.slots, tx, other))).rejects.toThrow(
    'other rules under version 1',
  );
});
