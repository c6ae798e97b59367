-- AlterTable
ALTER TABLE "webhook_endpoints" ADD COLUMN     "warehouse_id" TEXT;

-- CreateIndex
CREATE INDEX "webhook_endpoints_warehouse_id_idx" ON "webhook_endpoints"("warehouse_id");
