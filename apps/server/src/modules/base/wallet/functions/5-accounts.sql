-- What never changes about an account (docs/money.md): 38 bytes, then its words and a line feed.
create or replace function wallet_account_bytes(a wallet_account) returns bytea
language sql immutable parallel safe as $$
  select int4send(a.id) || int2send(a.lane::smallint)
    || uuid_send(coalesce(a.member_id, '00000000-0000-0000-0000-000000000000'))
    || int8send(a.floor) || int8send((extract(epoch from a.opened_at) * 1000000)::bigint)
    || convert_to(concat_ws(' ', a.kind, a.asset, a.name) || E'\n', 'UTF8')
$$;
