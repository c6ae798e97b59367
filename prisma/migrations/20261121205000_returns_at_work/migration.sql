-- CreateEnum
CREATE TYPE "BulkAct" AS ENUM ('APPROVE', 'HOLD', 'RESUME', 'CANCEL', 'RESEND_MAIL');

-- CreateEnum
CREATE TYPE "BulkState" AS ENUM ('RUNNING', 'DONE', 'STOPPED');

-- CreateEnum
CREATE TYPE "BulkRowState" AS ENUM ('PENDING', 'DONE', 'REFUSED');

-- CreateTable
CREATE TABLE "bulk_jobs" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "act" "BulkAct" NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "state" "BulkState" NOT NULL DEFAULT 'RUNNING',
    "total" INTEGER NOT NULL,
    "is_stop_asked" BOOLEAN NOT NULL DEFAULT false,
    "lease_until" TIMESTAMPTZ(3),
    "user_id" TEXT NOT NULL,
    "user_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "bulk_jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bulk_rows" (
    "job_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "group_id" TEXT NOT NULL,
    "process_id" TEXT NOT NULL,
    "state" "BulkRowState" NOT NULL DEFAULT 'PENDING',
    "error" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "bulk_rows_pkey" PRIMARY KEY ("job_id","position")
);

-- CreateTable
CREATE TABLE "saved_views" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "choice" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_views_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "list_looks" (
    "user_id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "columns" TEXT[],
    "density" TEXT NOT NULL,

    CONSTRAINT "list_looks_pkey" PRIMARY KEY ("user_id","group_id")
);

-- CreateIndex
CREATE INDEX "bulk_jobs_state_created_at_idx" ON "bulk_jobs"("state", "created_at");

-- CreateIndex
CREATE INDEX "bulk_jobs_group_id_created_at_idx" ON "bulk_jobs"("group_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "bulk_rows_job_id_state_position_idx" ON "bulk_rows"("job_id", "state", "position");

-- CreateIndex
CREATE INDEX "saved_views_user_id_group_id_idx" ON "saved_views"("user_id", "group_id");

-- CreateIndex
CREATE INDEX "payouts_group_id_status_created_at_id_idx" ON "payouts"("group_id", "status", "created_at", "id");

-- CreateIndex
CREATE INDEX "return_processes_ecommerce_id_created_at_idx" ON "return_processes"("ecommerce_id", "created_at");

-- AddForeignKey
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "bulk_jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "list_looks" ADD CONSTRAINT "list_looks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
