-- The mail box shows a mail's headers, too.
ALTER TABLE "mails" ADD COLUMN "headers" JSONB NOT NULL DEFAULT '{}';
