-- CreateIndex
CREATE INDEX "order_payments_platform_payment_id_idx" ON "order_payments"("platform_payment_id");
