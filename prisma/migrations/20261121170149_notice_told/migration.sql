-- AlterTable
ALTER TABLE "webhook_endpoints" ADD COLUMN     "notice_told" TEXT[] DEFAULT ARRAY[]::TEXT[];
