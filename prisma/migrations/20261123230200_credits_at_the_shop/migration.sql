-- AlterTable
ALTER TABLE "credits" ADD COLUMN     "shop_reference" TEXT NOT NULL DEFAULT '';
