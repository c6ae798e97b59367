-- CreateEnum
CREATE TYPE "IdentificationFlow" AS ENUM ('IDENTIFICATION_FLOW_UNSPECIFIED', 'ORDER_ID_AND_EMAIL', 'ORDER_ID_AND_POSTAL_CODE');

-- CreateEnum
CREATE TYPE "ProcessStatus" AS ENUM ('RUNNING', 'COMPLETED', 'FAILED', 'CANCELED', 'ON_HOLD');

-- CreateEnum
CREATE TYPE "ShippingStatus" AS ENUM ('NO_SHIPPING_STATUS', 'CREATED', 'COLLECTED', 'IN_WAREHOUSE', 'ERROR', 'CANCELED');

-- CreateEnum
CREATE TYPE "ReturnMethod" AS ENUM ('NO_RETURN_METHOD', 'HOME_PICK_UP', 'DROP_OFF_POINT', 'DELIVERY_PICKUP', 'IN_STORE');

-- CreateEnum
CREATE TYPE "PickupRange" AS ENUM ('NO_RANGE', 'RANGE_8_TO_12', 'RANGE_12_TO_16', 'RANGE_16_TO_20');

-- CreateEnum
CREATE TYPE "RefundOption" AS ENUM ('BANK_TRANSFER', 'STORE_CREDIT', 'GIFT_CARD', 'ORIGINAL_PAYMENT_METHOD');

-- CreateEnum
CREATE TYPE "UnitLocation" AS ENUM ('ANNOUNCED', 'SENT', 'RECEIVED', 'LOST', 'KEPT', 'GIVEN_BACK');

-- CreateEnum
CREATE TYPE "UnitVerdict" AS ENUM ('UNDECIDED', 'APPROVED', 'DECLINED', 'MISSING');

-- CreateEnum
CREATE TYPE "UnitPayment" AS ENUM ('NOTHING_DUE', 'DUE', 'SETTLED', 'FAILED');

-- CreateEnum
CREATE TYPE "SettlementBasis" AS ENUM ('QUOTE', 'DECISION');

-- CreateEnum
CREATE TYPE "PayoutStatus" AS ENUM ('PENDING', 'SETTLED', 'FAILED');

-- CreateEnum
CREATE TYPE "ActivityName" AS ENUM ('FRAUD_CHECK', 'AUTHORIZATION', 'OPEN_PLATFORM_RETURN', 'CREATE_LOGISTIC_ORDER', 'SCHEDULE_PICKUP', 'REFUND', 'ISSUE_STORE_CREDIT', 'ISSUE_GIFT_CARD', 'CREATE_EXCHANGE_ORDER', 'RESTOCK', 'CLOSE_PLATFORM_RETURN', 'NOTIFY_SHOPPER');

-- CreateEnum
CREATE TYPE "ActivityState" AS ENUM ('PENDING', 'DONE', 'HELD', 'SKIPPED');

-- CreateEnum
CREATE TYPE "DeliveryState" AS ENUM ('PENDING', 'DELIVERED', 'DEAD');

-- CreateEnum
CREATE TYPE "DashboardRole" AS ENUM ('owner', 'admin', 'support', 'warehouse', 'developer', 'viewer');

-- CreateTable
CREATE TABLE "groups" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "groups_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ecommerces" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "currency_code" TEXT NOT NULL,
    "time_zone" TEXT NOT NULL,
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "is_testing" BOOLEAN NOT NULL DEFAULT false,
    "identification_flow" "IdentificationFlow" NOT NULL DEFAULT 'ORDER_ID_AND_EMAIL',
    "config" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ecommerces_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "warehouses" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "address" JSONB NOT NULL,
    "is_default" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "warehouses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "order_number" TEXT NOT NULL,
    "lookup_number" TEXT NOT NULL,
    "platform_order_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "purchased_at" TIMESTAMPTZ(3) NOT NULL,
    "fulfilled_at" TIMESTAMPTZ(3),
    "delivered_at" TIMESTAMPTZ(3),
    "email" TEXT NOT NULL,
    "lookup_email" TEXT NOT NULL,
    "lookup_postcode" TEXT NOT NULL,
    "first_name" TEXT NOT NULL DEFAULT '',
    "last_name" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "platform_customer_id" TEXT NOT NULL DEFAULT '',
    "shipping_address" JSONB NOT NULL,
    "tags" TEXT[],
    "taxes_included" BOOLEAN NOT NULL,
    "order_discount_minor" BIGINT NOT NULL DEFAULT 0,
    "shipping_price_minor" BIGINT NOT NULL DEFAULT 0,
    "shipping_discount_minor" BIGINT NOT NULL DEFAULT 0,
    "shipping_tax_minor" BIGINT NOT NULL DEFAULT 0,
    "content_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_lines" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "platform_line_item_id" TEXT NOT NULL,
    "product_id" TEXT NOT NULL DEFAULT '',
    "variant_id" TEXT NOT NULL DEFAULT '',
    "sku" TEXT NOT NULL DEFAULT '',
    "ean" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL,
    "variant_name" TEXT NOT NULL DEFAULT '',
    "image_url" TEXT NOT NULL DEFAULT '',
    "brand_id" TEXT NOT NULL DEFAULT '',
    "category_ids" TEXT[],
    "collection_ids" TEXT[],
    "tag_ids" TEXT[],
    "options" JSONB NOT NULL DEFAULT '{}',
    "quantity" INTEGER NOT NULL,
    "fulfilled_quantity" INTEGER NOT NULL,
    "unit_price_minor" BIGINT NOT NULL,
    "discount_minor" BIGINT NOT NULL DEFAULT 0,
    "tax_minor" BIGINT NOT NULL DEFAULT 0,
    "weight_in_grams" INTEGER NOT NULL DEFAULT 0,
    "is_returnable" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "order_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_payments" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "platform_payment_id" TEXT NOT NULL,
    "processor" TEXT NOT NULL DEFAULT '',
    "method" TEXT NOT NULL DEFAULT '',
    "label" TEXT NOT NULL DEFAULT '',
    "captured_minor" BIGINT NOT NULL,
    "refunded_minor" BIGINT NOT NULL DEFAULT 0,
    "is_store_credit" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "order_payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "return_intents" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "lang" TEXT NOT NULL DEFAULT 'en',
    "return_code" TEXT NOT NULL,
    "draft" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "return_intents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "return_processes" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "return_code" TEXT NOT NULL,
    "platform_process_id" TEXT NOT NULL DEFAULT '',
    "status" "ProcessStatus" NOT NULL DEFAULT 'RUNNING',
    "shipping_status" "ShippingStatus" NOT NULL DEFAULT 'NO_SHIPPING_STATUS',
    "refund_option" "RefundOption" NOT NULL,
    "return_method" "ReturnMethod" NOT NULL,
    "provider" TEXT NOT NULL,
    "carrier" TEXT NOT NULL,
    "pickup_date" TEXT NOT NULL DEFAULT '',
    "pickup_range" "PickupRange" NOT NULL DEFAULT 'NO_RANGE',
    "shopper_address" JSONB NOT NULL,
    "currency" TEXT NOT NULL,
    "taxes_included" BOOLEAN NOT NULL,
    "email" TEXT NOT NULL,
    "lookup_email" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "lang" TEXT NOT NULL,
    "last_sequence" INTEGER NOT NULL DEFAULT 0,
    "override_minor" BIGINT,
    "override_reason" TEXT NOT NULL DEFAULT '',
    "hand_over_by" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "return_processes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "return_units" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "process_id" TEXT NOT NULL,
    "order_line_id" TEXT NOT NULL,
    "unit_index" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "return_reason" TEXT NOT NULL,
    "comment" TEXT NOT NULL DEFAULT '',
    "refund_option" "RefundOption" NOT NULL,
    "price_minor" BIGINT NOT NULL,
    "line_discount_minor" BIGINT NOT NULL,
    "order_discount_minor" BIGINT NOT NULL,
    "tax_minor" BIGINT NOT NULL,
    "paid_minor" BIGINT NOT NULL,
    "location" "UnitLocation" NOT NULL DEFAULT 'ANNOUNCED',
    "verdict" "UnitVerdict" NOT NULL DEFAULT 'UNDECIDED',
    "payment" "UnitPayment" NOT NULL DEFAULT 'NOTHING_DUE',
    "reject_reason" TEXT,
    "show_reject_reason" BOOLEAN NOT NULL DEFAULT false,
    "reviewed_at" TIMESTAMPTZ(3),
    "reviewed_by" TEXT NOT NULL DEFAULT '',
    "is_live" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "return_units_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "unit_events" (
    "id" BIGSERIAL NOT NULL,
    "group_id" TEXT NOT NULL,
    "process_id" TEXT NOT NULL,
    "unit_id" TEXT NOT NULL,
    "track" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_name" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "data" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "unit_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "process_events" (
    "id" BIGSERIAL NOT NULL,
    "group_id" TEXT NOT NULL,
    "process_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_name" TEXT NOT NULL,
    "is_shopper_visible" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "data" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "process_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shipments" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "process_id" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "carrier" TEXT NOT NULL,
    "carrier_name" TEXT NOT NULL,
    "return_method" "ReturnMethod" NOT NULL,
    "tracking_number" TEXT NOT NULL,
    "tracking_url" TEXT NOT NULL,
    "status" "ShippingStatus" NOT NULL,
    "label_file_id" TEXT,
    "from_address" JSONB NOT NULL,
    "to_address" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "voided_at" TIMESTAMPTZ(3),

    CONSTRAINT "shipments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stored_files" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "process_id" TEXT,
    "storage_key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "byte_length" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stored_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settlements" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "return_id" TEXT NOT NULL,
    "basis" "SettlementBasis" NOT NULL,
    "refund_option" "RefundOption" NOT NULL,
    "currency" TEXT NOT NULL,
    "subtotal_minor" BIGINT NOT NULL,
    "fees_minor" BIGINT NOT NULL,
    "bonus_minor" BIGINT NOT NULL,
    "tax_minor" BIGINT NOT NULL,
    "total_minor" BIGINT NOT NULL,
    "owed_minor" BIGINT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "settlements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "derivation_rows" (
    "settlement_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "group_id" TEXT NOT NULL,
    "row_group" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "formula" TEXT NOT NULL,
    "unit_id" TEXT,
    "amount_minor" BIGINT NOT NULL,

    CONSTRAINT "derivation_rows_pkey" PRIMARY KEY ("settlement_id","position")
);

-- CreateTable
CREATE TABLE "payouts" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "process_id" TEXT NOT NULL,
    "settlement_id" TEXT NOT NULL,
    "leg" INTEGER NOT NULL,
    "refund_option" "RefundOption" NOT NULL,
    "payment_id" TEXT,
    "destination" TEXT NOT NULL,
    "amount_minor" BIGINT NOT NULL,
    "currency" TEXT NOT NULL,
    "status" "PayoutStatus" NOT NULL DEFAULT 'PENDING',
    "reference" TEXT NOT NULL DEFAULT '',
    "settled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payouts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "store_credits" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "process_id" TEXT NOT NULL,
    "payout_id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "amount_minor" BIGINT NOT NULL,
    "balance_minor" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "store_credits_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "activities" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "process_id" TEXT NOT NULL,
    "name" "ActivityName" NOT NULL,
    "leg" TEXT NOT NULL DEFAULT '',
    "state" "ActivityState" NOT NULL DEFAULT 'PENDING',
    "idempotency_key" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "lease_until" TIMESTAMPTZ(3),
    "last_error" TEXT NOT NULL DEFAULT '',
    "input" JSONB NOT NULL DEFAULT '{}',
    "result" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "activities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "holds" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "process_id" TEXT NOT NULL,
    "activity_id" TEXT,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "released_at" TIMESTAMPTZ(3),

    CONSTRAINT "holds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_events" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "process_id" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "snapshot" JSONB NOT NULL,
    "body" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "fanned_out_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_endpoints" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_ids" TEXT[],
    "url" TEXT NOT NULL,
    "sealed_secret" TEXT NOT NULL,
    "events" TEXT[],
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "disabled_reason" TEXT NOT NULL DEFAULT '',
    "failing_since" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "endpoint_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "process_id" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "state" "DeliveryState" NOT NULL DEFAULT 'PENDING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "lease_until" TIMESTAMPTZ(3),
    "last_status" INTEGER,
    "last_error" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "delivered_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_attempts" (
    "id" BIGSERIAL NOT NULL,
    "group_id" TEXT NOT NULL,
    "delivery_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "http_status" INTEGER,
    "error" TEXT NOT NULL DEFAULT '',
    "request_headers" JSONB NOT NULL,
    "response_body" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_ids" TEXT[],
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "last4" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "scopes" TEXT[],
    "mode" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "memberships" (
    "user_id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "role" "DashboardRole" NOT NULL,

    CONSTRAINT "memberships_pkey" PRIMARY KEY ("user_id","group_id")
);

-- CreateTable
CREATE TABLE "idempotency_records" (
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "status" INTEGER,
    "body" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "locked_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_records_pkey" PRIMARY KEY ("scope","key")
);

-- CreateTable
CREATE TABLE "failure_windows" (
    "bucket" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "failure_windows_pkey" PRIMARY KEY ("bucket")
);

-- CreateTable
CREATE TABLE "mails" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "process_id" TEXT,
    "from_address" TEXT NOT NULL,
    "to_address" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "list_anchors" (
    "id" TEXT NOT NULL,
    "anchor_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "list_anchors_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ecommerces_slug_key" ON "ecommerces"("slug");

-- CreateIndex
CREATE INDEX "ecommerces_group_id_idx" ON "ecommerces"("group_id");

-- CreateIndex
CREATE INDEX "warehouses_ecommerce_id_idx" ON "warehouses"("ecommerce_id");

-- CreateIndex
CREATE INDEX "orders_ecommerce_id_lookup_number_idx" ON "orders"("ecommerce_id", "lookup_number");

-- CreateIndex
CREATE INDEX "orders_ecommerce_id_purchased_at_idx" ON "orders"("ecommerce_id", "purchased_at");

-- CreateIndex
CREATE UNIQUE INDEX "orders_ecommerce_id_order_number_key" ON "orders"("ecommerce_id", "order_number");

-- CreateIndex
CREATE UNIQUE INDEX "order_lines_order_id_platform_line_item_id_key" ON "order_lines"("order_id", "platform_line_item_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_payments_order_id_platform_payment_id_key" ON "order_payments"("order_id", "platform_payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "return_intents_return_code_key" ON "return_intents"("return_code");

-- CreateIndex
CREATE INDEX "return_intents_order_id_idx" ON "return_intents"("order_id");

-- CreateIndex
CREATE INDEX "return_intents_expires_at_idx" ON "return_intents"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "return_processes_return_code_key" ON "return_processes"("return_code");

-- CreateIndex
CREATE INDEX "return_processes_group_id_created_at_id_idx" ON "return_processes"("group_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "return_processes_ecommerce_id_created_at_id_idx" ON "return_processes"("ecommerce_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "return_processes_order_id_idx" ON "return_processes"("order_id");

-- CreateIndex
CREATE INDEX "return_processes_group_id_lookup_email_idx" ON "return_processes"("group_id", "lookup_email");

-- CreateIndex
CREATE INDEX "return_units_process_id_idx" ON "return_units"("process_id");

-- CreateIndex
CREATE INDEX "return_units_order_line_id_idx" ON "return_units"("order_line_id");

-- CreateIndex
CREATE INDEX "unit_events_process_id_id_idx" ON "unit_events"("process_id", "id");

-- CreateIndex
CREATE INDEX "process_events_process_id_id_idx" ON "process_events"("process_id", "id");

-- CreateIndex
CREATE INDEX "shipments_process_id_idx" ON "shipments"("process_id");

-- CreateIndex
CREATE INDEX "shipments_tracking_number_idx" ON "shipments"("tracking_number");

-- CreateIndex
CREATE INDEX "stored_files_process_id_idx" ON "stored_files"("process_id");

-- CreateIndex
CREATE INDEX "settlements_return_id_created_at_idx" ON "settlements"("return_id", "created_at");

-- CreateIndex
CREATE INDEX "payouts_process_id_idx" ON "payouts"("process_id");

-- CreateIndex
CREATE UNIQUE INDEX "payouts_settlement_id_leg_key" ON "payouts"("settlement_id", "leg");

-- CreateIndex
CREATE UNIQUE INDEX "store_credits_payout_id_key" ON "store_credits"("payout_id");

-- CreateIndex
CREATE UNIQUE INDEX "store_credits_code_key" ON "store_credits"("code");

-- CreateIndex
CREATE INDEX "store_credits_process_id_idx" ON "store_credits"("process_id");

-- CreateIndex
CREATE UNIQUE INDEX "activities_idempotency_key_key" ON "activities"("idempotency_key");

-- CreateIndex
CREATE INDEX "activities_state_due_at_idx" ON "activities"("state", "due_at");

-- CreateIndex
CREATE UNIQUE INDEX "activities_process_id_name_leg_key" ON "activities"("process_id", "name", "leg");

-- CreateIndex
CREATE INDEX "holds_process_id_idx" ON "holds"("process_id");

-- CreateIndex
CREATE INDEX "outbox_events_fanned_out_at_created_at_idx" ON "outbox_events"("fanned_out_at", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_events_process_id_sequence_key" ON "outbox_events"("process_id", "sequence");

-- CreateIndex
CREATE INDEX "webhook_endpoints_group_id_idx" ON "webhook_endpoints"("group_id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_state_due_at_idx" ON "webhook_deliveries"("state", "due_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_endpoint_id_process_id_sequence_idx" ON "webhook_deliveries"("endpoint_id", "process_id", "sequence");

-- CreateIndex
CREATE INDEX "webhook_deliveries_endpoint_id_created_at_idx" ON "webhook_deliveries"("endpoint_id", "created_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_process_id_idx" ON "webhook_deliveries"("process_id");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_deliveries_endpoint_id_event_id_key" ON "webhook_deliveries"("endpoint_id", "event_id");

-- CreateIndex
CREATE INDEX "webhook_attempts_delivery_id_number_idx" ON "webhook_attempts"("delivery_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys"("hash");

-- CreateIndex
CREATE INDEX "api_keys_group_id_idx" ON "api_keys"("group_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "idempotency_records_created_at_idx" ON "idempotency_records"("created_at");

-- CreateIndex
CREATE INDEX "failure_windows_expires_at_idx" ON "failure_windows"("expires_at");

-- CreateIndex
CREATE INDEX "mails_group_id_created_at_idx" ON "mails"("group_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "list_anchors_expires_at_idx" ON "list_anchors"("expires_at");

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "derivation_rows" ADD CONSTRAINT "derivation_rows_settlement_id_fkey" FOREIGN KEY ("settlement_id") REFERENCES "settlements"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One live return per physical unit (domain, section 1). The name holds "unit_index": the data layer knows it by that.
CREATE UNIQUE INDEX "return_units_live_unit_index" ON "return_units" ("order_line_id", "unit_index") WHERE "is_live";

-- What relays and workers look for is a small part of the table.
CREATE INDEX "outbox_events_waiting" ON "outbox_events" ("created_at", "sequence") WHERE "fanned_out_at" IS NULL;
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" ("due_at") WHERE "state" = 'PENDING';
CREATE INDEX "activities_waiting" ON "activities" ("due_at") WHERE "state" = 'PENDING';
