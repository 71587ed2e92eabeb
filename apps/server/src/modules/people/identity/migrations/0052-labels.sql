-- What operators call a member; the member sees it.
alter table identity_member
  add column club text not null default '',
  add column labels text[] not null default '{}';
