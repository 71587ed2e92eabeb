-- Words of the licence as the footer and the help page show them; colours of buttons and marks.
alter table site_brand
  add column licence text not null default '',
  add column colour_light text not null default ''
    check (colour_light = '' or colour_light ~ '^#[0-9a-f]{6}$'),
  add column colour_dark text not null default ''
    check (colour_dark = '' or colour_dark ~ '^#[0-9a-f]{6}$');
