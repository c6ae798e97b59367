-- AlterEnum
ALTER TYPE "AuditSubject" ADD VALUE 'SHARED_VIEW';

-- DropForeignKey
ALTER TABLE "saved_views" DROP CONSTRAINT "saved_views_user_id_fkey";

-- AlterTable
ALTER TABLE "saved_views" ADD COLUMN     "is_shared" BOOLEAN NOT NULL DEFAULT false,
ALTER COLUMN "user_id" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "saved_views_group_id_is_shared_idx" ON "saved_views"("group_id", "is_shared");

-- AddForeignKey
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the whole team sees is told in the audit log. A view that somebody keeps for themselves is nobody's business. To
-- share one is to add it, to stop sharing is to remove it.
CREATE FUNCTION "note_shared_view"() RETURNS trigger LANGUAGE plpgsql AS
E'DECLARE
  view jsonb := coalesce(to_jsonb(NEW), to_jsonb(OLD))\073
  author jsonb := coalesce(nullif(current_setting(\'homeward.author\', true), \'\'), \'{}\')::jsonb\073
  was jsonb := CASE WHEN OLD.is_shared THEN jsonb_build_object(\'name\', OLD.name, \'choice\', OLD.choice) END\073
  becomes jsonb := CASE WHEN NEW.is_shared THEN jsonb_build_object(\'name\', NEW.name, \'choice\', NEW.choice) END\073
BEGIN
  IF was IS NOT DISTINCT FROM becomes THEN RETURN NULL\073 END IF\073
  INSERT INTO audit_entries
    (group_id, subject, subject_id, subject_name, act, before, after,
     actor_kind, actor_id, actor_name, address, user_agent, at)
  VALUES (
    view ->> \'group_id\', \'SHARED_VIEW\', view ->> \'id\', view ->> \'name\',
    (CASE WHEN becomes IS NULL THEN \'REMOVED\' WHEN was IS NULL THEN \'CREATED\' ELSE \'CHANGED\' END)::"AuditAct",
    was, becomes,
    coalesce(author ->> \'kind\', \'system\'), coalesce(author ->> \'id\', \'system\'), coalesce(author ->> \'name\', \'System\'),
    coalesce(author ->> \'address\', \'\'), coalesce(author ->> \'userAgent\', \'\'),
    coalesce((author ->> \'at\')::timestamptz, clock_timestamp()))\073
  RETURN NULL\073
END';
CREATE TRIGGER "shared_views_are_noted" AFTER INSERT OR DELETE OR UPDATE ON "saved_views" FOR EACH ROW
EXECUTE FUNCTION "note_shared_view"();
