-- AlterEnum
ALTER TYPE "BulkAct" ADD VALUE 'ASSIGN';
ALTER TYPE "BulkAct" ADD VALUE 'UNASSIGN';
ALTER TYPE "BulkAct" ADD VALUE 'TAG';
ALTER TYPE "BulkAct" ADD VALUE 'UNTAG';

-- AlterTable
ALTER TABLE "bulk_jobs" ADD COLUMN     "target" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "target_name" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "return_processes" ADD COLUMN     "assignee_id" TEXT,
ADD COLUMN     "tags" TEXT[] DEFAULT ARRAY[]::TEXT[];
ALTER TABLE "return_processes" ALTER COLUMN "tags" SET NOT NULL;

-- AddForeignKey
ALTER TABLE "return_processes" ADD CONSTRAINT "return_processes_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Few returns are somebody's, have a tag or were checked by one person: these indexes hold them alone, so that making a
-- return costs nothing more. A tag is looked for in the list's order or in its index, whichever is shorter.
CREATE INDEX "return_processes_of_assignee" ON "return_processes"("assignee_id", "group_id", "updated_at" DESC, "id" DESC) WHERE "assignee_id" IS NOT NULL;
CREATE INDEX "return_processes_by_tag" ON "return_processes" USING gin ("tags") WHERE "tags" <> '{}';
CREATE INDEX "return_processes_tagged" ON "return_processes"("group_id", "number" DESC) WHERE "tags" <> '{}';
CREATE INDEX "return_units_by_reviewer" ON "return_units"("group_id", "reviewed_by", "process_id") WHERE "reviewed_by" <> '';
CREATE INDEX "withdrawals_by_email" ON "withdrawals"("group_id", lower("email"));

-- Whose work a return is and what it is filed under is told in the audit log. The script is cut at every semicolon, so
-- those inside the function are written as escapes.
CREATE FUNCTION "note_work_on_return"() RETURNS trigger LANGUAGE plpgsql AS
E'DECLARE
  author jsonb := coalesce(nullif(current_setting(\'homeward.author\', true), \'\'), \'{}\')::jsonb\073
  was jsonb := \'{}\'\073
  becomes jsonb := \'{}\'\073
BEGIN
  IF OLD.assignee_id IS DISTINCT FROM NEW.assignee_id THEN
    was := jsonb_build_object(\'assignee\', (SELECT u.name FROM users u WHERE u.id = OLD.assignee_id))\073
    becomes := jsonb_build_object(\'assignee\', (SELECT u.name FROM users u WHERE u.id = NEW.assignee_id))\073
  END IF\073
  IF OLD.tags IS DISTINCT FROM NEW.tags THEN
    was := was || jsonb_build_object(\'tags\', to_jsonb(OLD.tags))\073
    becomes := becomes || jsonb_build_object(\'tags\', to_jsonb(NEW.tags))\073
  END IF\073
  INSERT INTO audit_entries
    (group_id, ecommerce_id, subject, subject_id, subject_name, act, before, after,
     actor_kind, actor_id, actor_name, address, user_agent, at)
  VALUES (
    NEW.group_id, NEW.ecommerce_id, \'RETURN\', NEW.id, NEW.return_code, \'CHANGED\', was, becomes,
    coalesce(author ->> \'kind\', \'system\'), coalesce(author ->> \'id\', \'system\'), coalesce(author ->> \'name\', \'System\'),
    coalesce(author ->> \'address\', \'\'), coalesce(author ->> \'userAgent\', \'\'),
    coalesce((author ->> \'at\')::timestamptz, clock_timestamp()))\073
  RETURN NULL\073
END';
CREATE TRIGGER "work_on_returns_is_noted" AFTER UPDATE OF "assignee_id", "tags" ON "return_processes" FOR EACH ROW
WHEN ((OLD."assignee_id" IS DISTINCT FROM NEW."assignee_id" OR OLD."tags" IS DISTINCT FROM NEW."tags")
  AND current_setting('homeward.erasure', true) IS DISTINCT FROM 'on')
EXECUTE FUNCTION "note_work_on_return"();

-- A view whose search names a person is cleared when that person is forgotten, and so is what the audit log says of it:
-- no new entry is to tell what was forgotten.
DROP TRIGGER "shared_views_are_noted" ON "saved_views";
CREATE TRIGGER "shared_views_are_noted" AFTER INSERT OR DELETE OR UPDATE ON "saved_views" FOR EACH ROW
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on')
EXECUTE FUNCTION "note_shared_view"();
CREATE INDEX "audit_entries_of_views" ON "audit_entries"("group_id") WHERE "subject" = 'SHARED_VIEW';
