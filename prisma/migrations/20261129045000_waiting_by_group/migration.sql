-- Claims take turns between groups, so what waits is found by its group.
create index "outbox_events_waiting_by_group" on "outbox_events" ("group_id", "created_at", "sequence")
  where "fanned_out_at" is null;
create index "activities_waiting_by_group" on "activities" ("group_id", "due_at") where "state" = 'PENDING';
