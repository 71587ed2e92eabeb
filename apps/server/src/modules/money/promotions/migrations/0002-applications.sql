-- A member asks for what operators give on request. The grant is made when it is issued.
create table promotions_application (
  id uuid primary key,
  campaign_id uuid not null references promotions_campaign (id),
  member_id uuid not null,
  state text not null check (state in ('OPEN', 'ISSUED', 'REJECTED', 'WITHDRAWN')),
  comment text not null,
  applied_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  -- What the operator wrote to the member.
  answer text,
  grant_id uuid
);
-- One open application of a member a campaign.
create unique index promotions_application_open on promotions_application (campaign_id, member_id)
  where state = 'OPEN';
create index promotions_application_member on promotions_application (member_id, campaign_id, applied_at, id);
create index promotions_application_queue on promotions_application (applied_at, id)
  where state = 'OPEN';
create index promotions_application_decided on promotions_application (decided_at, id)
  where state <> 'OPEN';

-- Pictures as they were drawn again, WebP.
create table promotions_application_picture (
  application_id uuid not null references promotions_application (id),
  number int not null,
  picture bytea not null,
  primary key (application_id, number)
);
