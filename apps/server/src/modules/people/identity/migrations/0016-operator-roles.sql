-- Roles that operators made, beside those of the house (contract, permissions.ts).
create table identity_role (
  brand_id text not null,
  role_id text not null check (role_id ~ '^[a-z][a-z0-9-]{1,29}$'),
  permissions text[] not null check (cardinality(permissions) between 1 and 200),
  changed_at timestamptz not null,
  primary key (brand_id, role_id)
);

-- An operator has any number of roles; who is invited has none until somebody gives them.
alter table identity_operator
  add column roles text[] not null default '{}',
  add column state text not null default 'ACTIVE'
    check (state in ('INVITED', 'ACTIVE', 'DISABLED')),
  -- Without a second factor nothing else can be done.
  add column factor_required boolean not null default false,
  -- A one-time link: only the secret's SHA-256 is here.
  add column link_hash bytea unique check (octet_length(link_hash) = 32),
  add column link_until timestamptz,
  add check ((link_hash is null) = (link_until is null));
update identity_operator set roles = array[role];
alter table identity_operator drop column role;
