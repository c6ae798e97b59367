-- AlterTable
ALTER TABLE "warehouses" ADD COLUMN     "countries" TEXT[] DEFAULT ARRAY[]::TEXT[];
