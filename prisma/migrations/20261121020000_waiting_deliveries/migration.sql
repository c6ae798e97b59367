-- What workers ask for many times a second: which deliveries of an endpoint are due, and whether an earlier one of the
-- same process still waits. Partial, because what is delivered grows without end and what waits does not.
CREATE INDEX "webhook_deliveries_due_by_endpoint" ON "webhook_deliveries" ("endpoint_id", "due_at", "id") WHERE "state" = 'PENDING';
CREATE INDEX "webhook_deliveries_waiting_in_order" ON "webhook_deliveries" ("endpoint_id", "process_id", "sequence") WHERE "state" = 'PENDING';
