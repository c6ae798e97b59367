-- CreateEnum
CREATE TYPE "UnitOutcome" AS ENUM ('REFUND', 'EXCHANGE');

-- CreateEnum
CREATE TYPE "RefundTiming" AS ENUM ('ON_START', 'ON_COLLECTED', 'ON_REVIEW');

-- CreateEnum
CREATE TYPE "CreditKind" AS ENUM ('STORE_CREDIT', 'GIFT_CARD');

-- CreateEnum
CREATE TYPE "CreditEntryKind" AS ENUM ('ISSUED', 'SPENT', 'TAKEN_BACK');

-- CreateEnum
CREATE TYPE "ChargeStatus" AS ENUM ('PENDING', 'CAPTURED', 'DECLINED', 'REFUNDED');

-- CreateEnum
CREATE TYPE "ReturnOrigin" AS ENUM ('PORTAL', 'IMPORT');

-- AlterEnum
ALTER TYPE "SettlementBasis" ADD VALUE 'ADVANCE';

-- AlterTable
ALTER TABLE "order_payments" ADD COLUMN     "carried_minor" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "conditional_discounts" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "exchange_process_id" TEXT;

-- AlterTable
ALTER TABLE "payouts" ADD COLUMN     "external_by" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "external_minor" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "external_note" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "taken_back_minor" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "gift_minor" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "return_processes" ADD COLUMN     "bank_account_mask" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "cancel_reason" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "origin" "ReturnOrigin" NOT NULL DEFAULT 'PORTAL',
ADD COLUMN     "refund_timing" "RefundTiming" NOT NULL DEFAULT 'ON_REVIEW',
ADD COLUMN     "sealed_bank_account" TEXT,
ADD COLUMN     "terms" JSONB NOT NULL DEFAULT '{"fees": [], "bonuses": {}, "timings": {}, "incentives": [], "isOriginalShippingRefunded": false, "isCreditRoundedUp": false, "areConditionalDiscountsRevoked": false, "areDiscountsCarriedOver": false, "arePaymentsEnabled": false}';

-- Returns that were started before keep the one fee that there was.
UPDATE "return_processes" p SET "terms" = jsonb_set(p."terms", '{fees}', jsonb_build_array(jsonb_build_object('type', 'SHIPPING_FEE', 'totalMinor', s."fees_minor")))
FROM "settlements" s WHERE s."return_id" = p."id" AND s."basis" = 'QUOTE' AND s."expires_at" IS NULL AND s."fees_minor" > 0;
ALTER TABLE "return_processes" ALTER COLUMN "terms" DROP DEFAULT;

-- AlterTable
ALTER TABLE "return_units" ADD COLUMN     "exchange" JSONB,
ADD COLUMN     "is_resellable" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "not_restocked_reason" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "outcome" "UnitOutcome" NOT NULL DEFAULT 'REFUND',
ADD COLUMN     "restocked_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "settlements" ADD COLUMN     "overpaid_minor" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "portions" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "rounding_minor" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "shipping_minor" BIGINT NOT NULL DEFAULT 0;

-- A store credit becomes one kind of credit, its history begins with its issue.
ALTER TABLE "store_credits" RENAME TO "credits";
ALTER TABLE "credits" RENAME CONSTRAINT "store_credits_pkey" TO "credits_pkey";
ALTER INDEX "store_credits_payout_id_key" RENAME TO "credits_payout_id_key";
ALTER INDEX "store_credits_code_key" RENAME TO "credits_code_key";
ALTER INDEX "store_credits_process_id_idx" RENAME TO "credits_process_id_idx";
ALTER TABLE "credits" ADD COLUMN "kind" "CreditKind" NOT NULL DEFAULT 'STORE_CREDIT';

-- CreateTable
CREATE TABLE "credit_entries" (
    "id" BIGSERIAL NOT NULL,
    "group_id" TEXT NOT NULL,
    "credit_id" TEXT NOT NULL,
    "kind" "CreditEntryKind" NOT NULL,
    "amount_minor" BIGINT NOT NULL,
    "reference" TEXT NOT NULL DEFAULT '',
    "actor_name" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "credit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "charges" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "return_id" TEXT NOT NULL,
    "amount_minor" BIGINT NOT NULL,
    "currency" TEXT NOT NULL,
    "status" "ChargeStatus" NOT NULL DEFAULT 'PENDING',
    "refunded_minor" BIGINT NOT NULL DEFAULT 0,
    "reference" TEXT NOT NULL DEFAULT '',
    "idempotency_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "refunded_at" TIMESTAMPTZ(3),

    CONSTRAINT "charges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "products" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "platform_product_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "image_url" TEXT NOT NULL DEFAULT '',
    "brand_id" TEXT NOT NULL DEFAULT '',
    "category_ids" TEXT[],
    "collection_ids" TEXT[],
    "tag_ids" TEXT[],
    "content_hash" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "variants" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "platform_variant_id" TEXT NOT NULL,
    "sku" TEXT NOT NULL DEFAULT '',
    "ean" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL DEFAULT '',
    "options" JSONB NOT NULL DEFAULT '{}',
    "price_minor" BIGINT NOT NULL,
    "stock" INTEGER,

    CONSTRAINT "variants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stock_reservations" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "variant_id" TEXT NOT NULL,
    "return_id" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "released_at" TIMESTAMPTZ(3),

    CONSTRAINT "stock_reservations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "credit_entries_credit_id_kind_reference_key" ON "credit_entries"("credit_id", "kind", "reference");

-- CreateIndex
CREATE UNIQUE INDEX "charges_idempotency_key_key" ON "charges"("idempotency_key");

-- CreateIndex
CREATE INDEX "charges_return_id_idx" ON "charges"("return_id");

-- CreateIndex
CREATE UNIQUE INDEX "products_ecommerce_id_platform_product_id_key" ON "products"("ecommerce_id", "platform_product_id");

-- CreateIndex
CREATE INDEX "variants_group_id_sku_idx" ON "variants"("group_id", "sku");

-- CreateIndex
CREATE UNIQUE INDEX "variants_product_id_platform_variant_id_key" ON "variants"("product_id", "platform_variant_id");

-- CreateIndex
CREATE INDEX "stock_reservations_variant_id_idx" ON "stock_reservations"("variant_id");

-- CreateIndex
CREATE UNIQUE INDEX "stock_reservations_return_id_variant_id_key" ON "stock_reservations"("return_id", "variant_id");

-- CreateIndex
CREATE UNIQUE INDEX "orders_exchange_process_id_key" ON "orders"("exchange_process_id");

-- AddForeignKey
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_credit_id_fkey" FOREIGN KEY ("credit_id") REFERENCES "credits"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

INSERT INTO "credit_entries" ("group_id", "credit_id", "kind", "amount_minor", "reference", "actor_name", "at")
SELECT "group_id", "id", 'ISSUED', "amount_minor", "payout_id", 'Homeward', "created_at" FROM "credits";
