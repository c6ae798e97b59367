-- What an act on many returns changed, kept so that exactly that can be taken back, by a job of its own.
ALTER TABLE "bulk_jobs" ADD COLUMN     "undoes_id" TEXT;
ALTER TABLE "bulk_rows" ADD COLUMN     "before" TEXT;

-- Nothing is taken back twice.
CREATE UNIQUE INDEX "bulk_jobs_undoes_id_key" ON "bulk_jobs"("undoes_id");
