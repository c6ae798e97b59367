-- An order of the shop stands here once, or what was paid for it could be given back twice. The order of an exchange may
-- share its id with the one that the shop pushed while a return of that one was begun already.
CREATE UNIQUE INDEX "orders_platform_order_id" ON "orders" ("ecommerce_id", "platform_order_id")
WHERE "exchange_process_id" IS NULL AND "platform_order_id" <> '';
