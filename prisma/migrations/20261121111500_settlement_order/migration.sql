-- The order in which decisions were made is not that of clocks: those of two machines may be hours apart.
ALTER TABLE "settlements" ADD COLUMN "number" BIGSERIAL NOT NULL;
