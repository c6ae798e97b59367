-- AlterTable
ALTER TABLE "return_processes" ADD COLUMN     "parcels" INTEGER[] DEFAULT ARRAY[1]::INTEGER[];

-- AlterTable
ALTER TABLE "shipments" ADD COLUMN     "parcel" INTEGER NOT NULL DEFAULT 1;
