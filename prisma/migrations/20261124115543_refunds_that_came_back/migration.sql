-- AlterTable
ALTER TABLE "payouts" ADD COLUMN     "returned_times" INTEGER NOT NULL DEFAULT 0;
