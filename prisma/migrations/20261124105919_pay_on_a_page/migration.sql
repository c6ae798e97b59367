-- AlterTable
ALTER TABLE "charges" ADD COLUMN     "checkout_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "checkout_reference" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "checkout_url" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "connection_id" TEXT,
ADD COLUMN     "is_on_page" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "quote_id" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "charges_connection_id_checkout_reference_idx" ON "charges"("connection_id", "checkout_reference");

-- CreateIndex
CREATE INDEX "charges_checkout_due_at_idx" ON "charges"("checkout_due_at");
