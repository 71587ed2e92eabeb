-- What is sealed of a chain are its check points, of which the last one is the seed: so a link costs
-- at most `every` hashes. No chain was made before this: nothing closed draws.
alter table fairness_chain add column every int not null check (every > 0);
