-- Reports are read in parts, in these orders. "C" compares bytes, so that the order doesn't depend on the database.
create index feedback_order on feedback (page collate "C", section collate "C", id);
create index feedback_comments on feedback (page collate "C", changed_at, id) where comment <> '';

-- Old keys are looked for by their time.
create index feedback_request_received_at on feedback_request (received_at);

-- One row that is written to find out whether feedback can be stored.
create table health_check (
  id int primary key check (id = 1),
  checked_at timestamptz not null
);
insert into health_check (id, checked_at) values (1, now());
