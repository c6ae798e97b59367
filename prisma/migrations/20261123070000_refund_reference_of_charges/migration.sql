-- A refund that is pending at the provider is asked about by its reference, never paid again.
ALTER TABLE "charges" ADD COLUMN "refund_reference" TEXT NOT NULL DEFAULT '';
