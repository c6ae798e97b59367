-- AlterTable
ALTER TABLE "shipments" ADD COLUMN     "insured_minor" BIGINT;
