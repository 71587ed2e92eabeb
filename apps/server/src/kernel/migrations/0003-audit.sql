-- Every act of every operator: append-only, each row hashed onto the one before it.
create table kernel_audit (
  sequence bigint primary key,
  at timestamptz not null,
  operator_id uuid not null,
  operator text not null,
  act text not null,
  object text not null,
  facts jsonb not null,
  ip text not null,
  hash bytea not null check (length(hash) = 32)
);

create index kernel_audit_operator on kernel_audit (operator, sequence);
create index kernel_audit_act on kernel_audit (act, sequence);
create index kernel_audit_object on kernel_audit (object, sequence);

-- One row: the mutex, the gapless counter and the head of the chain.
create table kernel_audit_head (
  id int primary key check (id = 1),
  sequence bigint not null,
  hash bytea not null check (length(hash) = 32)
);

insert into kernel_audit_head (id, sequence, hash) values (1, 0, decode(repeat('00', 32), 'hex'));

create function kernel_audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end
$$;

create trigger kernel_audit_append_only
  before update or delete or truncate on kernel_audit
  for each statement execute function kernel_audit_is_append_only();
