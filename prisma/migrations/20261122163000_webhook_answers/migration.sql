-- What a receiver answers in its headers says who answered: a proxy, a firewall, the receiver itself.
ALTER TABLE "webhook_attempts" ADD COLUMN "response_headers" JSONB NOT NULL DEFAULT '{}';
