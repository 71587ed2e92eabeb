-- The desk lists the chains of a purpose by age, a page at a time.
create index fairness_chain_age on fairness_chain (purpose, made_at, id);
