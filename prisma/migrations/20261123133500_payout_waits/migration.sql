-- CreateTable
CREATE TABLE "payout_waits" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "process_id" TEXT NOT NULL,
    "settlement_id" TEXT NOT NULL,
    "recorded_by_id" TEXT NOT NULL DEFAULT '',
    "recorded_by_name" TEXT NOT NULL DEFAULT '',
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,
    "goes_out_at" TIMESTAMPTZ(3),
    "needs_second_person" BOOLEAN NOT NULL DEFAULT false,
    "undo" JSONB,
    "ending" TEXT NOT NULL DEFAULT '',
    "ended_by" TEXT NOT NULL DEFAULT '',
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "payout_waits_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "payout_waits_group_id_idx" ON "payout_waits"("group_id");

-- A return waits for one thing at a time, and workers look for open waits with each claim.
CREATE UNIQUE INDEX "payout_waits_open" ON "payout_waits"("process_id") WHERE "ended_at" IS NULL;
CREATE INDEX "payout_waits_due" ON "payout_waits"("goes_out_at") WHERE "ended_at" IS NULL;

-- Undone inspections: few, and every read of a return asks for them.
CREATE INDEX "payout_waits_undone" ON "payout_waits"("settlement_id") WHERE "ending" = 'UNDONE';

-- An inspection that was undone keeps its decision as history: the value of the return is that of its quote again.
CREATE OR REPLACE FUNCTION "value_of_return"(text) RETURNS bigint LANGUAGE sql STABLE AS
'SELECT coalesce(
  (SELECT "total_minor" FROM "settlements" s WHERE "return_id" = $1 AND "expires_at" IS NULL AND "basis" = ''DECISION''
    AND NOT EXISTS (SELECT 1 FROM "payout_waits" w WHERE w."settlement_id" = s."id" AND w."ending" = ''UNDONE'')
    ORDER BY "number" DESC LIMIT 1),
  (SELECT "total_minor" FROM "settlements" WHERE "return_id" = $1 AND "expires_at" IS NULL AND "basis" = ''QUOTE''
    ORDER BY "number" LIMIT 1),
  (SELECT sum("paid_minor") FROM "return_units" WHERE "process_id" = $1),
  0)';
CREATE FUNCTION "keep_value_of_undone"() RETURNS trigger LANGUAGE plpgsql AS
E'BEGIN
  UPDATE "return_processes" SET "value_minor" = "value_of_return"("id") WHERE "id" = NEW."process_id"\073
  RETURN NULL\073
END';
CREATE TRIGGER "value_of_undone_decisions" AFTER UPDATE ON "payout_waits" FOR EACH ROW
WHEN (NEW."ending" = 'UNDONE') EXECUTE FUNCTION "keep_value_of_undone"();
