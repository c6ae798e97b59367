-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "attachments" JSONB NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "withdrawals" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "key_hash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "contract" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "lang" TEXT NOT NULL,
    "statement" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "receipt" BYTEA NOT NULL,
    "receipt_sha256" TEXT NOT NULL,

    CONSTRAINT "withdrawals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "withdrawal_mails" (
    "withdrawal_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3),
    "error" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "withdrawal_mails_pkey" PRIMARY KEY ("withdrawal_id","kind")
);

-- CreateIndex
CREATE UNIQUE INDEX "withdrawals_number_key" ON "withdrawals"("number");

-- CreateIndex
CREATE INDEX "withdrawals_group_id_received_at_id_idx" ON "withdrawals"("group_id", "received_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "withdrawals_ecommerce_id_key_hash_key" ON "withdrawals"("ecommerce_id", "key_hash");

-- CreateIndex
CREATE INDEX "withdrawal_mails_due_at_idx" ON "withdrawal_mails"("due_at");

-- A declaration is proof: only a transaction that says so may erase one (see the migration append_only).
CREATE TRIGGER "withdrawals_are_history" BEFORE UPDATE OR DELETE ON "withdrawals" FOR EACH ROW
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();
CREATE TRIGGER "withdrawals_are_not_emptied" BEFORE TRUNCATE ON "withdrawals" FOR EACH STATEMENT
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();
