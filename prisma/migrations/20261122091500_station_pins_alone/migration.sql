-- A PIN alone says whose it is: it is drawn by the server and its own within a team. Those that people chose themselves
-- are kept in a way that cannot be looked up: they are drawn anew.
DROP TABLE "station_pins";

-- CreateTable
CREATE TABLE "station_pins" (
    "user_id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "pin_key" TEXT NOT NULL,
    "set_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "station_pins_pkey" PRIMARY KEY ("user_id","group_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "station_pins_group_id_pin_key_key" ON "station_pins"("group_id", "pin_key");

-- AddForeignKey
ALTER TABLE "station_pins" ADD CONSTRAINT "station_pins_user_id_group_id_fkey" FOREIGN KEY ("user_id", "group_id") REFERENCES "memberships"("user_id", "group_id") ON DELETE CASCADE ON UPDATE CASCADE;
