-- CreateEnum
CREATE TYPE "HoldCause" AS ENUM ('NOT_SENT', 'REJECTED', 'COLLECTED', 'RECEIVED', 'ACCEPTED', 'NOTHING_ORDERED');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "ActivityName" ADD VALUE 'CAPTURE_HOLD';
ALTER TYPE "ActivityName" ADD VALUE 'RELEASE_HOLD';

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "ChargeStatus" ADD VALUE 'HELD';
ALTER TYPE "ChargeStatus" ADD VALUE 'CAPTURING';
ALTER TYPE "ChargeStatus" ADD VALUE 'RELEASING';
ALTER TYPE "ChargeStatus" ADD VALUE 'RELEASED';
ALTER TYPE "ChargeStatus" ADD VALUE 'LAPSED';

-- AlterTable
ALTER TABLE "charges" ADD COLUMN     "captured_minor" BIGINT,
ADD COLUMN     "hold_cause" "HoldCause",
ADD COLUMN     "hold_ends_at" TIMESTAMPTZ(3),
ADD COLUMN     "is_hold" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "return_units" ADD COLUMN     "advance_minor" BIGINT;
