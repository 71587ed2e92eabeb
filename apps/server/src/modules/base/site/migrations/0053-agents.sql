-- How agents are paid, as the setting on the wire has it: amounts in BDT, rates in percent.
alter table site_brand add column agents jsonb not null default '{
  "payMode": "upline", "activeFrom": "100.00", "graceDays": 7,
  "components": {"wages": true, "promotions": true, "fees": true},
  "most": {"dividend": "60", "daily": "3", "hourly": "3", "win": "3", "loss": "3"}}';

alter table site_change drop constraint site_change_part_check;
alter table site_change add constraint site_change_part_check
  check (part in
    ('brand', 'flags', 'regions', 'domains', 'elsewhere', 'team', 'agents', 'registration'));
