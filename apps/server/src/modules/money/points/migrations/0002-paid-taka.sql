-- Orders that were paid in taka, for the reports of some days.
create index points_order_paid on points_order (decided_at)
  where state = 'APPROVED' and kind in ('bonus', 'convert');
