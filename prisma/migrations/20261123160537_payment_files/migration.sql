-- AlterEnum
ALTER TYPE "AuditSubject" ADD VALUE 'BANK_ACCOUNT';
ALTER TYPE "AuditSubject" ADD VALUE 'PAYMENT_FILE';

-- AlterEnum
ALTER TYPE "AuditAct" ADD VALUE 'VIEWED';

-- Nothing has written these tables yet: they are empty everywhere.
-- AlterTable
ALTER TABLE "sepa_batches" ADD COLUMN     "account_mask" TEXT NOT NULL,
ADD COLUMN     "downloads" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "sealed_account" TEXT NOT NULL;

-- AlterTable
ALTER TABLE "sepa_transfers" ADD COLUMN     "taken_out_at" TIMESTAMPTZ(3),
ADD COLUMN     "taken_out_by" TEXT NOT NULL DEFAULT '';

-- A refund is in one file at a time, whoever makes two of them at once.
CREATE UNIQUE INDEX "sepa_transfers_open" ON "sepa_transfers"("payout_id") WHERE "taken_out_at" IS NULL;

-- The audit log tells of the store's account by its mask, of files by their sums, and of who looked at an account.
CREATE FUNCTION "note_money_access"("store" text, "tenant" text, "subject" text, "subject_id" text, "subject_name" text,
  "act" text, "before" jsonb, "after" jsonb) RETURNS void LANGUAGE plpgsql AS
E'DECLARE
  author jsonb := coalesce(nullif(current_setting(\'homeward.author\', true), \'\'), \'{}\')::jsonb\073
BEGIN
  INSERT INTO audit_entries
    (group_id, ecommerce_id, subject, subject_id, subject_name, act, before, after,
     actor_kind, actor_id, actor_name, address, user_agent, at)
  VALUES ($2, $1, $3::"AuditSubject", $4, $5, $6::"AuditAct", $7, $8,
    coalesce(author ->> \'kind\', \'system\'), coalesce(author ->> \'id\', \'system\'), coalesce(author ->> \'name\', \'System\'),
    coalesce(author ->> \'address\', \'\'), coalesce(author ->> \'userAgent\', \'\'),
    coalesce((author ->> \'at\')::timestamptz, now()))\073
END';

CREATE FUNCTION "note_bank_account"() RETURNS trigger LANGUAGE plpgsql AS
E'DECLARE
  row_of record := coalesce(NEW, OLD)\073
BEGIN
  PERFORM note_money_access(row_of.ecommerce_id, row_of.group_id, \'BANK_ACCOUNT\', row_of.ecommerce_id,
    coalesce((SELECT e.name FROM ecommerces e WHERE e.id = row_of.ecommerce_id), \'\'),
    CASE TG_OP WHEN \'INSERT\' THEN \'CREATED\' WHEN \'DELETE\' THEN \'REMOVED\' ELSE \'CHANGED\' END,
    CASE WHEN TG_OP = \'INSERT\' THEN NULL ELSE jsonb_build_object(\'iban\', OLD.mask) END,
    CASE WHEN TG_OP = \'DELETE\' THEN NULL ELSE jsonb_build_object(\'iban\', NEW.mask) END)\073
  RETURN NULL\073
END';
CREATE TRIGGER "store_bank_accounts_are_noted" AFTER INSERT OR UPDATE OR DELETE ON "store_bank_accounts" FOR EACH ROW
EXECUTE FUNCTION "note_bank_account"();

CREATE FUNCTION "note_payment_file"() RETURNS trigger LANGUAGE plpgsql AS
E'BEGIN
  PERFORM note_money_access(NEW.ecommerce_id, NEW.group_id, \'PAYMENT_FILE\', NEW.id, NEW.id,
    CASE TG_OP WHEN \'INSERT\' THEN \'CREATED\' ELSE \'VIEWED\' END, NULL,
    jsonb_build_object(\'refunds\', NEW.count, \'total_cents\', NEW.total_minor, \'from_account\', NEW.account_mask,
      \'downloads\', NEW.downloads))\073
  RETURN NULL\073
END';
CREATE TRIGGER "sepa_batches_are_noted" AFTER INSERT OR UPDATE OF "downloads" ON "sepa_batches" FOR EACH ROW
EXECUTE FUNCTION "note_payment_file"();

CREATE FUNCTION "note_taken_out"() RETURNS trigger LANGUAGE plpgsql AS
E'DECLARE
  code text := (SELECT p.return_code FROM payouts o JOIN return_processes p ON p.id = o.process_id WHERE o.id = NEW.payout_id)\073
BEGIN
  PERFORM note_money_access(b.ecommerce_id, b.group_id, \'PAYMENT_FILE\', b.id, b.id, \'CHANGED\', NULL,
    jsonb_build_object(\'taken_out\', coalesce(code, NEW.payout_id))) FROM sepa_batches b WHERE b.id = NEW.batch_id\073
  RETURN NULL\073
END';
CREATE TRIGGER "taken_out_transfers_are_noted" AFTER UPDATE OF "taken_out_at" ON "sepa_transfers" FOR EACH ROW
WHEN (NEW."taken_out_at" IS NOT NULL) EXECUTE FUNCTION "note_taken_out"();

CREATE FUNCTION "note_shown_account"() RETURNS trigger LANGUAGE plpgsql AS
E'BEGIN
  PERFORM note_money_access(p.ecommerce_id, p.group_id, \'RETURN\', p.id, p.return_code, \'VIEWED\', NULL, NEW.data)
  FROM return_processes p WHERE p.id = NEW.process_id\073
  RETURN NULL\073
END';
CREATE TRIGGER "shown_accounts_are_noted" AFTER INSERT ON "process_events" FOR EACH ROW
WHEN (NEW."kind" = 'BANK_ACCOUNT_SHOWN') EXECUTE FUNCTION "note_shown_account"();
