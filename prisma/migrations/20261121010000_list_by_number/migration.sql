-- DropIndex
DROP INDEX "return_processes_ecommerce_id_created_at_id_idx";

-- DropIndex
DROP INDEX "return_processes_group_id_created_at_id_idx";

-- AlterTable
ALTER TABLE "list_anchors" DROP COLUMN "anchor_at",
ADD COLUMN     "newest" BIGINT NOT NULL;

-- AlterTable
ALTER TABLE "return_processes" ADD COLUMN     "number" BIGSERIAL NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "return_processes_number_key" ON "return_processes"("number");

-- CreateIndex
CREATE INDEX "return_processes_group_id_number_idx" ON "return_processes"("group_id", "number" DESC);

-- CreateIndex
CREATE INDEX "return_processes_ecommerce_id_number_idx" ON "return_processes"("ecommerce_id", "number" DESC);

-- CreateIndex
CREATE INDEX "return_processes_group_id_updated_at_id_idx" ON "return_processes"("group_id", "updated_at" DESC, "id" DESC);
