-- AlterTable
ALTER TABLE "ecommerces" ADD COLUMN     "portal_domain" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "ecommerces_portal_domain_key" ON "ecommerces"("portal_domain");
