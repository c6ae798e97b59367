-- A PIN opens the bench: that somebody has another one, or none any more, is told of like a password, by its time alone.
ALTER TABLE "memberships" ADD COLUMN "station_pin_at" TIMESTAMPTZ(3);
UPDATE "memberships" m SET "station_pin_at" = p."set_at" FROM "station_pins" p
WHERE p."user_id" = m."user_id" AND p."group_id" = m."group_id";
DROP TRIGGER "memberships_are_noted" ON "memberships";
CREATE TRIGGER "memberships_are_noted" AFTER INSERT OR DELETE OR UPDATE ON "memberships" FOR EACH ROW
EXECUTE FUNCTION "note_change"('MEMBER', 'role', 'station_pin_at');
