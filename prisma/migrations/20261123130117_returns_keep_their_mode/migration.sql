-- AlterTable
ALTER TABLE "return_processes" ADD COLUMN     "is_test" BOOLEAN NOT NULL DEFAULT false;

-- What was started in a store in test mode was done by the sandbox, and is brought to its end by it.
UPDATE "return_processes" p SET "is_test" = true FROM "ecommerces" e WHERE e."id" = p."ecommerce_id" AND e."is_testing";
