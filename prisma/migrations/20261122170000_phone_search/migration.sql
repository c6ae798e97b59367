-- Returns are found by the end of a phone number: read from its end on, as search-keys writes it for every return to come.
INSERT INTO "search_keys" ("process_id", "group_id", "number", "kind", "key")
SELECT "id", "group_id", "number", 'PHONE', 'tel:' || reverse("digits") FROM (
  SELECT "id", "group_id", "number", ltrim(regexp_replace("phone", '[^0-9]', '', 'g'), '0') AS "digits" FROM "return_processes"
) AS "phones" WHERE length("digits") >= 5 ON CONFLICT DO NOTHING;
