-- Whoever came in by the organisation's own sign-in has none until they set one.
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;
