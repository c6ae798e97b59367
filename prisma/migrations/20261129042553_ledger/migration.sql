-- CreateTable
CREATE TABLE "ledger_entries" (
    "id" TEXT NOT NULL,
    "fact" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kept_at" TIMESTAMPTZ(3),

    CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "ledger_entries_waiting_idx" ON "ledger_entries" ("at") WHERE "kept_at" IS NULL;
-- Ended sessions are deleted from the ledger once no session can be that old.
CREATE INDEX "ledger_entries_sessions_idx" ON "ledger_entries" ("at")
  WHERE "fact" ->> 'kind' = 'SESSIONS' AND "kept_at" IS NOT NULL;

-- Writes an entry and wakes a worker, unless the transaction is applying the ledger itself (homeward.ledger is "off").
CREATE FUNCTION "note_in_ledger"(fact jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('homeward.ledger', true) = 'off' THEN RETURN; END IF;
  INSERT INTO ledger_entries (id, fact, at)
  VALUES (gen_random_uuid()::text, fact, date_trunc('milliseconds', clock_timestamp()));
  PERFORM pg_notify('homeward_work', 'svc/ledger.due');
END $$;

-- The argument is the kind; rows are named by the columns that they have.
CREATE FUNCTION "note_row_in_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was jsonb := to_jsonb(OLD);
  becomes jsonb := CASE TG_OP WHEN 'DELETE' THEN NULL ELSE to_jsonb(NEW) END;
  subject jsonb := coalesce(becomes, was);
  fact jsonb := jsonb_build_object('kind', TG_ARGV[0]);
BEGIN
  CASE TG_ARGV[0]
    WHEN 'API_KEY' THEN
      fact := fact || jsonb_build_object('groupId', subject -> 'group_id', 'id', subject -> 'id',
        'revokedAt', CASE WHEN becomes IS NULL THEN to_jsonb(now()) ELSE becomes -> 'revoked_at' END,
        'expiresAt', subject -> 'expires_at');
    WHEN 'MEMBER' THEN
      IF TG_OP = 'UPDATE' AND was -> 'role' = becomes -> 'role' THEN RETURN NULL; END IF;
      -- Only a member who had been removed before can be added again by a restore's replay.
      IF TG_OP = 'INSERT' AND NOT EXISTS (SELECT 1 FROM ledger_entries e
        WHERE e.fact @> jsonb_build_object('kind', 'MEMBER', 'userId', subject ->> 'user_id')) THEN RETURN NULL; END IF;
      fact := fact || jsonb_build_object('groupId', subject -> 'group_id', 'userId', subject -> 'user_id',
        'role', coalesce(becomes -> 'role', 'null'::jsonb));
    WHEN 'PASSWORD' THEN
      fact := fact || jsonb_build_object('userId', subject -> 'id');
    WHEN 'STATION_PIN' THEN
      fact := fact || jsonb_build_object('groupId', subject -> 'group_id', 'userId', subject -> 'user_id');
    WHEN 'INVITATION' THEN
      fact := fact || jsonb_build_object('groupId', subject -> 'group_id', 'id', subject -> 'id');
    WHEN 'ORDER_LINK' THEN
      fact := fact || jsonb_build_object('groupId', subject -> 'group_id', 'orderId', subject -> 'order_id',
        'revokedAt', subject -> 'revoked_at');
    WHEN 'WEBHOOK_ENDPOINT' THEN
      fact := fact || jsonb_build_object('groupId', subject -> 'group_id', 'id', subject -> 'id', 'change', CASE
        WHEN becomes IS NULL OR becomes ->> 'deleted_at' IS NOT NULL THEN 'DELETED'
        WHEN was -> 'url' IS DISTINCT FROM becomes -> 'url' THEN 'URL'
        ELSE 'SECRET' END);
    WHEN 'CONNECTION' THEN
      fact := fact || jsonb_build_object('groupId', subject -> 'group_id', 'id', subject -> 'id', 'change', CASE
        WHEN becomes IS NULL OR becomes ->> 'state' = 'DISCONNECTED' THEN 'DISCONNECTED'
        ELSE 'CREDENTIALS' END);
  END CASE;
  PERFORM note_in_ledger(fact);
  RETURN NULL;
END $$;

-- One entry per person, however many of their sessions end. Expired sessions are not worth one.
CREATE FUNCTION "note_sessions_in_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_in_ledger(jsonb_build_object('kind', 'SESSIONS', 'userId', ended.user_id))
  FROM (SELECT DISTINCT user_id FROM gone WHERE expires_at > now()) ended;
  RETURN NULL;
END $$;

CREATE TRIGGER "api_keys_are_in_the_ledger" AFTER UPDATE OF "revoked_at", "expires_at" ON "api_keys" FOR EACH ROW
WHEN (OLD."revoked_at" IS DISTINCT FROM NEW."revoked_at" OR OLD."expires_at" IS DISTINCT FROM NEW."expires_at")
EXECUTE FUNCTION "note_row_in_ledger"('API_KEY');
CREATE TRIGGER "deleted_api_keys_are_in_the_ledger" AFTER DELETE ON "api_keys" FOR EACH ROW
EXECUTE FUNCTION "note_row_in_ledger"('API_KEY');
CREATE TRIGGER "memberships_are_in_the_ledger" AFTER INSERT OR DELETE OR UPDATE OF "role" ON "memberships" FOR EACH ROW
EXECUTE FUNCTION "note_row_in_ledger"('MEMBER');
CREATE TRIGGER "passwords_are_in_the_ledger" AFTER UPDATE OF "password_hash" ON "users" FOR EACH ROW
WHEN (OLD."password_hash" IS DISTINCT FROM NEW."password_hash")
EXECUTE FUNCTION "note_row_in_ledger"('PASSWORD');
CREATE TRIGGER "ended_sessions_are_in_the_ledger" AFTER DELETE ON "staff_sessions"
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "note_sessions_in_ledger"();
CREATE TRIGGER "station_pins_are_in_the_ledger" AFTER DELETE OR UPDATE OF "pin_key" ON "station_pins" FOR EACH ROW
EXECUTE FUNCTION "note_row_in_ledger"('STATION_PIN');
CREATE TRIGGER "used_invitations_are_in_the_ledger" AFTER UPDATE OF "revoked_at", "accepted_at" ON "invitations"
FOR EACH ROW WHEN (OLD."revoked_at" IS DISTINCT FROM NEW."revoked_at" OR OLD."accepted_at" IS DISTINCT FROM NEW."accepted_at")
EXECUTE FUNCTION "note_row_in_ledger"('INVITATION');
CREATE TRIGGER "revoked_links_are_in_the_ledger" AFTER INSERT OR UPDATE ON "order_link_revocations" FOR EACH ROW
EXECUTE FUNCTION "note_row_in_ledger"('ORDER_LINK');
-- Encrypting everything with another master secret turns the ledger off.
CREATE TRIGGER "webhook_endpoints_are_in_the_ledger" AFTER UPDATE OF "url", "deleted_at", "sealed_secret"
ON "webhook_endpoints" FOR EACH ROW
WHEN (OLD."url" <> NEW."url" OR OLD."deleted_at" IS DISTINCT FROM NEW."deleted_at"
  OR OLD."sealed_secret" <> NEW."sealed_secret")
EXECUTE FUNCTION "note_row_in_ledger"('WEBHOOK_ENDPOINT');
CREATE TRIGGER "connections_are_in_the_ledger" AFTER UPDATE OF "sealed_values" ON "connections" FOR EACH ROW
WHEN (OLD."sealed_values" <> NEW."sealed_values")
EXECUTE FUNCTION "note_row_in_ledger"('CONNECTION');
