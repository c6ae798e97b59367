-- AlterTable
ALTER TABLE "activities" ADD COLUMN     "traceparent" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "outbox_events" ADD COLUMN     "traceparent" TEXT NOT NULL DEFAULT '';
