-- A code that is switched off brings nobody any more; members it brought keep it.
alter table identity_affiliate
  add column active boolean not null default true,
  add column made_at timestamptz not null default now(),
  add column made_by text not null default '';

create index identity_member_affiliate on identity_member (brand_id, affiliate_code)
  where affiliate_code is not null;
