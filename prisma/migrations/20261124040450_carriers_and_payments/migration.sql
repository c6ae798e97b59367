-- CreateEnum
CREATE TYPE "DisputeStatus" AS ENUM ('OPEN', 'WON', 'LOST', 'CLOSED');

-- AlterTable
ALTER TABLE "connections" ADD COLUMN     "carriers" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "shipments" ADD COLUMN     "carrier_status" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "connection_id" TEXT,
ADD COLUMN     "customs_file_id" TEXT,
ADD COLUMN     "qr_file_id" TEXT,
ADD COLUMN     "reference" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "track_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "tracked_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "payment_disputes" (
    "connection_id" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "payment_reference" TEXT NOT NULL,
    "amount_minor" BIGINT NOT NULL,
    "currency" TEXT NOT NULL,
    "status" "DisputeStatus" NOT NULL,
    "reason" TEXT NOT NULL,
    "answer_by" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_disputes_pkey" PRIMARY KEY ("connection_id","reference")
);

-- CreateIndex
CREATE INDEX "payment_disputes_order_id_idx" ON "payment_disputes"("order_id");

-- CreateIndex
CREATE INDEX "shipments_track_due_at_idx" ON "shipments"("track_due_at");
