-- AlterTable
ALTER TABLE "staff_sessions" ADD COLUMN     "password_reset_until" TIMESTAMPTZ(3);
