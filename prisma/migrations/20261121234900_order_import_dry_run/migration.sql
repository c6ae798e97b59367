-- AlterTable
ALTER TABLE "order_imports" ADD COLUMN     "is_dry_run" BOOLEAN NOT NULL DEFAULT false;
