-- AlterTable
ALTER TABLE "shipments" ADD COLUMN     "price_minor" BIGINT;
