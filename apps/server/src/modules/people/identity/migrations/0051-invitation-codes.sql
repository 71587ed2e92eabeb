-- What members invite others by. Before, it was the username, for mobile members the whole number.
create table identity_invitation_code (
  brand_id text not null,
  -- In lower case.
  code text not null check (code = lower(code)),
  member_id uuid not null references identity_member,
  -- The one that the member has; otherwise a username that was shared as a code before.
  own boolean not null,
  primary key (brand_id, code)
);

create unique index identity_invitation_code_own on identity_invitation_code (member_id) where own;

-- Links with a username still lead to their member; those with a telephone number do not.
insert into identity_invitation_code (brand_id, code, member_id, own)
  select brand_id, username, member_id, false from identity_member
  where type <> 4 and closed_at is null and username !~ '^[0-9]+$';

create function identity_some_code() returns text language sql volatile as $$
  select string_agg(substr('34679cdfghjkmnpqrtvwx', 1 + get_byte(bytes, n) % 21, 1), '')
  from (select sha256(uuid_send(gen_random_uuid())) as bytes) drawn, generate_series(0, 7) n
$$;

-- Until nobody drew the code of another.
do $$ begin
  loop
    insert into identity_invitation_code (brand_id, code, member_id, own)
      select brand_id, identity_some_code(), member_id, true from identity_member m
      where type <> 4 and not exists (
        select from identity_invitation_code c where c.member_id = m.member_id and c.own)
      on conflict (brand_id, code) do nothing;
    exit when not exists (
      select from identity_member m where type <> 4 and not exists (
        select from identity_invitation_code c where c.member_id = m.member_id and c.own));
  end loop;
end $$;

drop function identity_some_code();

-- Who was invited keeps the code of the inviter, not the name or number.
update identity_member m set referral_code = c.code
  from identity_member i join identity_invitation_code c on c.member_id = i.member_id and c.own
  where i.brand_id = m.brand_id and i.username = m.referral_code;
