-- What failed or waits is looked for among all that was sent.
create index couriers_message_not_sent on couriers_message (brand_id, state, message_id desc)
  where state <> 'sent';
