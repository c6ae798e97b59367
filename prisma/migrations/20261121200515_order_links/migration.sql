-- CreateTable
CREATE TABLE "order_link_revocations" (
    "order_id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "ecommerce_id" TEXT NOT NULL,
    "revoked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "order_link_revocations_pkey" PRIMARY KEY ("order_id")
);
