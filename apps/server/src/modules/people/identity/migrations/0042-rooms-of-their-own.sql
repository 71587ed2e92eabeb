-- Before access and agents take their tables over (their next migrations rename them), what those
-- tables need from the member's row is put into them.

-- When something that could be shown was last taken off or replaced by the member.
create table identity_proof_gone (
  member_id uuid primary key,
  gone_at timestamptz not null
);
insert into identity_proof_gone (member_id, gone_at)
select member_id, proof_gone_at from identity_member where proof_gone_at is not null;
alter table identity_member drop column proof_gone_at;

-- The agent's username, which never changes, so that the desk finds codes by it.
alter table identity_affiliate add column agent_name text;
update identity_affiliate a set agent_name = m.username
from identity_member m where m.member_id = a.agent_id;
alter table identity_affiliate alter column agent_name set not null;
