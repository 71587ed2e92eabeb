-- Who decided a claim: one operator, or the one who proposed and the one who approved.
alter table cashier_claim add column answered_by text;
