-- CreateEnum
CREATE TYPE "LabelSource" AS ENUM ('CARRIER', 'STORE', 'NONE');

-- AlterEnum
ALTER TYPE "TimerKind" ADD VALUE 'LABEL_REMINDER';

-- AlterTable
ALTER TABLE "return_processes" ADD COLUMN     "label_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "label_source" "LabelSource" NOT NULL DEFAULT 'CARRIER';
