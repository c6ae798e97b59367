-- CreateEnum
CREATE TYPE "AuthorizationStatus" AS ENUM ('NOT_REQUIRED', 'PENDING', 'AUTHORIZED', 'UNAUTHORIZED');

-- CreateEnum
CREATE TYPE "HoldScope" AS ENUM ('ACTIVITY', 'MONEY', 'ALL');

-- CreateEnum
CREATE TYPE "TimerKind" AS ENUM ('REVIEW_AUTO_COMPLETE', 'SEND_REMINDER_3', 'SEND_REMINDER_1', 'NOT_SENT_IN_TIME', 'AUTHORIZATION_REMINDER');

-- CreateEnum
CREATE TYPE "TimerState" AS ENUM ('PENDING', 'FIRED', 'DROPPED');

-- CreateEnum
CREATE TYPE "SimulationState" AS ENUM ('PENDING', 'DONE', 'FAILED');

-- AlterEnum
ALTER TYPE "ActivityState" ADD VALUE 'WAITING';

-- AlterTable
ALTER TABLE "activities" ALTER COLUMN "due_at" SET DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "ecommerces" ADD COLUMN     "policy_version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "holds" ADD COLUMN     "scope" "HoldScope" NOT NULL DEFAULT 'ACTIVITY';

-- AlterTable
ALTER TABLE "return_processes" ADD COLUMN     "arrived_at" TIMESTAMPTZ(3),
ADD COLUMN     "authorization_facts" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "authorization_status" "AuthorizationStatus" NOT NULL DEFAULT 'NOT_REQUIRED',
ADD COLUMN     "policy_version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "risk" JSONB;

-- AlterTable
ALTER TABLE "return_units" ADD COLUMN     "keep" JSONB;

-- AlterTable
ALTER TABLE "shipments" ADD COLUMN     "measured_grams" INTEGER,
ADD COLUMN     "weight_grams" INTEGER;

-- CreateTable
CREATE TABLE "policies" (
    "ecommerce_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "group_id" TEXT NOT NULL,
    "content" JSONB NOT NULL DEFAULT '{}',
    "note" TEXT NOT NULL DEFAULT '',
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "policies_pkey" PRIMARY KEY ("ecommerce_id","version")
);

-- CreateTable
CREATE TABLE "policy_simulations" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "draft" JSONB NOT NULL,
    "range" JSONB NOT NULL,
    "state" "SimulationState" NOT NULL DEFAULT 'PENDING',
    "total" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "position" BIGINT NOT NULL DEFAULT 0,
    "result" JSONB NOT NULL DEFAULT '{}',
    "error" TEXT NOT NULL DEFAULT '',
    "lease_until" TIMESTAMPTZ(3),
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "policy_simulations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "timers" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "process_id" TEXT NOT NULL,
    "kind" "TimerKind" NOT NULL,
    "state" "TimerState" NOT NULL DEFAULT 'PENDING',
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "lease_until" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "fired_at" TIMESTAMPTZ(3),

    CONSTRAINT "timers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "risk_identities" (
    "process_id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "risk_identities_pkey" PRIMARY KEY ("process_id","kind","hash")
);

-- CreateIndex
CREATE INDEX "policy_simulations_state_created_at_idx" ON "policy_simulations"("state", "created_at");

-- CreateIndex
CREATE INDEX "policy_simulations_ecommerce_id_created_at_idx" ON "policy_simulations"("ecommerce_id", "created_at");

-- CreateIndex
CREATE INDEX "orders_ecommerce_id_lookup_email_idx" ON "orders"("ecommerce_id", "lookup_email");

-- CreateIndex
CREATE INDEX "timers_state_due_at_idx" ON "timers"("state", "due_at");

-- CreateIndex
CREATE UNIQUE INDEX "timers_process_id_kind_key" ON "timers"("process_id", "kind");

-- CreateIndex
CREATE INDEX "risk_identities_group_id_kind_hash_idx" ON "risk_identities"("group_id", "kind", "hash");

-- CreateIndex
CREATE INDEX "return_processes_group_id_authorization_status_idx" ON "return_processes"("group_id", "authorization_status");

-- Every store has a first version. What it had said about its conditions so far is in its configuration.
INSERT INTO "policies" ("ecommerce_id", "version", "group_id", "content", "note", "created_by", "created_at")
SELECT e."id", 1, e."group_id", coalesce((
  SELECT jsonb_object_agg(c."key", c."value") FROM jsonb_each(e."config"::jsonb) c
  WHERE c."key" IN ('returnPeriodDays', 'maxDaysToSendPackage', 'arePaymentsEnabled')), '{}'), '', 'System', e."created_at"
FROM "ecommerces" e;
UPDATE "ecommerces" SET "config" = "config"::jsonb - 'returnPeriodDays' - 'maxDaysToSendPackage' - 'arePaymentsEnabled';

-- Returns of before go on as they began: by hand, nothing skipped.
UPDATE "return_processes" SET "terms" = "terms"::jsonb || '{"workflow": {"skippedActivities": [], "startOnPlatform": "START_RETURN_ON_PLATFORM_TIME_UNSPECIFIED", "reviewFlow": "MANUAL", "reviewAutoCompleteDays": 0, "maxDaysToSendPackage": 14}}';
UPDATE "return_processes" p SET "arrived_at" = (
  SELECT max(e."at") FROM "process_events" e
  WHERE e."process_id" = p."id" AND e."kind" = 'SHIPPING_STATUS' AND e."data" ->> 'to' = 'IN_WAREHOUSE')
WHERE p."shipping_status" = 'IN_WAREHOUSE';

-- Holds that an operator put hold everything.
UPDATE "holds" SET "scope" = 'ALL' WHERE "activity_id" IS NULL;

CREATE TRIGGER "policies_are_history" BEFORE UPDATE OR DELETE ON "policies" FOR EACH ROW
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();
CREATE TRIGGER "policies_are_not_emptied" BEFORE TRUNCATE ON "policies" FOR EACH STATEMENT
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();
