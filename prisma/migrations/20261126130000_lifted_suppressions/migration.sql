-- A bounce of a mail that was sent before somebody lifted the suppression of its address must not suppress it again.
ALTER TABLE "mails" ADD COLUMN "lifted_attempts" INTEGER NOT NULL DEFAULT 0;
