-- What a member has in the wallet of a studio that keeps one of its own: an account a studio, named by
-- its code. The totals of the house contain it like any other.
alter domain wallet_account_kind drop constraint wallet_account_kind_check1;
alter domain wallet_account_kind add constraint wallet_account_kind_check
  check (value in ('cash', 'held', 'bonus', 'house', 'vendor'));
alter table wallet_account
  drop constraint wallet_account_check2,
  add constraint wallet_account_named check ((kind in ('house', 'vendor')) = (name is not null));
drop index wallet_account_member;
create unique index wallet_account_member
  on wallet_account (lane, member_id, asset, kind, coalesce(name, '')) where member_id is not null;
drop index wallet_account_house;
create unique index wallet_account_house
  on wallet_account (lane, name, asset) where member_id is null;
