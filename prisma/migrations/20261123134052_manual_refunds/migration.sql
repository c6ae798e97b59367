-- AlterEnum
ALTER TYPE "BulkAct" ADD VALUE 'MARK_REFUNDED';

-- AlterTable
ALTER TABLE "bulk_rows" ADD COLUMN     "asked" JSONB;

-- AlterTable
ALTER TABLE "payouts" ADD COLUMN     "external_on" DATE,
ADD COLUMN     "external_reference" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "store_bank_accounts" (
    "ecommerce_id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "mask" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "store_bank_accounts_pkey" PRIMARY KEY ("ecommerce_id")
);

-- CreateTable
CREATE TABLE "sepa_batches" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "total_minor" BIGINT NOT NULL,
    "count" INTEGER NOT NULL,
    "execution_on" DATE NOT NULL,
    "created_by_id" TEXT NOT NULL,
    "created_by_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sepa_batches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sepa_transfers" (
    "batch_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "group_id" TEXT NOT NULL,
    "payout_id" TEXT NOT NULL,
    "amount_minor" BIGINT NOT NULL,

    CONSTRAINT "sepa_transfers_pkey" PRIMARY KEY ("batch_id","position")
);

-- CreateIndex
CREATE INDEX "store_bank_accounts_group_id_idx" ON "store_bank_accounts"("group_id");

-- CreateIndex
CREATE INDEX "sepa_batches_group_id_created_at_idx" ON "sepa_batches"("group_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "sepa_transfers_payout_id_idx" ON "sepa_transfers"("payout_id");

-- AddForeignKey
ALTER TABLE "sepa_transfers" ADD CONSTRAINT "sepa_transfers_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "sepa_batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
