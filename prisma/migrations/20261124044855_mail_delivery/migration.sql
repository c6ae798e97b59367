-- CreateEnum
CREATE TYPE "MailState" AS ENUM ('KEPT', 'QUEUED', 'SENT', 'DELAYED', 'BOUNCED', 'SUPPRESSED');

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "answer" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "code" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "connection_id" TEXT,
ADD COLUMN     "ecommerce_id" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "next_at" TIMESTAMPTZ(3),
ADD COLUMN     "state" "MailState" NOT NULL DEFAULT 'KEPT';

-- CreateTable
CREATE TABLE "mail_suppressions" (
    "ecommerce_id" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "code" INTEGER NOT NULL,
    "answer" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_suppressions_pkey" PRIMARY KEY ("ecommerce_id","address")
);

-- CreateTable
CREATE TABLE "mail_senders" (
    "connection_id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "verified_at" TIMESTAMPTZ(3),
    "code_hash" TEXT NOT NULL DEFAULT '',
    "code_expires_at" TIMESTAMPTZ(3),
    "code_attempts" INTEGER NOT NULL DEFAULT 0,
    "code_sent_at" TIMESTAMPTZ(3),
    "code_error" TEXT NOT NULL DEFAULT '',
    "sealed_dkim_key" TEXT NOT NULL,
    "dkim_public_key" TEXT NOT NULL,
    "dkim_active_for" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_senders_pkey" PRIMARY KEY ("connection_id")
);

-- CreateIndex
CREATE INDEX "mail_suppressions_group_id_idx" ON "mail_suppressions"("group_id");

-- CreateIndex
CREATE INDEX "mail_senders_group_id_idx" ON "mail_senders"("group_id");

-- CreateIndex
CREATE INDEX "mails_process_id_idx" ON "mails"("process_id");
