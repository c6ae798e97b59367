-- CreateTable
CREATE TABLE "station_submissions" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "process_id" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "approved" INTEGER NOT NULL,
    "declined" INTEGER NOT NULL,
    "missing" INTEGER NOT NULL,
    "spent_seconds" INTEGER NOT NULL,
    "decided_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "station_submissions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "station_submissions_group_id_decided_at_idx" ON "station_submissions"("group_id", "decided_at" DESC);

-- CreateIndex
CREATE INDEX "station_submissions_process_id_idx" ON "station_submissions"("process_id");
