-- What is set aside of a campaign's budget and places, in parts: its row counts it as given already, and a claim
-- takes from a part that no other claim holds. Given is what the row says less what is set aside.
create table promotions_aside (
  campaign_id uuid not null references promotions_campaign (id),
  part smallint not null check (part between 0 and 15),
  -- Minor units of taka, and grants.
  amount bigint not null default 0 check (amount >= 0),
  grants int not null default 0 check (grants >= 0),
  primary key (campaign_id, part)
);
insert into promotions_aside (campaign_id, part)
select id, part from promotions_campaign, generate_series(0, 15) as part where version > 0;

-- Each share of an envelope is a row from its publishing on, which one opening takes. What is in it is known
-- when it is opened: until then the link alone has it. Its rows are counted from now on; `opened` and `opened_sum`
-- of the envelope are of servers of the release before.
alter table promotions_share alter column member_id drop not null;
alter table promotions_share alter column amount drop not null;
alter table promotions_share alter column grant_id drop not null;
alter table promotions_share alter column opened_at drop not null;
alter table promotions_share add constraint promotions_share_whole
  check (num_nulls(member_id, amount, grant_id, opened_at) in (0, 4));
create index promotions_share_closed on promotions_share (campaign_id, place) where member_id is null;
create index promotions_share_opened on promotions_share (campaign_id, opened_at, place)
  where member_id is not null;
insert into promotions_share (campaign_id, place)
select campaign_id, place from promotions_envelope, generate_series(opened, shares - 1) as place;
