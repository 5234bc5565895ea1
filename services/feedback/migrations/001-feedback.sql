-- What readers said: one row per browser, page and section.
create table feedback (
  id bigint generated always as identity primary key,
  -- Random, made by the browser; says nothing about a person.
  client_id uuid not null,
  page text not null,
  -- Hash of a heading; '' is the page as a whole.
  section text not null,
  rating text not null check (rating in ('up', 'down')),
  comment text not null,
  language text not null,
  version text not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (client_id, page, section)
);

create index feedback_changed_at on feedback (changed_at);

-- Requests that were stored: a repeat finds its key here and changes nothing.
create table feedback_request (
  idempotency_key uuid primary key,
  -- SHA-256 of what was sent, so that a key that is used for something else is noticed.
  fingerprint text not null,
  received_at timestamptz not null default now()
);
