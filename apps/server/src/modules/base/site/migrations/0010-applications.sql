-- Who asks to work with the house (page /join). One new application a contact: sending the form
-- again changes the words of the one that nobody has looked at yet.
create table site_application (
  number bigint generated always as identity primary key,
  brand_id text not null references site_brand,
  name text not null,
  contact text not null,
  message text not null,
  language text not null check (language in ('EN', 'BN')),
  state text not null default 'new' check (state in ('new', 'working', 'done')),
  version integer not null default 1,
  created_at timestamptz not null
);
create unique index site_application_new on site_application (brand_id, lower(contact))
  where state = 'new';
create index site_application_state on site_application (brand_id, state, number);

create table site_application_note (
  application bigint not null references site_application,
  number integer not null,
  at timestamptz not null,
  by_operator text not null,
  words text not null,
  primary key (application, number)
);
