-- CreateIndex
CREATE INDEX "unfinished_files_noted_at_idx" ON "unfinished_files"("noted_at");
