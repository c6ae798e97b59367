-- AlterEnum
ALTER TYPE "AuditSubject" ADD VALUE 'PHONE';

-- CreateTable
CREATE TABLE "phone_pairings" (
    "id" TEXT NOT NULL,
    "group_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "link_hash" TEXT NOT NULL,
    "link_until" TIMESTAMPTZ(3) NOT NULL,
    "secret_hash" TEXT,
    "paired_at" TIMESTAMPTZ(3),
    "user_agent" TEXT NOT NULL DEFAULT '',
    "ask" JSONB,
    "ask_before" JSONB,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "photos_taken" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "phone_pairings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "phone_photos" (
    "pairing_id" TEXT NOT NULL,
    "photo_id" TEXT NOT NULL,
    "home_id" TEXT NOT NULL,
    "unit_id" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "content_type" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "phone_photos_pkey" PRIMARY KEY ("pairing_id","photo_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "phone_pairings_link_hash_key" ON "phone_pairings"("link_hash");

-- CreateIndex
CREATE UNIQUE INDEX "phone_pairings_secret_hash_key" ON "phone_pairings"("secret_hash");

-- CreateIndex
CREATE INDEX "phone_pairings_session_id_idx" ON "phone_pairings"("session_id");

-- CreateIndex
CREATE INDEX "phone_pairings_expires_at_idx" ON "phone_pairings"("expires_at");

-- AddForeignKey
ALTER TABLE "phone_pairings" ADD CONSTRAINT "phone_pairings_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "staff_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "phone_photos" ADD CONSTRAINT "phone_photos_pairing_id_fkey" FOREIGN KEY ("pairing_id") REFERENCES "phone_pairings"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "phone_pairings_are_noted" AFTER INSERT OR DELETE OR UPDATE OF "paired_at" ON "phone_pairings" FOR EACH ROW
EXECUTE FUNCTION "note_change"('PHONE', 'name', 'paired_at', 'user_agent', 'photos_taken');
