-- DropIndex
DROP INDEX "return_processes_group_id_number_idx";

-- DropIndex
DROP INDEX "search_keys_group_id_key_number_idx";

-- CreateTable
CREATE TABLE "process_counts" (
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "shard" INTEGER NOT NULL,
    "total" BIGINT NOT NULL,

    CONSTRAINT "process_counts_pkey" PRIMARY KEY ("group_id","ecommerce_id","shard")
);

-- CreateIndex
CREATE INDEX "orders_group_id_order_number_idx" ON "orders"("group_id", "order_number");

-- CreateIndex
CREATE INDEX "orders_group_id_name_idx" ON "orders"("group_id", "name");

-- CreateIndex
CREATE INDEX "return_processes_group_id_number_ecommerce_id_idx" ON "return_processes"("group_id", "number" DESC, "ecommerce_id");

-- CreateIndex
CREATE INDEX "return_processes_group_id_status_number_idx" ON "return_processes"("group_id", "status", "number" DESC);

-- CreateIndex
CREATE INDEX "search_keys_group_id_key_number_process_id_idx" ON "search_keys"("group_id", "key", "number", "process_id");

-- Open holds are few among all that ever were: who looks for work asks for them each time.
CREATE INDEX "holds_open" ON "holds"("process_id") WHERE "released_at" IS NULL;
-- So are payments that are open and quotes that lapse.
CREATE INDEX "charges_open" ON "charges"("created_at") WHERE "status" IN ('PENDING', 'CAPTURED');
CREATE INDEX "settlements_lapsing" ON "settlements"("expires_at") WHERE "basis" = 'QUOTE';
CREATE INDEX "stock_reservations_lapsing" ON "stock_reservations"("expires_at");
CREATE INDEX "stock_reservations_released" ON "stock_reservations"("released_at");

-- How many returns each store has. Connections count in shards, so that two that make returns at once rarely wait for
-- each other. The script is cut at every semicolon, so those inside the function are written as escapes.
CREATE FUNCTION "count_processes"() RETURNS trigger LANGUAGE plpgsql AS
E'BEGIN
  INSERT INTO "process_counts" ("group_id", "ecommerce_id", "shard", "total")
  SELECT "group_id", "ecommerce_id", pg_backend_pid() % 32, CASE TG_OP WHEN \'INSERT\' THEN count(*) ELSE -count(*) END
  FROM "changed" GROUP BY "group_id", "ecommerce_id" ORDER BY "group_id", "ecommerce_id"
  ON CONFLICT ("group_id", "ecommerce_id", "shard") DO UPDATE SET "total" = "process_counts"."total" + excluded."total"\073
  RETURN NULL\073
END';
CREATE TRIGGER "processes_are_counted" AFTER INSERT ON "return_processes" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "count_processes"();
CREATE TRIGGER "processes_are_counted_off" AFTER DELETE ON "return_processes" REFERENCING OLD TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "count_processes"();
INSERT INTO "process_counts" ("group_id", "ecommerce_id", "shard", "total")
SELECT "group_id", "ecommerce_id", 0, count(*) FROM "return_processes" GROUP BY "group_id", "ecommerce_id";
