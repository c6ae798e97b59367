-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "removed_quantity" INTEGER NOT NULL DEFAULT 0;
