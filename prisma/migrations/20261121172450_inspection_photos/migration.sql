-- AlterTable
ALTER TABLE "stored_files" ADD COLUMN     "unit_id" TEXT;
