-- What operators write and visitors read: help topics, posts, banners, resources. `doc` has the
-- shape of its kind (packages/contract/src/content.ts), HTML in it is sanitised; `previous` is what
-- the row was before its last change, for the undo. Rows are never deleted: removed is a state.
create table site_content (
  brand_id text not null references site_brand,
  kind text not null check (kind in ('help', 'post', 'banner', 'resource')),
  content_id text not null,
  state text not null check (state in ('draft', 'published', 'removed')),
  version integer not null default 1,
  doc jsonb not null,
  previous jsonb,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (brand_id, kind, content_id)
);

insert into site_content (brand_id, kind, content_id, state, doc, created_at, changed_at, changed_by)
select brand_id, 'banner', banner_id, 'published',
  jsonb_build_object('groupName', group_name, 'position', position, 'languages', '["EN", "BN"]'::jsonb,
    'url', url, 'alt', jsonb_build_object('EN', alt_en, 'BN', alt_bn),
    'linkageType', linkage_type, 'linkage', linkage, 'from', null, 'until', null),
  now(), now(), 'nokshi'
from site_banner;

insert into site_content (brand_id, kind, content_id, state, doc, created_at, changed_at, changed_by)
select brand_id, 'resource', resource_type || '-' || position, 'published',
  jsonb_build_object('resourceType', resource_type, 'position', position, 'url', url, 'name', name,
    'qrCodeUrl', qr_code_url),
  now(), now(), 'nokshi'
from site_resource;

drop table site_banner;
drop table site_resource;
