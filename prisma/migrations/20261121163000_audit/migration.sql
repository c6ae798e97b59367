-- CreateEnum
CREATE TYPE "AuditSubject" AS ENUM ('STORE', 'RETURN_CONDITIONS', 'WAREHOUSE', 'WEBHOOK_ENDPOINT', 'API_KEY', 'MEMBER', 'INVITATION');

-- CreateEnum
CREATE TYPE "AuditAct" AS ENUM ('CREATED', 'CHANGED', 'REMOVED');

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" BIGSERIAL NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT,
    "subject" "AuditSubject" NOT NULL,
    "subject_id" TEXT NOT NULL,
    "subject_name" TEXT NOT NULL,
    "act" "AuditAct" NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "actor_kind" TEXT NOT NULL,
    "actor_id" TEXT NOT NULL,
    "actor_name" TEXT NOT NULL,
    "address" TEXT NOT NULL DEFAULT '',
    "user_agent" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_entries_group_id_id_idx" ON "audit_entries"("group_id", "id");

-- CreateIndex
CREATE INDEX "audit_entries_ecommerce_id_subject_id_idx" ON "audit_entries"("ecommerce_id", "subject", "id");

CREATE TRIGGER "audit_entries_are_history" BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();
CREATE TRIGGER "audit_entries_are_not_emptied" BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();

-- One row per change, whatever statement made it. The author is what the transaction says of itself (server/db/author.ts),
-- otherwise the service. The arguments of a trigger are the subject and the columns that are told: nothing secret is.
-- The script is cut at every semicolon, so those inside the function are written as an escape.
CREATE FUNCTION "note_change"() RETURNS trigger LANGUAGE plpgsql AS
E'DECLARE
  subject jsonb := coalesce(to_jsonb(NEW), to_jsonb(OLD))\073
  author jsonb := coalesce(nullif(current_setting(\'homeward.author\', true), \'\'), \'{}\')::jsonb\073
  was jsonb\073
  becomes jsonb\073
  tenant text\073
BEGIN
  SELECT jsonb_object_agg(key, value) INTO was FROM jsonb_each(to_jsonb(OLD)) WHERE key = ANY (TG_ARGV)\073
  SELECT jsonb_object_agg(key, value) INTO becomes FROM jsonb_each(to_jsonb(NEW)) WHERE key = ANY (TG_ARGV)\073
  IF TG_TABLE_NAME = \'policies\' THEN
    SELECT to_jsonb(p) - \'created_by\' INTO was FROM policies p
    WHERE p.ecommerce_id = subject ->> \'ecommerce_id\' AND p.version = (subject ->> \'version\')::int - 1\073
  END IF\073
  IF was IS NOT DISTINCT FROM becomes THEN RETURN NULL\073 END IF\073
  tenant := coalesce(subject ->> \'group_id\',
    (SELECT m.group_id FROM memberships m WHERE m.user_id = subject ->> \'id\' ORDER BY 1 LIMIT 1))\073
  IF tenant IS NULL THEN RETURN NULL\073 END IF\073
  INSERT INTO audit_entries
    (group_id, ecommerce_id, subject, subject_id, subject_name, act, before, after,
     actor_kind, actor_id, actor_name, address, user_agent, at)
  VALUES (
    tenant,
    CASE TG_TABLE_NAME WHEN \'ecommerces\' THEN subject ->> \'id\' ELSE subject ->> \'ecommerce_id\' END,
    TG_ARGV[0]::"AuditSubject",
    coalesce(subject ->> \'user_id\', subject ->> \'id\', subject ->> \'ecommerce_id\'),
    coalesce(
      subject ->> \'name\',
      subject ->> \'url\',
      subject ->> \'email\',
      (SELECT u.name FROM users u WHERE u.id = subject ->> \'user_id\'),
      (SELECT e.name FROM ecommerces e WHERE e.id = subject ->> \'ecommerce_id\'),
      \'\'),
    (CASE
      WHEN becomes IS NULL OR becomes ->> \'deleted_at\' IS NOT NULL OR becomes ->> \'revoked_at\' IS NOT NULL THEN \'REMOVED\'
      WHEN was IS NULL THEN \'CREATED\'
      ELSE \'CHANGED\' END)::"AuditAct",
    was,
    becomes,
    coalesce(author ->> \'kind\', \'system\'),
    coalesce(author ->> \'id\', \'system\'),
    coalesce(author ->> \'name\', \'System\'),
    coalesce(author ->> \'address\', \'\'),
    coalesce(author ->> \'userAgent\', \'\'),
    coalesce((author ->> \'at\')::timestamptz, clock_timestamp()))\073
  RETURN NULL\073
END';

CREATE TRIGGER "ecommerces_are_noted" AFTER INSERT OR DELETE
OR UPDATE OF "name", "is_enabled", "is_testing", "identification_flow", "time_zone", "config" ON "ecommerces" FOR EACH ROW
EXECUTE FUNCTION "note_change"('STORE', 'name', 'is_enabled', 'is_testing', 'identification_flow', 'time_zone', 'config');
CREATE TRIGGER "policies_are_noted" AFTER INSERT ON "policies" FOR EACH ROW WHEN (NEW."version" > 1)
EXECUTE FUNCTION "note_change"('RETURN_CONDITIONS', 'ecommerce_id', 'group_id', 'version', 'content', 'note', 'created_at');
CREATE TRIGGER "warehouses_are_noted" AFTER INSERT OR DELETE OR UPDATE ON "warehouses" FOR EACH ROW
EXECUTE FUNCTION "note_change"('WAREHOUSE', 'name', 'address', 'is_default', 'countries');
CREATE TRIGGER "webhook_endpoints_are_noted" AFTER INSERT OR DELETE
OR UPDATE OF "url", "events", "ecommerce_ids", "is_enabled", "disabled_reason", "previous_secret_until", "deleted_at"
ON "webhook_endpoints" FOR EACH ROW
EXECUTE FUNCTION "note_change"('WEBHOOK_ENDPOINT', 'url', 'events', 'ecommerce_ids', 'is_enabled', 'disabled_reason', 'previous_secret_until', 'deleted_at');
CREATE TRIGGER "api_keys_are_noted" AFTER INSERT OR DELETE
OR UPDATE OF "name", "scopes", "ecommerce_ids", "mode", "expires_at", "revoked_at" ON "api_keys" FOR EACH ROW
EXECUTE FUNCTION "note_change"('API_KEY', 'name', 'scopes', 'ecommerce_ids', 'mode', 'expires_at', 'revoked_at', 'last4');
CREATE TRIGGER "memberships_are_noted" AFTER INSERT OR DELETE OR UPDATE ON "memberships" FOR EACH ROW
EXECUTE FUNCTION "note_change"('MEMBER', 'role');
CREATE TRIGGER "users_are_noted" AFTER UPDATE OF "name", "email" ON "users" FOR EACH ROW
EXECUTE FUNCTION "note_change"('MEMBER', 'name', 'email');
