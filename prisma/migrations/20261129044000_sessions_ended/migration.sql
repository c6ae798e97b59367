-- Somebody else ended a member's sessions: the audit log tells of it by its time.
ALTER TABLE "memberships" ADD COLUMN "sessions_ended_at" TIMESTAMPTZ(3);
DROP TRIGGER "memberships_are_noted" ON "memberships";
CREATE TRIGGER "memberships_are_noted" AFTER INSERT OR DELETE OR UPDATE ON "memberships" FOR EACH ROW
EXECUTE FUNCTION "note_change"('MEMBER', 'role', 'station_pin_at', 'sessions_ended_at');
