-- Members who were known again as one under self-exclusion are followed as well.
alter table risk_followed drop constraint risk_followed_source_check;
alter table risk_followed add constraint risk_followed_source_check
  check (source in ('seen', 'asked', 'sent', 'matched'));
insert into risk_followed values ('matched', 'epoch');
