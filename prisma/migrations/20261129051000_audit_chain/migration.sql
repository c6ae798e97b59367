-- CreateTable
CREATE TABLE "audit_links" (
    "group_id" TEXT NOT NULL,
    "no" BIGINT NOT NULL,
    "entry_id" BIGINT NOT NULL,
    "erasure_id" TEXT,
    "salt" BYTEA,
    "commitment" BYTEA NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "audit_links_pkey" PRIMARY KEY ("group_id","no")
);

-- CreateTable
CREATE TABLE "audit_heads" (
    "group_id" TEXT NOT NULL,
    "no" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "audit_heads_pkey" PRIMARY KEY ("group_id")
);

-- CreateIndex
CREATE INDEX "audit_links_entry_id_idx" ON "audit_links"("entry_id");

-- Each entry of the audit log is chained to the one before it, at the end of its transaction: the writers of a tenant
-- wait for each other only then, when they hold every other lock already. An erasure adds a link for what it leaves.
-- What may identify a person is in the hash by a salted commitment, and an erasure deletes the salt.
-- The script is cut at every semicolon, so those inside the functions are written as an escape.
CREATE FUNCTION "add_audit_link"(entry bigint, erasure text, INOUT last audit_heads) LANGUAGE plpgsql AS
E'DECLARE
  e audit_entries%ROWTYPE\073
  link audit_links%ROWTYPE\073
BEGIN
  SELECT * INTO e FROM audit_entries WHERE id = entry\073
  link.group_id := e.group_id\073
  link.no := last.no + 1\073
  link.entry_id := e.id\073
  link.erasure_id := erasure\073
  link.salt := decode(replace(gen_random_uuid()::text, \'-\', \'\'), \'hex\')\073
  link.commitment := sha256(link.salt || convert_to(jsonb_build_array(
    e.subject_name, e.before, e.after, e.actor_name, e.address, e.user_agent)::text, \'UTF8\'))\073
  link.hash := sha256(last.hash || convert_to(jsonb_build_array(
    link.no, erasure, e.id, e.group_id, e.ecommerce_id, e.subject, e.subject_id, e.act, e.actor_kind, e.actor_id,
    to_char(e.at AT TIME ZONE \'UTC\', \'YYYY-MM-DD HH24:MI:SS.MS\'))::text, \'UTF8\') || link.commitment)\073
  INSERT INTO audit_links VALUES (link.*)\073
  last.no := link.no\073
  last.hash := link.hash\073
END';
CREATE FUNCTION "link_audit_entry"(entry bigint, erasure text) RETURNS void LANGUAGE plpgsql AS
E'DECLARE
  last audit_heads%ROWTYPE\073
  tenant text := (SELECT group_id FROM audit_entries WHERE id = entry)\073
BEGIN
  IF tenant IS NULL THEN RETURN\073 END IF\073
  SELECT * INTO last FROM audit_heads WHERE group_id = tenant FOR UPDATE\073
  IF NOT FOUND THEN
    INSERT INTO audit_heads (group_id, no, hash) VALUES (tenant, 0, \'\') ON CONFLICT DO NOTHING\073
    SELECT * INTO last FROM audit_heads WHERE group_id = tenant FOR UPDATE\073
  END IF\073
  IF erasure IS NOT NULL THEN
    UPDATE audit_links SET salt = NULL WHERE entry_id = entry AND salt IS NOT NULL\073
  END IF\073
  last := add_audit_link(entry, erasure, last)\073
  UPDATE audit_heads SET no = last.no, hash = last.hash WHERE group_id = tenant\073
END';
CREATE FUNCTION "chain_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS
E'BEGIN
  PERFORM link_audit_entry(NEW.id,
    CASE TG_OP WHEN \'UPDATE\' THEN coalesce(current_setting(\'homeward.erasure_id\', true), \'\') END)\073
  RETURN NULL\073
END';

-- Entries from before get their links in the order in which they were written. A head that is changed for each of them
-- would leave a version of itself behind each time, which the next one would have to pass.
DO
E'DECLARE
  last audit_heads%ROWTYPE\073
  written record\073
BEGIN
  FOR written IN SELECT id, group_id FROM audit_entries ORDER BY group_id, id LOOP
    IF last.group_id IS DISTINCT FROM written.group_id THEN
      INSERT INTO audit_heads SELECT last.* WHERE last.group_id IS NOT NULL\073
      last := (written.group_id, 0, \'\'::bytea)\073
    END IF\073
    last := add_audit_link(written.id, NULL, last)\073
  END LOOP\073
  INSERT INTO audit_heads SELECT last.* WHERE last.group_id IS NOT NULL\073
END';

CREATE CONSTRAINT TRIGGER "audit_entries_are_chained" AFTER INSERT ON "audit_entries"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "chain_audit_entry"();
CREATE CONSTRAINT TRIGGER "erased_audit_entries_are_chained" AFTER UPDATE ON "audit_entries"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "chain_audit_entry"();
CREATE TRIGGER "audit_links_are_history" BEFORE UPDATE OR DELETE ON "audit_links" FOR EACH ROW
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();
CREATE TRIGGER "audit_links_are_not_emptied" BEFORE TRUNCATE ON "audit_links" FOR EACH STATEMENT
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();
