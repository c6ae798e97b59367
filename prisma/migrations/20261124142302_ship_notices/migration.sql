-- AlterTable
ALTER TABLE "warehouses" ADD COLUMN     "notice_emails" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "notice_time" TEXT NOT NULL DEFAULT '07:00';

-- CreateTable
CREATE TABLE "ship_notices" (
    "warehouse_id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "ship_notices_pkey" PRIMARY KEY ("warehouse_id")
);

-- CreateIndex
CREATE INDEX "ship_notices_due_at_idx" ON "ship_notices"("due_at");

-- What is expected: read page by page by warehouses.
CREATE INDEX "return_processes_expected" ON "return_processes"("ecommerce_id", "id") WHERE "status" IN ('RUNNING', 'ON_HOLD') AND "shipping_status" IN ('CREATED', 'COLLECTED');
