-- A list that is narrowed to what few returns have would look at each of them.
CREATE INDEX "return_processes_group_id_carrier_idx" ON "return_processes"("group_id", "carrier");
CREATE INDEX "return_processes_group_id_value_minor_idx" ON "return_processes"("group_id", "value_minor");
