-- CreateEnum
CREATE TYPE "MailNoticeKind" AS ENUM ('DEFERRED', 'DELIVERED', 'SOFT_BOUNCE', 'BLOCKED', 'HARD_BOUNCE', 'COMPLAINT');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "MailState" ADD VALUE 'DELIVERED';
ALTER TYPE "MailState" ADD VALUE 'COMPLAINED';

-- AlterTable
ALTER TABLE "hook_events" ADD COLUMN     "mail" JSONB;

-- AlterTable
ALTER TABLE "mail_suppressions" ADD COLUMN     "is_complaint" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "notice" "MailNoticeKind",
ADD COLUMN     "notice_at" TIMESTAMPTZ(3);
