-- CreateIndex
CREATE INDEX "shipments_connection_id_tracking_number_idx" ON "shipments"("connection_id", "tracking_number");
