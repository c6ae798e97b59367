-- AlterTable
ALTER TABLE "settlements" ADD COLUMN     "unit_amounts" JSONB NOT NULL DEFAULT '[]';
