-- What operators find a member by: an HMAC of the value in the spelling that it is compared in.
alter table identity_detail add column found_by bytea check (octet_length(found_by) = 32);

create index identity_detail_found on identity_detail (found_by, member_id desc)
  where found_by is not null;
create index identity_contact_address on identity_contact (brand_id, kind, address);
create index identity_member_referral on identity_member (brand_id, referral_code, member_id desc)
  where referral_code is not null;
