-- Before the decision a return is worth its latest quote: one is made when another return method costs something else, when
-- a unit is rejected while others have no verdict, and when an amount is set by hand.
CREATE OR REPLACE FUNCTION "value_of_return"(text) RETURNS bigint LANGUAGE sql STABLE AS
'SELECT coalesce(
  (SELECT "total_minor" FROM "settlements" s WHERE "return_id" = $1 AND "expires_at" IS NULL AND "basis" = ''DECISION''
    AND NOT EXISTS (SELECT 1 FROM "payout_waits" w WHERE w."settlement_id" = s."id" AND w."ending" = ''UNDONE'')
    ORDER BY "number" DESC LIMIT 1),
  (SELECT "total_minor" FROM "settlements" WHERE "return_id" = $1 AND "expires_at" IS NULL AND "basis" = ''QUOTE''
    ORDER BY "number" DESC LIMIT 1),
  (SELECT sum("paid_minor") FROM "return_units" WHERE "process_id" = $1),
  0)';
UPDATE "return_processes" SET "value_minor" = "value_of_return"("id")
WHERE "id" IN (SELECT "return_id" FROM "settlements" WHERE "basis" = 'QUOTE' AND "expires_at" IS NULL
  GROUP BY "return_id" HAVING count(*) > 1);
