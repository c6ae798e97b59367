-- Names with letters of their own are found as people write them who have no such letter: "Sørensen" as "sorensen".
INSERT INTO "search_keys" ("process_id", "group_id", "number", "kind", "key")
SELECT "process_id", "group_id", "number", "kind",
  replace(replace(replace(translate("key", 'øłđðı', 'olddi'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe')
FROM "search_keys" WHERE "kind" = 'NAME' AND "key" ~ '[øłđðþæœı]' ON CONFLICT DO NOTHING;
