-- Units of returns that were started before get the beginning of their history, before everything that is there.
INSERT INTO "unit_events" ("id", "group_id", "process_id", "unit_id", "track", "state", "actor_kind", "actor_name", "at")
SELECT -row_number() OVER (ORDER BY u."id"), u."group_id", u."process_id", u."id", 'LOCATION', 'ANNOUNCED', 'system', 'System', p."created_at"
FROM "return_units" u JOIN "return_processes" p ON p."id" = u."process_id";

-- A label that was there at once was told by the creation itself.
UPDATE "process_events" e SET "data" = e."data" || '{"shippingStatus": "CREATED"}'
FROM "return_processes" p
WHERE e."process_id" = p."id" AND e."kind" = 'CREATED' AND p."shipping_status" <> 'NO_SHIPPING_STATUS'
  AND NOT EXISTS (SELECT 1 FROM "process_events" x WHERE x."process_id" = p."id" AND x."kind" = 'SHIPPING_STATUS' AND x."data" ->> 'from' = 'NO_SHIPPING_STATUS');

-- History is written once. Only a transaction that says so may erase what somebody wants forgotten:
-- SET LOCAL homeward.erasure = 'on'
-- The script is cut at every semicolon, so the one inside the function is written as an escape.
CREATE FUNCTION "refuse_to_rewrite_history"() RETURNS trigger LANGUAGE plpgsql AS
E'BEGIN RAISE EXCEPTION \'The history in % is only added to.\', TG_TABLE_NAME USING ERRCODE = \'integrity_constraint_violation\'\073 END';

CREATE TRIGGER "unit_events_are_history" BEFORE UPDATE OR DELETE ON "unit_events" FOR EACH ROW
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();
CREATE TRIGGER "process_events_are_history" BEFORE UPDATE OR DELETE ON "process_events" FOR EACH ROW
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();
CREATE TRIGGER "credit_entries_are_history" BEFORE UPDATE OR DELETE ON "credit_entries" FOR EACH ROW
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();
CREATE TRIGGER "webhook_attempts_are_history" BEFORE UPDATE OR DELETE ON "webhook_attempts" FOR EACH ROW
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();

-- Rows of a derivation go with the quote that lapsed (then the delete comes from a trigger), and with nothing else.
CREATE TRIGGER "derivation_rows_are_history" BEFORE UPDATE ON "derivation_rows" FOR EACH ROW
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();
CREATE TRIGGER "derivation_rows_stay" BEFORE DELETE ON "derivation_rows" FOR EACH ROW
WHEN (pg_trigger_depth() = 0 AND current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();
CREATE TRIGGER "settlements_stay" BEFORE DELETE ON "settlements" FOR EACH ROW
WHEN ((OLD."basis" <> 'QUOTE' OR OLD."expires_at" IS NULL) AND current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();

CREATE TRIGGER "unit_events_are_not_emptied" BEFORE TRUNCATE ON "unit_events" FOR EACH STATEMENT
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();
CREATE TRIGGER "process_events_are_not_emptied" BEFORE TRUNCATE ON "process_events" FOR EACH STATEMENT
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();
CREATE TRIGGER "credit_entries_are_not_emptied" BEFORE TRUNCATE ON "credit_entries" FOR EACH STATEMENT
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();
CREATE TRIGGER "webhook_attempts_are_not_emptied" BEFORE TRUNCATE ON "webhook_attempts" FOR EACH STATEMENT
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();
CREATE TRIGGER "derivation_rows_are_not_emptied" BEFORE TRUNCATE ON "derivation_rows" FOR EACH STATEMENT
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();
