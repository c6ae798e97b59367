-- CreateTable
CREATE TABLE "order_notes" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "author_id" TEXT NOT NULL,
    "author_name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "edited_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "order_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_search" (
    "order_id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "purchased_at" TIMESTAMPTZ(3) NOT NULL,
    "keys" TEXT[],

    CONSTRAINT "order_search_pkey" PRIMARY KEY ("order_id")
);

-- CreateIndex
CREATE INDEX "order_notes_order_id_created_at_idx" ON "order_notes"("order_id", "created_at");

-- What of the notes was deleted goes for good after a day.
CREATE INDEX "order_notes_deleted" ON "order_notes"("deleted_at") WHERE "deleted_at" IS NOT NULL;

-- One way of matching for returns and orders: the beginnings that these served are among the keys.
DROP INDEX "orders_by_last_name";
DROP INDEX "orders_by_whole_name";

-- Orders of before, as orderSearchKeys writes them for every order to come.
INSERT INTO "order_search" ("order_id", "group_id", "ecommerce_id", "purchased_at", "keys")
SELECT o."id", o."group_id", o."ecommerce_id", o."purchased_at", (
  SELECT coalesce(array_agg(DISTINCT left(k."key", 200)), '{}') FROM (
    SELECT regexp_replace(p."plain", '[\s#._/-]', '', 'g') FROM (VALUES (n."number"), (n."name"), (n."platform"), (n."postcode")) p("plain")
    UNION ALL SELECT n."email"
    UNION ALL SELECT e."text" FROM (
      SELECT array_to_string((string_to_array(n."whole", ' '))[i:], ' ') AS "text"
      FROM generate_series(1, cardinality(string_to_array(n."whole", ' '))) i
      UNION ALL SELECT n."turned") t
      CROSS JOIN LATERAL (VALUES (t."text"),
        (replace(replace(replace(translate(t."text", 'øłđðı', 'olddi'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe'))) e("text")
    UNION ALL SELECT 'tel:' || reverse(d."digits")
      FROM (SELECT ltrim(regexp_replace(o."phone", '[^0-9]', '', 'g'), '0') AS "digits") d WHERE length(d."digits") >= 5
  ) k("key") WHERE k."key" <> '')
FROM "orders" o CROSS JOIN LATERAL (
  SELECT max(c."plain") FILTER (WHERE c."what" = 'number') AS "number", max(c."plain") FILTER (WHERE c."what" = 'name') AS "name",
    max(c."plain") FILTER (WHERE c."what" = 'platform') AS "platform", max(c."plain") FILTER (WHERE c."what" = 'postcode') AS "postcode",
    max(c."plain") FILTER (WHERE c."what" = 'email') AS "email", max(c."plain") FILTER (WHERE c."what" = 'whole') AS "whole",
    max(c."plain") FILTER (WHERE c."what" = 'turned') AS "turned"
  FROM (SELECT v."what", btrim(regexp_replace(replace(lower(translate(regexp_replace(normalize(v."text", NFKD),
      '[\u0300-\u036f]', '', 'g'), 'ØŁĐÐÞÆŒ', 'øłđðþæœ')), 'ß', 'ss'), '\s+', ' ', 'g')) AS "plain"
    FROM (VALUES ('number', o."order_number"), ('name', o."name"), ('platform', o."platform_order_id"),
      ('postcode', coalesce(o."shipping_address" ->> 'postcode', '')), ('email', o."email"),
      ('whole', o."first_name" || ' ' || o."last_name"), ('turned', o."last_name" || ' ' || o."first_name")) v("what", "text")) c) n
WHERE o."erased_at" IS NULL;

CREATE INDEX "order_search_keys" ON "order_search" USING gin (array_to_tsvector("keys")) WITH (fastupdate = off);
