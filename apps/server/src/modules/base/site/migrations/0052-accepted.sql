-- An application is accepted by giving its account a type. The account is known when the form was
-- sent by somebody who was logged in; one waiting application a contact and account.
alter table site_application
  drop constraint site_application_state_check,
  add constraint site_application_state_check check (state in ('new', 'working', 'done', 'accepted')),
  add column member_id uuid,
  add column account_name text,
  add constraint site_application_account check ((member_id is null) = (account_name is null)),
  add constraint site_application_accepted check (state <> 'accepted' or member_id is not null);

drop index site_application_new;
create unique index site_application_new on site_application
  (brand_id, lower(contact), coalesce(member_id, '00000000-0000-0000-0000-000000000000'))
  where state = 'new';
