-- AlterTable
ALTER TABLE "stored_files" ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'LABEL';
