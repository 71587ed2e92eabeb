-- A chat that is run elsewhere takes the place of ours; its host stands on a list of the operator.
alter table site_brand
  add column chat_address text not null default '' check (chat_address ~ '^(https://.+)?$'),
  add column chat_hosts text[] not null default '{}' check (cardinality(chat_hosts) <= 8);
