-- Members who were found below the minimum age are followed as well.
alter table risk_followed drop constraint risk_followed_source_check;
alter table risk_followed add constraint risk_followed_source_check
  check (source in ('seen', 'asked', 'sent', 'matched', 'under-age'));
insert into risk_followed values ('under-age', 'epoch');
