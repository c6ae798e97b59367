-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN "allowed_networks" TEXT[];
UPDATE "api_keys" SET "allowed_networks" = '{}';

DROP TRIGGER "api_keys_are_noted" ON "api_keys";
CREATE TRIGGER "api_keys_are_noted" AFTER INSERT OR DELETE
OR UPDATE OF "name", "scopes", "ecommerce_ids", "mode", "allowed_networks", "expires_at", "revoked_at" ON "api_keys" FOR EACH ROW
EXECUTE FUNCTION "note_change"('API_KEY', 'name', 'scopes', 'ecommerce_ids', 'mode', 'allowed_networks', 'expires_at', 'revoked_at', 'last4');
