-- CreateEnum
CREATE TYPE "ConnectionKind" AS ENUM ('SHOP', 'CARRIER', 'PAYMENTS', 'MAIL');

-- CreateEnum
CREATE TYPE "ConnectionMode" AS ENUM ('TEST', 'LIVE');

-- CreateEnum
CREATE TYPE "ConnectionState" AS ENUM ('CONNECTED', 'NEEDS_ATTENTION', 'DISCONNECTED');

-- CreateEnum
CREATE TYPE "SyncSubject" AS ENUM ('PRODUCTS', 'ORDERS');

-- CreateEnum
CREATE TYPE "SyncPhase" AS ENUM ('BACKFILL', 'FOLLOWING');

-- CreateEnum
CREATE TYPE "SyncState" AS ENUM ('PENDING', 'RUNNING', 'PAUSED', 'DONE', 'FAILED');

-- CreateEnum
CREATE TYPE "HookState" AS ENUM ('PENDING', 'DONE', 'DROPPED', 'FAILED');

-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "refunded_quantity" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "warehouses" ADD COLUMN     "shop_location_id" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "connections" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "kind" "ConnectionKind" NOT NULL,
    "provider" TEXT NOT NULL,
    "mode" "ConnectionMode" NOT NULL,
    "account_id" TEXT NOT NULL,
    "account_name" TEXT NOT NULL,
    "sealed_values" TEXT NOT NULL,
    "shown_values" JSONB NOT NULL,
    "capabilities" TEXT[],
    "locations" JSONB NOT NULL DEFAULT '[]',
    "warnings" TEXT[],
    "version_ends_on" TEXT,
    "state" "ConnectionState" NOT NULL DEFAULT 'CONNECTED',
    "attention_reason" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "last_ok_at" TIMESTAMPTZ(3),
    "last_error" TEXT NOT NULL DEFAULT '',
    "last_error_at" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "paused_until" TIMESTAMPTZ(3),
    "noticed_at" TIMESTAMPTZ(3),
    "check_due_at" TIMESTAMPTZ(3),
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "disconnected_at" TIMESTAMPTZ(3),

    CONSTRAINT "connections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "connection_syncs" (
    "connection_id" TEXT NOT NULL,
    "subject" "SyncSubject" NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "phase" "SyncPhase" NOT NULL DEFAULT 'BACKFILL',
    "state" "SyncState" NOT NULL DEFAULT 'PENDING',
    "since" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "cursor" TEXT NOT NULL DEFAULT '',
    "synced_at" TIMESTAMPTZ(3),
    "total" INTEGER,
    "counts" JSONB NOT NULL DEFAULT '{}',
    "report" JSONB NOT NULL DEFAULT '{}',
    "error" TEXT NOT NULL DEFAULT '',
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3),
    "lease_until" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "connection_syncs_pkey" PRIMARY KEY ("connection_id","subject")
);

-- CreateTable
CREATE TABLE "synced_orders" (
    "order_id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "platform_updated_at" TIMESTAMPTZ(3) NOT NULL,
    "refund_ids" TEXT[],
    "payout_ids" TEXT[],

    CONSTRAINT "synced_orders_pkey" PRIMARY KEY ("order_id")
);

-- CreateTable
CREATE TABLE "hook_events" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "provider_event_id" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "person" JSONB,
    "state" "HookState" NOT NULL DEFAULT 'PENDING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT NOT NULL DEFAULT '',
    "occurred_at" TIMESTAMPTZ(3),
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "lease_until" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "hook_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "connection_calls" (
    "id" BIGSERIAL NOT NULL,
    "group_id" TEXT NOT NULL,
    "connection_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "purpose" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "status" INTEGER,
    "duration_ms" INTEGER NOT NULL,
    "request_bytes" INTEGER NOT NULL,
    "answer_bytes" INTEGER NOT NULL,
    "request" TEXT NOT NULL DEFAULT '',
    "answer" TEXT NOT NULL DEFAULT '',
    "error" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "connection_calls_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "connections_group_id_idx" ON "connections"("group_id");

-- CreateIndex
CREATE INDEX "connections_check_due_at_idx" ON "connections"("check_due_at");

-- CreateIndex
CREATE UNIQUE INDEX "connections_ecommerce_id_provider_account_id_key" ON "connections"("ecommerce_id", "provider", "account_id");

-- CreateIndex
CREATE INDEX "connection_syncs_state_due_at_idx" ON "connection_syncs"("state", "due_at");

-- CreateIndex
CREATE INDEX "synced_orders_connection_id_idx" ON "synced_orders"("connection_id");

-- CreateIndex
CREATE INDEX "hook_events_state_due_at_idx" ON "hook_events"("state", "due_at");

-- CreateIndex
CREATE INDEX "hook_events_connection_id_received_at_idx" ON "hook_events"("connection_id", "received_at");

-- CreateIndex
CREATE UNIQUE INDEX "hook_events_connection_id_provider_event_id_key" ON "hook_events"("connection_id", "provider_event_id");

-- CreateIndex
CREATE INDEX "connection_calls_connection_id_id_idx" ON "connection_calls"("connection_id", "id" DESC);

-- CreateIndex
CREATE INDEX "connection_calls_at_idx" ON "connection_calls"("at");

-- AlterEnum
ALTER TYPE "AuditSubject" ADD VALUE 'CONNECTION';

-- A store sells through one shop at a time.
CREATE UNIQUE INDEX "connections_one_shop" ON "connections"("ecommerce_id")
WHERE "kind" = 'SHOP' AND "state" <> 'DISCONNECTED';

-- The audit log tells of what people set: secrets by their last characters only.
CREATE FUNCTION "note_connection"() RETURNS trigger LANGUAGE plpgsql AS
E'BEGIN
  PERFORM note_money_access(NEW.ecommerce_id, NEW.group_id, \'CONNECTION\', NEW.id, NEW.provider || \' \' || NEW.account_name,
    CASE WHEN TG_OP = \'INSERT\' THEN \'CREATED\' WHEN NEW.state = \'DISCONNECTED\' THEN \'REMOVED\' ELSE \'CHANGED\' END,
    CASE WHEN TG_OP = \'INSERT\' THEN NULL ELSE
      jsonb_build_object(\'state\', OLD.state, \'mode\', OLD.mode, \'values\', OLD.shown_values) END,
    jsonb_build_object(\'state\', NEW.state, \'mode\', NEW.mode, \'values\', NEW.shown_values))\073
  RETURN NULL\073
END';
CREATE TRIGGER "connections_are_noted" AFTER INSERT ON "connections" FOR EACH ROW
EXECUTE FUNCTION "note_connection"();
CREATE TRIGGER "changed_connections_are_noted" AFTER UPDATE ON "connections" FOR EACH ROW
WHEN (OLD."state" IS DISTINCT FROM NEW."state" OR OLD."mode" IS DISTINCT FROM NEW."mode"
  OR OLD."shown_values" IS DISTINCT FROM NEW."shown_values")
EXECUTE FUNCTION "note_connection"();
