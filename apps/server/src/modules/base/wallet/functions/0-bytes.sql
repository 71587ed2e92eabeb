-- The canonical bytes of an entry (docs/money.md): 60 bytes, big-endian, absent values are zero.
-- Sequence and balance are not in it: they follow from the order, and the proof recomputes them.
create or replace function wallet_entry_bytes(
  account int, amount bigint, kind smallint, contra int,
  reference uuid, legs smallint, key uuid, digest bigint
) returns bytea language sql immutable parallel safe as $$
  select int4send(account) || int8send(amount) || int2send(kind) || int4send(coalesce(contra, 0))
    || uuid_send(coalesce(reference, key, '00000000-0000-0000-0000-000000000000'))
    || int2send(legs)
    || uuid_send(coalesce(key, '00000000-0000-0000-0000-000000000000'))
    || int8send(coalesce(digest, 0))
$$;

-- The hash of a batch: the previous hash, the batch number, and the digest of its entries.
create or replace function wallet_chain(
  before bytea, lane int, no bigint, at timestamptz, count int, body bytea
) returns bytea language sql immutable parallel safe as $$
  select sha256(before || int2send(lane::smallint) || int8send(no)
    || int8send((extract(epoch from at) * 1000000)::bigint) || int4send(count) || body)
$$;
