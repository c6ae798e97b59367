-- Not logged: a limit that is full again after a crash of the database is better than a disk write per block of requests.
-- CreateTable
CREATE UNLOGGED TABLE "rate_buckets" (
    "name" TEXT NOT NULL,
    "tokens" DOUBLE PRECISION NOT NULL,
    "granted" DOUBLE PRECISION NOT NULL,
    "filled_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "rate_buckets_pkey" PRIMARY KEY ("name")
);
