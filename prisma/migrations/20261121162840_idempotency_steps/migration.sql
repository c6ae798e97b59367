-- AlterTable
ALTER TABLE "idempotency_records" ADD COLUMN     "owner" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "steps" BYTEA[];
