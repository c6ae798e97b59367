-- AlterTable
ALTER TABLE "order_payments" ADD COLUMN     "shared_payment_id" TEXT;

-- CreateTable
CREATE TABLE "shared_payments" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "platform_payment_id" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "total_minor" BIGINT NOT NULL,
    "refunded_minor" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shared_payments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "shared_payments_group_id_idx" ON "shared_payments"("group_id");

-- CreateIndex
CREATE UNIQUE INDEX "shared_payments_ecommerce_id_platform_payment_id_key" ON "shared_payments"("ecommerce_id", "platform_payment_id");

-- CreateIndex
CREATE INDEX "order_payments_shared_payment_id_idx" ON "order_payments"("shared_payment_id");
