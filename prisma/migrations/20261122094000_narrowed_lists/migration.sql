-- A list that is narrowed to what few returns have would ask each of them. What most have is found in the list's order
-- at once, and is left out where it can be.
CREATE INDEX "return_units_by_reason" ON "return_units"("group_id", "return_reason", "process_id");
CREATE INDEX "return_units_of_other_outcomes" ON "return_units"("group_id", "outcome", "refund_option", "process_id")
WHERE "outcome" <> 'REFUND' OR "refund_option" <> 'ORIGINAL_PAYMENT_METHOD';
CREATE INDEX "stored_files_of_shoppers" ON "stored_files"("group_id", "process_id") WHERE "kind" = 'DOCUMENT';
