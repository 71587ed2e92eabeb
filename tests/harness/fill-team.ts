import type pg from 'pg';

/**
 * Ten thousand members below one agent, a hundred agents directly below and 99 below each, as an
 * import makes them: through the form it would take minutes. Every tenth was seen today.
 */
export async function fillTeam(pool: pg.Pool, agentId: string): Promise<void> {
  await pool.query(
    `
    insert into identity_member (member_id, brand_id, username, nickname, type, password_hash,
      password_changed_at, language, terms_version, terms_agreed_at, age_agreed,
      registered_at, registered_ip, traits_at, upline_id)
    select f.id, m.brand_id, 'many' || lpad(n::text, 5, '0'), 'many', (n <= 100)::int, 'none',
      at, 'EN', '1', at, 18, at, '127.0.0.1', at,
      case when n <= 100 then m.member_id else (select md5('many' || 1 + n % 100)::uuid) end
    from identity_member m, generate_series(1, 10000) n,
      lateral (select md5('many' || n)::uuid as id,
        m.registered_at - interval '5 days' as at) f
    where m.member_id = $1::uuid`,
    [agentId],
  );
  await pool.query(
    `
    insert into identity_line (upline_id, member_id, depth, since)
    select upline_id, member_id, 1, registered_at::date from identity_member
      where nickname = 'many'
    union all
    select $1::uuid, member_id, 2, registered_at::date from identity_member
      where nickname = 'many' and upline_id <> $1::uuid`,
    [agentId],
  );
  await pool.query(`
    insert into identity_session (session_id, realm, owner_id, secret_hash, generation, ip,
      device, started_at, last_seen_at)
    select gen_random_uuid(), 'player', member_id, sha256('none'), 1, '127.0.0.1', 'a test',
      at, at
    from identity_member, lateral (select registered_at + interval '5 days' as at) t
    where nickname = 'many' and right(username, 1) = '0'`);
}
