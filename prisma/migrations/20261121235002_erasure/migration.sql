-- AlterEnum
ALTER TYPE "AuditSubject" ADD VALUE 'PERSONAL_DATA';

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "erased_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "return_processes" ADD COLUMN     "erased_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "erasures" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT,
    "cause" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "counts" JSONB NOT NULL,
    "erased_by" TEXT NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "erasures_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "erasures_group_id_deleted_at_idx" ON "erasures"("group_id", "deleted_at" DESC);

-- Returns whose time to be forgotten may have come, the oldest first.
CREATE INDEX "return_processes_to_forget" ON "return_processes"("ecommerce_id", "ended_at") WHERE "erased_at" IS NULL AND "ended_at" IS NOT NULL;

-- A shop sends its orders again and again. Of one whose person was forgotten it brings nothing of them back.
-- The script is cut at every semicolon, so those inside the function are written as an escape.
CREATE FUNCTION "keep_person_out"() RETURNS trigger LANGUAGE plpgsql AS
E'BEGIN
  NEW.erased_at := OLD.erased_at\073
  NEW.email := OLD.email\073
  NEW.lookup_email := OLD.lookup_email\073
  NEW.lookup_postcode := OLD.lookup_postcode\073
  NEW.first_name := OLD.first_name\073
  NEW.last_name := OLD.last_name\073
  NEW.phone := OLD.phone\073
  NEW.platform_customer_id := OLD.platform_customer_id\073
  NEW.shipping_address := OLD.shipping_address\073
  RETURN NEW\073
END';
CREATE TRIGGER "erased_orders_stay_erased" BEFORE UPDATE ON "orders" FOR EACH ROW
WHEN (OLD."erased_at" IS NOT NULL) EXECUTE FUNCTION "keep_person_out"();

-- The audit log tells that it was done.
CREATE TRIGGER "erasures_are_noted" AFTER INSERT ON "erasures" FOR EACH ROW
EXECUTE FUNCTION "note_change"('PERSONAL_DATA', 'cause', 'reason', 'counts', 'deleted_at');
CREATE TRIGGER "erasures_are_history" BEFORE UPDATE OR DELETE ON "erasures" FOR EACH ROW
WHEN (current_setting('homeward.erasure', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION "refuse_to_rewrite_history"();
