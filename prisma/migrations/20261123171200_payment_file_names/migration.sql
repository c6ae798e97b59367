-- The audit log calls a payment file by its message id, as people and banks do, and says its total as money.
CREATE OR REPLACE FUNCTION "note_payment_file"() RETURNS trigger LANGUAGE plpgsql AS
E'BEGIN
  PERFORM note_money_access(NEW.ecommerce_id, NEW.group_id, \'PAYMENT_FILE\', NEW.id,
    payment_file_name(NEW.id, NEW.created_at), CASE TG_OP WHEN \'INSERT\' THEN \'CREATED\' ELSE \'VIEWED\' END, NULL,
    jsonb_build_object(\'refunds\', NEW.count, \'total\', \'€\' || to_char(NEW.total_minor / 100.0, \'FM999999990.00\'),
      \'from_account\', NEW.account_mask))\073
  RETURN NULL\073
END';

CREATE FUNCTION "payment_file_name"("id" text, "created_at" timestamptz) RETURNS text LANGUAGE sql STABLE AS
'SELECT ''HW-'' || to_char($2 AT TIME ZONE ''UTC'', ''YYYYMMDD'') || ''-'' || upper(substr($1, strpos($1, ''_'') + 1, 8))';

CREATE OR REPLACE FUNCTION "note_taken_out"() RETURNS trigger LANGUAGE plpgsql AS
E'DECLARE
  code text := (SELECT p.return_code FROM payouts o JOIN return_processes p ON p.id = o.process_id WHERE o.id = NEW.payout_id)\073
BEGIN
  PERFORM note_money_access(b.ecommerce_id, b.group_id, \'PAYMENT_FILE\', b.id, payment_file_name(b.id, b.created_at),
    \'CHANGED\', NULL, jsonb_build_object(\'taken_out\', coalesce(code, NEW.payout_id)))
  FROM sepa_batches b WHERE b.id = NEW.batch_id\073
  RETURN NULL\073
END';

CREATE OR REPLACE FUNCTION "note_shown_account"() RETURNS trigger LANGUAGE plpgsql AS
E'BEGIN
  PERFORM note_money_access(p.ecommerce_id, p.group_id, \'RETURN\', p.id, p.return_code, \'VIEWED\', NULL,
    jsonb_build_object(\'where\', CASE NEW.data ->> \'where\' WHEN \'EXPORT\' THEN \'CSV export\' ELSE \'Pending refunds\' END))
  FROM return_processes p WHERE p.id = NEW.process_id\073
  RETURN NULL\073
END';
