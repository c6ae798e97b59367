-- AlterTable
ALTER TABLE "products" ADD COLUMN     "connection_id" TEXT,
ADD COLUMN     "read_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "products_connection_id_idx" ON "products"("connection_id");
