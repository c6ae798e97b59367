-- AlterTable
ALTER TABLE "return_processes" ADD COLUMN     "value_minor" BIGINT NOT NULL DEFAULT 0;

-- A list that is narrowed to a value would add up every return of the shop otherwise. Terms are only ever added, and what
-- was paid for a unit stays, so that the value changes with these statements alone. The script is cut at every semicolon:
-- those inside a function are written as escapes.
CREATE FUNCTION "value_of_return"(text) RETURNS bigint LANGUAGE sql STABLE AS
'SELECT coalesce(
  (SELECT "total_minor" FROM "settlements" WHERE "return_id" = $1 AND "expires_at" IS NULL AND "basis" = ''DECISION''
    ORDER BY "number" DESC LIMIT 1),
  (SELECT "total_minor" FROM "settlements" WHERE "return_id" = $1 AND "expires_at" IS NULL AND "basis" = ''QUOTE''
    ORDER BY "number" LIMIT 1),
  (SELECT sum("paid_minor") FROM "return_units" WHERE "process_id" = $1),
  0)';
CREATE FUNCTION "keep_value_of_settled"() RETURNS trigger LANGUAGE plpgsql AS
E'BEGIN
  UPDATE "return_processes" SET "value_minor" = "value_of_return"("id")
  WHERE "id" IN (SELECT "return_id" FROM "changed") AND "value_minor" <> "value_of_return"("id")\073
  RETURN NULL\073
END';
CREATE FUNCTION "keep_value_of_units"() RETURNS trigger LANGUAGE plpgsql AS
E'BEGIN
  UPDATE "return_processes" SET "value_minor" = "value_of_return"("id")
  WHERE "id" IN (SELECT "process_id" FROM "changed") AND "value_minor" <> "value_of_return"("id")\073
  RETURN NULL\073
END';
CREATE TRIGGER "value_of_new_settlements" AFTER INSERT ON "settlements" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "keep_value_of_settled"();
CREATE TRIGGER "value_of_kept_settlements" AFTER UPDATE ON "settlements" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "keep_value_of_settled"();
CREATE TRIGGER "value_of_new_units" AFTER INSERT ON "return_units" REFERENCING NEW TABLE AS "changed"
FOR EACH STATEMENT EXECUTE FUNCTION "keep_value_of_units"();
UPDATE "return_processes" SET "value_minor" = "value_of_return"("id");
