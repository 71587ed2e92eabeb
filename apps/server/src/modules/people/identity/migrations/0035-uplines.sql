-- Who is right above a member in the team line: whose affiliate code they registered by. It stays,
-- whatever becomes of the code.
alter table identity_member add column upline_id uuid references identity_member;

update identity_member m set upline_id = a.agent_id
from identity_affiliate a
where a.brand_id = m.brand_id and a.code = m.affiliate_code and m.type <> 4
  and a.agent_id <> m.member_id;

create index identity_member_upline on identity_member (upline_id, username)
  where upline_id is not null;
