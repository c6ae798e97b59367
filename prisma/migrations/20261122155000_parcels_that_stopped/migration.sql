-- Parcels that stopped on their way are few: the queue of problems and its figure ask for them all the time.
CREATE INDEX "return_processes_parcel_stopped" ON "return_processes"("group_id", "updated_at" DESC, "id" DESC) WHERE "status" IN ('RUNNING', 'ON_HOLD') AND "shipping_status" IN ('ERROR', 'CANCELED');
