-- CreateTable
CREATE TABLE "unfinished_files" (
    "storage_key" TEXT NOT NULL,
    "noted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "unfinished_files_pkey" PRIMARY KEY ("storage_key")
);

-- CreateIndex
CREATE INDEX "stored_files_storage_key_idx" ON "stored_files"("storage_key");
