-- AlterEnum
ALTER TYPE "ReturnOrigin" ADD VALUE 'STAFF';

-- AlterEnum
ALTER TYPE "AuditSubject" ADD VALUE 'RETURN';

-- Staff look for the order of a shopper by the beginning of a name.
CREATE INDEX "orders_by_last_name" ON "orders" ("ecommerce_id", lower("last_name") text_pattern_ops);
CREATE INDEX "orders_by_whole_name" ON "orders" ("ecommerce_id", lower("first_name" || ' ' || "last_name") text_pattern_ops);

-- A return that staff made against the rules is in the audit log as well as in its own history, in the same transaction.
CREATE FUNCTION "note_overridden_rules"() RETURNS trigger LANGUAGE plpgsql AS
E'DECLARE
  author jsonb := coalesce(nullif(current_setting(\'homeward.author\', true), \'\'), \'{}\')::jsonb\073
BEGIN
  INSERT INTO audit_entries
    (group_id, ecommerce_id, subject, subject_id, subject_name, act, before, after,
     actor_kind, actor_id, actor_name, address, user_agent, at)
  SELECT p.group_id, p.ecommerce_id, \'RETURN\', p.id, p.return_code, \'CREATED\', NULL, NEW.data,
    NEW.actor_kind, coalesce(author ->> \'id\', NEW.actor_kind), NEW.actor_name,
    coalesce(author ->> \'address\', \'\'), coalesce(author ->> \'userAgent\', \'\'), NEW.at
  FROM return_processes p WHERE p.id = NEW.process_id\073
  RETURN NULL\073
END';
CREATE TRIGGER "overridden_rules_are_noted" AFTER INSERT ON "process_events" FOR EACH ROW
WHEN (NEW."kind" = 'RULES_OVERRIDDEN') EXECUTE FUNCTION "note_overridden_rules"();
