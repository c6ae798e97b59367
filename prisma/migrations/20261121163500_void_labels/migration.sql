-- AlterTable
ALTER TABLE "shipments" ADD COLUMN     "void_answer" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "void_attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "void_due_at" TIMESTAMPTZ(3);

-- Labels that were void before: their carriers were never told, and are not told now.
UPDATE "shipments" SET "void_answer" = 'NOT_ASKED' WHERE "voided_at" IS NOT NULL;

-- What the sweep looks for: as good as nothing.
CREATE INDEX "shipments_to_void" ON "shipments" ("voided_at") WHERE "voided_at" IS NOT NULL AND "void_answer" = '';
