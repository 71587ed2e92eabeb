-- What the demo courier would have sent; the console shows it.
create table kernel_courier_message (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  at timestamptz not null
);

create index kernel_courier_message_at on kernel_courier_message (at);
