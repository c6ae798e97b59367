-- AlterTable
ALTER TABLE "station_submissions" ADD COLUMN     "undone_at" TIMESTAMPTZ(3);
