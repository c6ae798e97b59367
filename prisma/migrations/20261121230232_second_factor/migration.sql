-- AlterEnum
ALTER TYPE "AuditSubject" ADD VALUE 'TEAM';

-- AlterTable
ALTER TABLE "groups" ADD COLUMN     "is_second_factor_required" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "recovery_codes_at" TIMESTAMPTZ(3),
ADD COLUMN     "second_factor_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "second_factors" (
    "user_id" TEXT NOT NULL,
    "sealed_secret" TEXT NOT NULL,
    "is_confirmed" BOOLEAN NOT NULL DEFAULT false,
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "second_factors_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "user_id" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("user_id","code_hash")
);

-- CreateTable
CREATE TABLE "sign_in_links" (
    "token_hash" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_links_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "sign_in_links_user_id_idx" ON "sign_in_links"("user_id");

-- CreateIndex
CREATE INDEX "sign_in_links_expires_at_idx" ON "sign_in_links"("expires_at");

-- AddForeignKey
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The audit log tells that somebody has a second factor, and never its secret.
CREATE TRIGGER "second_factors_are_noted" AFTER UPDATE OF "second_factor_at", "recovery_codes_at" ON "users" FOR EACH ROW
EXECUTE FUNCTION "note_change"('MEMBER', 'second_factor_at', 'recovery_codes_at');

-- As before, and a group is its own tenant.
CREATE OR REPLACE FUNCTION "note_change"() RETURNS trigger LANGUAGE plpgsql AS
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
    CASE TG_TABLE_NAME WHEN \'groups\' THEN subject ->> \'id\' END,
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

CREATE TRIGGER "groups_are_noted" AFTER UPDATE OF "is_second_factor_required" ON "groups" FOR EACH ROW
EXECUTE FUNCTION "note_change"('TEAM', 'is_second_factor_required');
