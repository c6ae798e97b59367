-- CreateEnum
CREATE TYPE "ReplayChoice" AS ENUM ('FAILED', 'ALL');

-- CreateEnum
CREATE TYPE "AttemptOutcome" AS ENUM ('ACKNOWLEDGED', 'REDIRECTED', 'REFUSED', 'OVERLOADED', 'SERVER_ERROR', 'SIGNING', 'ADDRESS', 'DNS', 'TIMEOUT', 'CONNECT', 'TLS', 'RESET', 'ANSWER');

-- AlterTable
ALTER TABLE "outbox_events" ADD COLUMN     "failures" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "retry_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "webhook_attempts" ADD COLUMN     "outcome" "AttemptOutcome",
ADD COLUMN     "url" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "webhook_endpoints" ADD COLUMN     "disabled_at" TIMESTAMPTZ(3),
ADD COLUMN     "is_proven" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "notice_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "previous_sealed_secret" TEXT,
ADD COLUMN     "previous_secret_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "webhook_replays" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "endpoint_id" TEXT NOT NULL,
    "what" "ReplayChoice" NOT NULL,
    "from_at" TIMESTAMPTZ(3) NOT NULL,
    "to_at" TIMESTAMPTZ(3) NOT NULL,
    "total" INTEGER NOT NULL,
    "replayed" INTEGER NOT NULL DEFAULT 0,
    "reached_at" TIMESTAMPTZ(3),
    "reached_id" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_replays_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhook_replays_endpoint_id_created_at_idx" ON "webhook_replays"("endpoint_id", "created_at");

-- CreateIndex
CREATE INDEX "webhook_replays_finished_at_idx" ON "webhook_replays"("finished_at");

-- CreateIndex
CREATE INDEX "webhook_attempts_at_idx" ON "webhook_attempts"("at");

-- Partial, like the others of its kind: what is under way is little, what was delivered grows without end.
CREATE INDEX "webhook_deliveries_under_way" ON "webhook_deliveries" ("endpoint_id") WHERE "state" = 'PENDING' AND "lease_until" IS NOT NULL;

-- Who has acknowledged before keeps its room.
UPDATE "webhook_endpoints" e SET "is_proven" = true
WHERE EXISTS (SELECT 1 FROM "webhook_deliveries" d WHERE d."endpoint_id" = e."id" AND d."state" = 'DELIVERED');
