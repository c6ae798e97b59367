-- AlterTable
ALTER TABLE "payouts" ADD COLUMN     "follow_due_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "payouts_follow_due_at_idx" ON "payouts"("follow_due_at");
