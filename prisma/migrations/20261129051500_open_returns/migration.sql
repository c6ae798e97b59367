-- Open returns are few among all of years: lists and counts of work read only them.
create index "return_processes_open" on "return_processes" ("group_id", "updated_at" desc, "id" desc)
  where "status" in ('RUNNING', 'ON_HOLD');
create index "return_processes_open_by_step" on "return_processes"
  ("group_id", "shipping_status", "status", "authorization_status") where "status" in ('RUNNING', 'ON_HOLD');
-- The cleanup reads unfinished drafts only, not those of all returns ever made.
create index "return_intents_unfinished" on "return_intents" ("expires_at") where "completed_at" is null;
