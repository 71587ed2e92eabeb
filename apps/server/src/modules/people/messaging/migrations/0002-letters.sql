-- Letters to members: written by an operator, or by the house itself when something of an account
-- changed. With `types` a letter is for every member of these account types who was registered by
-- then and lies here once; without, it is for those whom messaging_mailbox names.
create table messaging_letter (
  letter_id uuid primary key,
  brand_id text not null,
  source text not null check (source in ('operator', 'system')),
  types smallint[],
  -- Whom the operator named, for the desk; null for the house's own.
  audience jsonb,
  title jsonb not null,
  text jsonb not null,
  reach integer not null,
  sent_at timestamptz not null,
  sent_by text,
  withdrawn_at timestamptz,
  withdrawn_by text,
  check ((source = 'operator') = (audience is not null and sent_by is not null)),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create index messaging_letter_to_types on messaging_letter (brand_id, letter_id desc)
  where types is not null;
create index messaging_letter_of_operators on messaging_letter (brand_id, letter_id desc)
  where source = 'operator';
create index messaging_letter_age on messaging_letter (sent_at);

-- What one member has of a letter: that it names them, that they opened it, that they put it away.
create table messaging_mailbox (
  member_id uuid not null,
  letter_id uuid not null references messaging_letter on delete cascade,
  named boolean not null,
  read_at timestamptz,
  deleted_at timestamptz,
  primary key (member_id, letter_id)
);
create index messaging_mailbox_letter on messaging_mailbox (letter_id);
