-- AlterTable
ALTER TABLE "order_imports" ADD COLUMN     "what" TEXT NOT NULL DEFAULT 'ORDERS';
