-- AlterTable
ALTER TABLE "charges" ADD COLUMN     "back_mail_attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "back_mail_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "follow_due_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "charges_follow_due_at_idx" ON "charges"("follow_due_at");

-- CreateIndex
CREATE INDEX "charges_back_mail_due_at_idx" ON "charges"("back_mail_due_at");
