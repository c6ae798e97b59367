-- AlterTable
ALTER TABLE "hook_events" ADD COLUMN     "bill" JSONB;

-- AlterTable
ALTER TABLE "shipments" ADD COLUMN     "billed_at" TIMESTAMPTZ(3),
ADD COLUMN     "billed_minor" BIGINT,
ADD COLUMN     "billed_reason" TEXT NOT NULL DEFAULT '';
