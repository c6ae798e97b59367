-- A summary shows rows of many tables. Whoever asks whether one has changed looked at each of them: eleven looks into
-- indexes for each return of a list. Now a change of a row is a change of the row that it belongs to, so that the latter's
-- version (`xmin`) tells of both, and the reader looks at one. Orders without a return are in no summary: a shop that hands
-- over its orders writes none of their rows twice. The script is cut at every semicolon: those inside a function are
-- written as escapes.
CREATE FUNCTION "touch_returns"() RETURNS trigger LANGUAGE plpgsql AS
E'BEGIN
  UPDATE "return_processes" SET "id" = "id" WHERE "id" IN (SELECT "process_id" FROM "changed")\073
  RETURN NULL\073
END';
CREATE FUNCTION "touch_returns_of_terms"() RETURNS trigger LANGUAGE plpgsql AS
E'BEGIN
  UPDATE "return_processes" SET "id" = "id" WHERE "id" IN (SELECT "return_id" FROM "changed")\073
  RETURN NULL\073
END';
CREATE FUNCTION "touch_orders"() RETURNS trigger LANGUAGE plpgsql AS
E'BEGIN
  UPDATE "orders" o SET "id" = o."id" WHERE o."id" IN (SELECT "order_id" FROM "changed")
    AND (o."exchange_process_id" IS NOT NULL
      OR EXISTS (SELECT FROM "return_processes" p WHERE p."order_id" = o."id"))\073
  RETURN NULL\073
END';
CREATE TRIGGER "return_units_insert_touches" AFTER INSERT ON "return_units" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_returns"();
CREATE TRIGGER "return_units_update_touches" AFTER UPDATE ON "return_units" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_returns"();
CREATE TRIGGER "return_units_delete_touches" AFTER DELETE ON "return_units" REFERENCING OLD TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_returns"();
CREATE TRIGGER "shipments_insert_touches" AFTER INSERT ON "shipments" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_returns"();
CREATE TRIGGER "shipments_update_touches" AFTER UPDATE ON "shipments" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_returns"();
CREATE TRIGGER "shipments_delete_touches" AFTER DELETE ON "shipments" REFERENCING OLD TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_returns"();
CREATE TRIGGER "payouts_insert_touches" AFTER INSERT ON "payouts" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_returns"();
CREATE TRIGGER "payouts_update_touches" AFTER UPDATE ON "payouts" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_returns"();
CREATE TRIGGER "payouts_delete_touches" AFTER DELETE ON "payouts" REFERENCING OLD TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_returns"();
CREATE TRIGGER "settlements_insert_touches" AFTER INSERT ON "settlements" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_returns_of_terms"();
CREATE TRIGGER "settlements_update_touches" AFTER UPDATE ON "settlements" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_returns_of_terms"();
CREATE TRIGGER "settlements_delete_touches" AFTER DELETE ON "settlements" REFERENCING OLD TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_returns_of_terms"();
CREATE TRIGGER "stored_files_insert_touches" AFTER INSERT ON "stored_files" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_returns"();
CREATE TRIGGER "stored_files_update_touches" AFTER UPDATE ON "stored_files" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_returns"();
CREATE TRIGGER "stored_files_delete_touches" AFTER DELETE ON "stored_files" REFERENCING OLD TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_returns"();
CREATE TRIGGER "order_lines_insert_touches" AFTER INSERT ON "order_lines" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_orders"();
CREATE TRIGGER "order_lines_update_touches" AFTER UPDATE ON "order_lines" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_orders"();
CREATE TRIGGER "order_lines_delete_touches" AFTER DELETE ON "order_lines" REFERENCING OLD TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_orders"();
CREATE TRIGGER "order_payments_insert_touches" AFTER INSERT ON "order_payments" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_orders"();
CREATE TRIGGER "order_payments_update_touches" AFTER UPDATE ON "order_payments" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_orders"();
CREATE TRIGGER "order_payments_delete_touches" AFTER DELETE ON "order_payments" REFERENCING OLD TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "touch_orders"();
