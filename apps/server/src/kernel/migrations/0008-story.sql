-- Never has a row. On Citus a coordinator's table that is managed makes each transaction that touches
-- it two-phase, so that a story's rows and its money in a lane are committed together or not at all
-- (kernel/store/lane-writes.ts). On plain PostgreSQL nobody touches it.
create table kernel_story (id int primary key);
