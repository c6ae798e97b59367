-- CreateEnum
CREATE TYPE "OrderImportState" AS ENUM ('PENDING', 'RUNNING', 'DONE', 'FAILED');

-- CreateEnum
CREATE TYPE "OrderFileFormat" AS ENUM ('CSV', 'NDJSON');

-- CreateTable
CREATE TABLE "order_imports" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "state" "OrderImportState" NOT NULL DEFAULT 'PENDING',
    "format" "OrderFileFormat" NOT NULL,
    "mapping" JSONB,
    "storage_key" TEXT NOT NULL,
    "total_bytes" INTEGER NOT NULL,
    "read_bytes" INTEGER NOT NULL DEFAULT 0,
    "position" INTEGER NOT NULL DEFAULT 0,
    "counts" JSONB NOT NULL DEFAULT '{}',
    "report" JSONB NOT NULL DEFAULT '{}',
    "error" TEXT NOT NULL DEFAULT '',
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "losses" INTEGER NOT NULL DEFAULT 0,
    "lease_until" TIMESTAMPTZ(3),
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "order_imports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "order_imports_state_created_at_idx" ON "order_imports"("state", "created_at");

-- CreateIndex
CREATE INDEX "order_imports_ecommerce_id_created_at_idx" ON "order_imports"("ecommerce_id", "created_at");
