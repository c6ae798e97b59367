-- CreateIndex
CREATE INDEX "orders_ecommerce_id_platform_order_id_idx" ON "orders"("ecommerce_id", "platform_order_id");
