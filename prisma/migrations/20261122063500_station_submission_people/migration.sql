-- A parcel that several people checked has a row for each of them, with the units that they decided.
ALTER TABLE "station_submissions" DROP CONSTRAINT "station_submissions_pkey",
ADD CONSTRAINT "station_submissions_pkey" PRIMARY KEY ("id", "person");
