-- A letter that promotes something stays away from members who take a break from play.
alter table messaging_letter add column promotion boolean not null default false;
