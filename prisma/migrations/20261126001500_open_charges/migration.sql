-- What abandoned drafts hold is given back as well. In a migration of its own: a value that was added to an enumeration
-- can't be used in the transaction that adds it.
DROP INDEX "charges_open";
CREATE INDEX "charges_open" ON "charges"("created_at") WHERE "status" IN ('PENDING', 'CAPTURED', 'HELD');
