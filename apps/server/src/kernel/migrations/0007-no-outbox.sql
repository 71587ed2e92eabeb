-- What a commit makes true is heard inside it (kernel/events.ts); later work is a job.
drop table kernel_outbox;
