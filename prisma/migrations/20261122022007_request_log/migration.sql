-- CreateTable
CREATE TABLE "api_calls" (
    "id" BIGSERIAL NOT NULL,
    "group_id" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "request_id" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "fields" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "idempotency_key" TEXT NOT NULL,
    "is_replay" BOOLEAN NOT NULL,
    "request" TEXT NOT NULL,
    "request_bytes" INTEGER NOT NULL,
    "request_note" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "answer_bytes" INTEGER NOT NULL,
    "answer_note" TEXT NOT NULL,
    "subjects" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "api_calls_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_call_gaps" (
    "group_id" TEXT NOT NULL,
    "minute" TIMESTAMPTZ(3) NOT NULL,
    "dropped" INTEGER NOT NULL,

    CONSTRAINT "api_call_gaps_pkey" PRIMARY KEY ("group_id","minute")
);

-- CreateIndex
CREATE INDEX "api_calls_group_id_id_idx" ON "api_calls"("group_id", "id");

-- CreateIndex
CREATE INDEX "api_calls_group_id_key_id_id_idx" ON "api_calls"("group_id", "key_id", "id");

-- CreateIndex
CREATE INDEX "api_calls_group_id_request_id_idx" ON "api_calls"("group_id", "request_id");

-- CreateIndex
CREATE INDEX "api_calls_at_idx" ON "api_calls"("at");

-- CreateIndex
CREATE INDEX "api_calls_subjects_idx" ON "api_calls" USING GIN ("subjects");
