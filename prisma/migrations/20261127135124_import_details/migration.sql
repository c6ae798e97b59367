-- AlterTable
ALTER TABLE "order_imports" ADD COLUMN     "file_name" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "fees_minor" BIGINT NOT NULL DEFAULT 0;

-- Rows that a rule leaves out are skipped, not refused; refused rows name their order.
WITH "foreseen" AS (
  SELECT i."id", coalesce(sum((m ->> 'rows')::int) FILTER (WHERE (m ->> 'isForeseen')::boolean), 0) AS "rows"
  FROM "order_imports" i LEFT JOIN LATERAL jsonb_array_elements(i."report" -> 'messages') m ON true
  GROUP BY i."id"
)
UPDATE "order_imports" i SET
  "counts" = i."counts" || jsonb_build_object(
    'refusedRows', coalesce((i."counts" ->> 'refusedRows')::int, 0) - f."rows", 'skippedRows', f."rows", 'skipped', 0),
  "report" = i."report" || jsonb_build_object('skipped', '[]'::jsonb, 'errors', (
    SELECT coalesce(jsonb_agg('{"orderNumber": ""}'::jsonb || e), '[]')
    FROM jsonb_array_elements(i."report" -> 'errors') e))
FROM "foreseen" f WHERE f."id" = i."id";
