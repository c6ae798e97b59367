-- Which process reports the metrics of the whole installation. Not logged: nothing is lost with it.
CREATE UNLOGGED TABLE "metrics_leases" (
    "name" TEXT NOT NULL,
    "reporter" TEXT NOT NULL,
    "lease_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "metrics_leases_pkey" PRIMARY KEY ("name")
);
