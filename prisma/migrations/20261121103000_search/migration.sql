-- AlterTable
ALTER TABLE "return_processes" ADD COLUMN     "search_hash" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "search_keys" (
    "process_id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "number" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "search_keys_pkey" PRIMARY KEY ("process_id","kind","key")
);

-- CreateIndex
CREATE INDEX "search_keys_group_id_key_number_idx" ON "search_keys"("group_id", "key", "number");

-- CreateIndex
CREATE INDEX "return_processes_group_id_platform_process_id_idx" ON "return_processes"("group_id", "platform_process_id");

-- Returns of before are found by what is at hand here. The rest of their keys is written with their next change.
INSERT INTO "search_keys" ("process_id", "group_id", "number", "kind", "key")
SELECT p."id", p."group_id", p."number", k."kind", k."key"
FROM "return_processes" p JOIN "orders" o ON o."id" = p."order_id"
CROSS JOIN LATERAL (VALUES
  ('RETURN_CODE', lower(replace(p."return_code", '-', ''))),
  ('RETURN_CODE', lower(replace(substring(p."return_code" from 4), '-', ''))),
  ('ORDER_NUMBER', replace(o."lookup_number", '-', '')),
  ('EMAIL', p."lookup_email"),
  ('NAME', lower(trim(p."first_name" || ' ' || p."last_name")))) k("kind", "key")
WHERE k."key" <> '' ON CONFLICT DO NOTHING;
