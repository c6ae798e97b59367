-- AlterEnum
ALTER TYPE "ReturnOrigin" ADD VALUE 'FOUND';

-- AlterTable
ALTER TABLE "staff_sessions" ADD COLUMN     "is_by_pin" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "stored_files" ADD COLUMN     "found_parcel_id" TEXT;

-- CreateTable
CREATE TABLE "unit_looks" (
    "unit_id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "process_id" TEXT NOT NULL,
    "grade" TEXT NOT NULL,
    "checks" TEXT[],
    "person" TEXT NOT NULL,
    "looked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unit_looks_pkey" PRIMARY KEY ("unit_id")
);

-- CreateTable
CREATE TABLE "found_parcels" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "process_id" TEXT,
    "plate" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "settled_by" TEXT NOT NULL DEFAULT '',
    "reason" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "found_parcels_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "found_items" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "parcel_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "tag_price_minor" BIGINT,
    "unit_id" TEXT,
    "matched_to" TEXT,

    CONSTRAINT "found_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "station_pins" (
    "user_id" TEXT NOT NULL,
    "pin_hash" TEXT NOT NULL,
    "set_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "station_pins_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "unit_looks_process_id_idx" ON "unit_looks"("process_id");

-- CreateIndex
CREATE INDEX "found_parcels_group_id_found_at_idx" ON "found_parcels"("group_id", "found_at" DESC);

-- CreateIndex
CREATE INDEX "found_parcels_process_id_idx" ON "found_parcels"("process_id");

-- CreateIndex
CREATE UNIQUE INDEX "found_parcels_group_id_plate_key" ON "found_parcels"("group_id", "plate");

-- CreateIndex
CREATE INDEX "found_items_parcel_id_idx" ON "found_items"("parcel_id");

-- CreateIndex
CREATE INDEX "order_lines_group_id_sku_idx" ON "order_lines"("group_id", "sku");

-- CreateIndex
CREATE INDEX "order_lines_group_id_ean_idx" ON "order_lines"("group_id", "ean");

-- CreateIndex
CREATE INDEX "stored_files_found_parcel_id_idx" ON "stored_files"("found_parcel_id");

-- AddForeignKey
ALTER TABLE "found_items" ADD CONSTRAINT "found_items_parcel_id_fkey" FOREIGN KEY ("parcel_id") REFERENCES "found_parcels"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "station_pins" ADD CONSTRAINT "station_pins_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
