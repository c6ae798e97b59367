-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "hs_code" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "origin_country" TEXT NOT NULL DEFAULT '';
