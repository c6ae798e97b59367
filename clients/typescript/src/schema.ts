// Generated from openapi.json by `npm run client`. Do not edit.

export interface paths {
    "/v1/processes/{process_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a return process
         * @description Returns one return with its items, units, refund with derivation, customer and payments.
         *
         *     Scope: `processes:read`.
         */
        get: operations["getProcess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes/summaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List return processes
         * @description Newest first. Filters are exact and can be combined; `customer_email` ignores case. A page past the end is empty. Page 0 starts a listing: later pages with the same credential, filters and `page_size` leave out returns added since then, until page 0 is requested again. Filters are evaluated for each page: if a return no longer matches, the following ones move up.
         *
         *     Scope: `processes:read`.
         */
        get: operations["listProcessSummaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes/ecommerce/{platform_process_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a return process by the shop's ID
         * @description Finds a return by the ID of the shop's own return, if one was opened there.
         *
         *     Scope: `processes:read`.
         */
        get: operations["getProcessByPlatformId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search return processes
         * @description Newest first, page by page with `next_cursor`. `query` matches the return code, the IDs of the return and of its order (here and in the shop), the order number with or without #, email address, name, tracking number, SKU and postal code. From three characters on, the beginning is enough. Filters can be combined, and work without a query.
         *
         *     Scope: `processes:read`.
         */
        get: operations["searchProcesses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes/{process_id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a return as of a point in time
         * @description Homeward extension. Returns the status, shipping status, holds and the three tracks of every unit as of `at` (defaults to now), rebuilt from the append-only history, with the history entries up to then, oldest first. Before the return started, returns `null` and no entries.
         *
         *     Scope: `processes:read`.
         */
        get: operations["getProcessTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes/{process_id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents of a return
         * @description Returns all files uploaded for the process, oldest first: photos and receipts.
         *
         *     Scope: `processes:read`.
         */
        get: operations["listProcessDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes/{process_id}/patch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a return process
         * @description Makes one change at a time, named by `@type`. Always returns the shipping status before and after the change. `patch` is a note and `user` a name for the timeline. Changes that match the current state do nothing. Rejected for a process that has ended.
         *
         *     Scope: `processes:write`.
         */
        patch: operations["patchProcess"];
        trace?: never;
    };
    "/v1/public/returns/{ecommerce_id}/import_return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a return
         * @description Starts a return that was requested in another system, with its label and its creation event. A rejected import returns 200 with an empty `process_id` and an error; a wrong order and a wrong email get the same error. The return window does not apply to imports.
         *
         *     Scope: `processes:write`.
         */
        post: operations["importReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/ecommerce/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the warehouse's decision
         * @description One line is one unit: several units of a line item go on separate lines. The call must include every unit unless the store allows partial reviews or counts unreviewed items as missing.
         *
         *     Scope: `processes:write`.
         */
        post: operations["reviewProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes/{process_id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the warehouse's decision on one process
         * @description Same as POST /v1/ops/ecommerce/review, in its other published form. One line is one unit: several units of a line item go on separate lines. The call must include every unit unless the store allows partial reviews or counts unreviewed items as missing.
         *
         *     Scope: `processes:write`.
         */
        post: operations["addReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes/{process_id}/reviews/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the warehouse's decision on one process (alternative form)
         * @description Same as POST /v1/ops/ecommerce/review, in its other published form. One line is one unit: several units of a line item go on separate lines. The call must include every unit unless the store allows partial reviews or counts unreviewed items as missing.
         *
         *     Scope: `processes:write`.
         */
        post: operations["addReviewAlternative"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes/{process_id}/reviews/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct the warehouse's decision
         * @description Homeward extension. Replaces decisions on units while the return has not ended. The earlier decision stays in the history, the later one counts, and the amount due is recalculated. Rejected while a refund is being sent.
         *
         *     Scope: `processes:write`.
         */
        post: operations["correctReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes/{process_id}/reviews/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an inspection whose refund has not been sent
         * @description Homeward extension. Undoes the entire last inspection while its refund waits (`grace_minutes` of the refund configuration): its units are undecided again, and nothing is paid, ordered or sent. The history keeps both. After that, and when repeated, the call is rejected (FAILED_PRECONDITION) with what was already sent; then use a correction.
         *
         *     Scope: `processes:write`.
         */
        post: operations["undoInspection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes/{process_id}/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or decline a return that needs approval
         * @description The label and the pickup are created when the return is approved, and the send-by deadline is counted from the approval. Declining cancels the return and tells the shopper why. Repeating the same decision changes nothing.
         *
         *     Scope: `processes:write`.
         */
        post: operations["authorizeProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/submit_authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or decline a return that needs approval (alternative form)
         * @description The label and the pickup are created when the return is approved, and the send-by deadline is counted from the approval. Declining cancels the return and tells the shopper why. Repeating the same decision changes nothing.
         *
         *     Scope: `processes:write`.
         */
        post: operations["authorizeProcessAlternative"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes/{process_id}/authorization/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the approval status of a return
         * @description Returns when approval was requested and from whom, who decided, and the rule that required it with the facts it used.
         *
         *     Scope: `processes:read`.
         */
        get: operations["getAuthorizationStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/mark_as_refunded_externally": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a return as refunded outside Homeward
         * @description Records that the merchant has refunded the return outside Homeward. The recorded amount is not refunded again; the rest is. If nothing is pending (also before a decision): 409 FAILED_PRECONDITION. While a refund of the return is being sent, or if the payment provider already has it: 409 ABORTED.
         *
         *     Scope: `processes:write`.
         */
        post: operations["markAsRefundedExternally"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes/{process_id}/mark-as-refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark items of a return as refunded outside Homeward
         * @description Records that the merchant has refunded the return outside Homeward. The recorded amount is not refunded again; the rest is. If nothing is pending (also before a decision): 409 FAILED_PRECONDITION. While a refund of the return is being sent, or if the payment provider already has it: 409 ABORTED. With `line_items`, only for these units, up to the pending part of what was paid for them.
         *
         *     Scope: `processes:write`.
         */
        post: operations["markItemsAsRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ops/update_lkss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the shipping status
         * @description Sets the next status, in any direction; the timeline records the old and the new one. Repeating the same value changes nothing. Rejected for a process that has ended. If you forward carrier events, leave out late ones; connected carriers do this automatically.
         *
         *     Scope: `logistics:write`.
         */
        post: operations["updateShippingStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes/{process_id}/shipping_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the shipping status (alternative form)
         * @description Sets the next status, in any direction; the timeline records the old and the new one. Repeating the same value changes nothing. Rejected for a process that has ended. If you forward carrier events, leave out late ones; connected carriers do this automatically.
         *
         *     Scope: `logistics:write`.
         */
        post: operations["updateShippingStatusAlternative"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ecommerces/{ecommerce_id}/expected_parcels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the parcels on their way to a warehouse
         * @description Homeward extension. An advance ship notice for planning a warehouse's day. Returns parcels that are announced or collected and have not arrived; ended returns are not included. A return with several parcels has one entry per parcel; the items of each parcel are a suggestion to the shopper, binding only if customs documents list them. Entries of one return stay together: pages are counted in returns. The same list is emailed to the warehouse daily as a CSV file (`notice_emails`, `notice_time`) and sent to its endpoints as JSON. The webhook onShippingStatusUpdated is sent for each parcel when it is collected.
         *
         *     Scope: `processes:read`.
         */
        get: operations["listExpectedParcels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/logistics/{process_id}/presigned_url_label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a download link for the label
         * @description The link is valid for ten minutes and requires no credential. It stops working when the API key that requested it is revoked. If the return has several parcels, `url` is the first label, and `labels` has the label of each parcel.
         *
         *     Scope: `logistics:read`.
         */
        get: operations["getLabelLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes/{process_id}/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a download link for the label (alternative form)
         * @description The link is valid for ten minutes and requires no credential. It stops working when the API key that requested it is revoked. If the return has several parcels, `url` is the first label, and `labels` has the label of each parcel.
         *
         *     Scope: `logistics:read`.
         */
        get: operations["getLabelLinkAlternative"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes/{process_id}/logistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the logistics of a return
         * @description Returns the carrier, addresses, pickups and tracking of a process in one response.
         *
         *     Scope: `logistics:read`.
         */
        get: operations["getLogistics"];
        put?: never;
        /**
         * Choose a carrier
         * @description Sets the carrier that the process uses to request its shipping order from the provider. Has no effect once that order exists. Returns the carrier in effect. The same path with a trailing slash saves a manual order.
         *
         *     Scope: `logistics:write`.
         */
        post: operations["chooseCarrier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/logistics/pickup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a pickup
         * @description Books a pickup at the shopper's address. Requires a logistic order. Repeating the same `repickup_attempt` returns the pickup already booked under it, whatever else the body contains. Provider OPS takes no action and returns UNIMPLEMENTED (12); a combination of return method, provider and carrier that no integration supports returns INVALID_ARGUMENT (3). The pickup is on the day that the shopper chose, otherwise on the next business day.
         *
         *     Scope: `logistics:write`.
         */
        post: operations["requestPickup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes/{process_id}/pickup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a pickup (alternative form)
         * @description Books a pickup at the shopper's address. Requires a logistic order. Repeating the same `repickup_attempt` returns the pickup already booked under it, whatever else the body contains. Provider OPS takes no action and returns UNIMPLEMENTED (12); a combination of return method, provider and carrier that no integration supports returns INVALID_ARGUMENT (3). The pickup is on the day that the shopper chose, otherwise on the next business day.
         *
         *     Scope: `logistics:write`.
         */
        post: operations["requestPickupAlternative"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/logistics/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create a logistic order
         * @description Requests a label from the carrier. Each process has one order: repeating the same request returns the existing order; fields that differ from it are reported with ALREADY_EXISTS. Provider OPS takes no action and returns UNIMPLEMENTED (12); a combination of return method, provider and carrier that no integration supports returns INVALID_ARGUMENT (3). Omitted fields are taken from the process.
         *
         *     Scope: `logistics:write`.
         */
        put: operations["createLogisticOrder"];
        /**
         * Save a logistic order that was created manually
         * @description Stores a label that was created elsewhere as the valid label of the process and voids any earlier one. Sets the shipping status to CREATED if there was none. The file type is detected from the content: PDF, PNG or JPG, up to 10 MiB; images up to 25 megapixels, re-encoded. Also ends a hold of CREATE_LOGISTIC_ORDER.
         *
         *     Scope: `logistics:write`.
         */
        post: operations["saveManualOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/processes/{process_id}/logistics/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create a logistic order (alternative form)
         * @description Requests a label from the carrier. Each process has one order: repeating the same request returns the existing order; fields that differ from it are reported with ALREADY_EXISTS. Provider OPS takes no action and returns UNIMPLEMENTED (12); a combination of return method, provider and carrier that no integration supports returns INVALID_ARGUMENT (3). Omitted fields are taken from the process.
         *
         *     Scope: `logistics:write`.
         */
        put: operations["createLogisticOrderAlternative"];
        /**
         * Save a logistic order that was created manually (alternative form)
         * @description Stores a label that was created elsewhere as the valid label of the process and voids any earlier one. Sets the shipping status to CREATED if there was none. The file type is detected from the content: PDF, PNG or JPG, up to 10 MiB; images up to 25 megapixels, re-encoded. Also ends a hold of CREATE_LOGISTIC_ORDER.
         *
         *     Scope: `logistics:write`.
         */
        post: operations["saveManualOrderAlternative"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/configs/branding/{ecommerce_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a store's branding
         * @description Returns the colors, images and texts of the store's portal and emails (specification, Branding). All values are strings; an empty one uses the default. Fields that are not displayed say so.
         *
         *     Scope: `settings:read`.
         */
        get: operations["getBranding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/configs/ecommerces/{ecommerce_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a store
         * @description Returns the store's details and its return settings (specification, Ecommerce). Fields that have no effect in Homeward say so.
         *
         *     Scope: `settings:read`.
         */
        get: operations["getEcommerce"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/configs/ecommerce/{ecommerce_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a store (alternative form)
         * @description Returns the store's details and its return settings (specification, Ecommerce). Fields that have no effect in Homeward say so.
         *
         *     Scope: `settings:read`.
         */
        get: operations["getEcommerceAlternative"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/configs/exchangeconditions/{ecommerce_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a store's exchange conditions
         * @description Returns which items can be exchanged for what, where and for which reasons (specification, Exchange conditions).
         *
         *     Scope: `settings:read`.
         */
        get: operations["getExchangeConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/configs/ecommerces/{ecommerce_id}/exchangesconditions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a store's exchange conditions (alternative form)
         * @description Returns which items can be exchanged for what, where and for which reasons (specification, Exchange conditions).
         *
         *     Scope: `settings:read`.
         */
        get: operations["getExchangeConditionsAlternative"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/configs/exchangeorders/{ecommerce_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the exchange order settings
         * @description Returns the payment and shipping details with which exchange orders are created in the shop (specification, Exchange order).
         *
         *     Scope: `settings:read`.
         */
        get: operations["getExchangeOrderSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/configs/ecommerces/{ecommerce_id}/exchangeorders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the exchange order settings (alternative form)
         * @description Returns the payment and shipping details with which exchange orders are created in the shop (specification, Exchange order).
         *
         *     Scope: `settings:read`.
         */
        get: operations["getExchangeOrderSettingAlternative"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/configs/logisticsetting/{ecommerce_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a store's shipping settings
         * @description Returns the return methods with their fees and countries, and the reminders (specification, Logistic setting).
         *
         *     Scope: `settings:read`.
         */
        get: operations["getLogisticSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/configs/ecommerces/{ecommerce_id}/logistics/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a store's shipping settings (alternative form)
         * @description Returns the return methods with their fees and countries, and the reminders (specification, Logistic setting).
         *
         *     Scope: `settings:read`.
         */
        get: operations["getLogisticSettingAlternative"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/configs/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a store's refund configuration
         * @description Returns the refund options with their timing and bonus (specification, Refund configuration). The query form identifies the store by `ecommerce_id` or `slug`, or by `group` alone if the group has one store.
         *
         *     Scope: `settings:read`.
         */
        get: operations["getRefundConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/configs/ecommerces/{ecommerce_id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a store's refund configuration (alternative form)
         * @description Returns the refund options with their timing and bonus (specification, Refund configuration). The query form identifies the store by `ecommerce_id` or `slug`, or by `group` alone if the group has one store.
         *
         *     Scope: `settings:read`.
         */
        get: operations["getRefundConfigurationAlternative"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/configs/returnconditions/{ecommerce_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a store's return conditions
         * @description Returns which items can be returned and until when, what the shopper pays and keeps, and what needs approval. Options are rules: all `whens` must match, the first match is used, and `always` takes precedence.
         *
         *     Scope: `settings:read`.
         */
        get: operations["getReturnConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/configs/ecommerces/{ecommerce_id}/returnconditions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a store's return conditions (alternative form)
         * @description Returns which items can be returned and until when, what the shopper pays and keeps, and what needs approval. Options are rules: all `whens` must match, the first match is used, and `always` takes precedence.
         *
         *     Scope: `settings:read`.
         */
        get: operations["getReturnConditionsAlternative"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/configs/ecommerces/{ecommerce_id}/warehouses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a store's warehouses
         * @description Returns the destinations of returns, the default one first (specification, Warehouse). A return goes to a warehouse that lists its country, otherwise to the default one.
         *
         *     Scope: `settings:read`.
         */
        get: operations["listWarehouses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/configs/warehouses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a warehouse
         * @description Returns one destination of returns (specification, Warehouse). If the path names a store, the warehouse must belong to it.
         *
         *     Scope: `settings:read`.
         */
        get: operations["getWarehouse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/configs/ecommerces/{ecommerce_id}/warehouses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a warehouse (alternative form)
         * @description Returns one destination of returns (specification, Warehouse). If the path names a store, the warehouse must belong to it.
         *
         *     Scope: `settings:read`.
         */
        get: operations["getWarehouseAlternative"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connections
         * @description Homeward extension. Returns the provider accounts that stores are connected to, oldest first, without credentials and without disconnected accounts.
         *
         *     Scope: `connections:read`.
         */
        get: operations["listConnections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/connections/{connection_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a connection
         * @description Homeward extension. Returns one connection with its health and without credentials. Also works after it was disconnected.
         *
         *     Scope: `connections:read`.
         */
        get: operations["getConnection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Returns each endpoint with the number of its deliveries by state.
         *
         *     Scope: `webhooks:read`.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Add a webhook endpoint
         * @description Returns the signing secret. Anyone who can manage webhooks can reveal it again. Non-public addresses are rejected; https is required outside test mode.
         *
         *     Scope: `webhooks:write`.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_endpoints/{endpoint_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a webhook endpoint
         * @description No further events are sent to it. Its deliveries remain readable.
         *
         *     Scope: `webhooks:write`.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Update a webhook endpoint
         * @description Absent fields are unchanged. A new address is validated as for a new endpoint. While an endpoint is off its events are queued; when it is turned on again, they are sent immediately with a new schedule of attempts. Events that were given up while it failed are sent with them, so that the events of each return arrive in order; `resend_failed: false` leaves them out.
         *
         *     Scope: `webhooks:write`.
         */
        patch: operations["updateWebhookEndpoint"];
        trace?: never;
    };
    "/v1/webhook_endpoints/{endpoint_id}/rotate_secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the signing secret of an endpoint
         * @description For 24 hours both secrets sign: `webhook-signature` has both signatures, `X-SVC-Signature` is created with the new secret and `X-SVC-Signature-Previous` with the previous one. During this time another rotation is rejected, because receivers may still use the oldest secret; with `is_leaked` only the new secret signs from now on.
         *
         *     Scope: `webhooks:write`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook_endpoints/{endpoint_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event to an endpoint
         * @description Sends one event immediately, signed like any other, with `X-SVC-Test: true`, even if the endpoint is off. Nothing is stored or retried. The event is about a sample return, or about a return of a store whose events the endpoint receives.
         *
         *     Scope: `webhooks:write`.
         */
        post: operations["sendTestWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ecommerces/{ecommerce_id}/orders/{order_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order
         * @description Homeward extension. Returns the order in the same fields that are used to create it. `order_number` accepts the order's number, its name, and its ID here or in the shop.
         *
         *     Scope: `orders:read`.
         */
        get: operations["getOrder"];
        /**
         * Create or update an order
         * @description Creates the order or updates it. Repeating the same content changes nothing. The captured amounts must equal the sum of lines, shipping, discounts and fees; for a payment shared by several orders, each order's share counts. In an order with an active return, only fulfillment, delivery and payments can change.
         *
         *     Scope: `orders:write`.
         */
        put: operations["putOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ecommerces/{ecommerce_id}/orders/{order_number}/return-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a link for an order email
         * @description Creates a signed link that opens the return of this order in the store's portal without a look-up. It expires, and can be revoked earlier. Anyone who has the link can return the order, so send it only to the buyer.
         *
         *     Scope: `orders:write`.
         */
        post: operations["createOrderLink"];
        /**
         * Revoke the links of an order
         * @description Revokes all portal links created for this order so far, including links in emails about its returns. Anyone who opens one is sent to the order look-up. Takes effect immediately in the process that handles the call and within a second in all others. Links created later work.
         *
         *     Scope: `orders:write`.
         */
        delete: operations["revokeOrderLinks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ecommerces/{ecommerce_id}/orders/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import an order file
         * @description Accepts a CSV or NDJSON file of up to 1 GiB as the body, optionally compressed (Content-Encoding: gzip), and responds once the file is stored; the orders are imported afterward. Each order is imported completely or not at all, and importing the same file again changes nothing. NDJSON has one order per line: the body of putOrder and `order_number`. CSV has one order line per row; without a mapping its columns are named like the fields (`order_number`, `shipping.price`, `line_items.sku`, `payments.method`) and amounts are in minor units. See the guide on importing orders.
         *
         *     Scope: `orders:write`.
         */
        post: operations["importOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ecommerces/{ecommerce_id}/orders/imports/{import_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order import
         * @description Returns the progress of an import and the result of its rows. Rows are identified by line and order number. Names and addresses in them are never included, and emails are masked. Kept for 90 days.
         *
         *     Scope: `orders:write`.
         */
        get: operations["getOrderImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ecommerces/{ecommerce_id}/products/{product_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create or update a product
         * @description Creates the product or updates it. Repeating the same content changes nothing. Omitted variants are removed and no longer offered in exchanges. Prices are in the store's currency.
         *
         *     Scope: `orders:write`.
         */
        put: operations["putProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ecommerces/{ecommerce_id}/credits/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a store credit or gift card
         * @description Homeward extension. Returns the balance of a code. Call it before accepting the code at a checkout.
         *
         *     Scope: `orders:write`.
         */
        get: operations["getCredit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ecommerces/{ecommerce_id}/credits/{code}/spend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Spend a store credit or gift card
         * @description Homeward extension. Deducts an amount from a code for the purchase named by the reference, for example an order. Repeating the call with the same reference and amount changes nothing and returns the same response; a different amount with the same reference is 409 ALREADY_EXISTS. If the amount exceeds the balance: 409 with the cause CREDIT_TOO_SMALL and the balance in `details`.
         *
         *     Scope: `orders:write`.
         */
        post: operations["spendCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/intent/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a return
         * @description Finds the order by the details that the store's identification flow requires and opens a draft. Every failed look-up gets the same 404, whatever the cause. After five failed look-ups of the same order or email, or twenty from one IP address, further look-ups are rate-limited: 429 with Retry-After, whether the details are right or wrong.
         *
         *     Scope: `storefront`.
         */
        post: operations["startIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{return_id}/intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a draft
         * @description Returns the order with its returnable items, the shopper's choices so far, and the next step.
         *
         *     Scope: `storefront`.
         */
        get: operations["getIntent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/public/configs/return-reasons/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the return reasons of a store
         * @description Returns the reasons in display order. Send `name` back when a shopper selects one.
         *
         *     Scope: `storefront`.
         */
        get: operations["listReturnReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{return_id}/save_client_preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Select an item of the order
         * @description Adds an item to the return, changes it, or removes it with quantity 0. Without a `refund_option` the item gets the option that was chosen last.
         *
         *     Scope: `storefront`.
         */
        post: operations["saveClientPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{return_id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a photo or a receipt
         * @description Stores a file for a draft. Reference its `document_id` in an item with `save_client_preferences`, or reference the item here. The type is detected from the content: JPG, PNG, WebP or PDF, up to 10 MiB; images up to 25 megapixels, re-encoded without metadata. At most 20 files per return. Also accepts multipart/form-data with the file in the part `file`.
         *
         *     Scope: `storefront`.
         */
        post: operations["addDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{return_id}/items/{line_item_id}/exchange_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exchange options of an item
         * @description Returns the options by the store's exchange flow, the return reason, categories, stock and country. Variants that are sold out or no longer sold are not offered; those of the item's own product are listed in `sold_out`.
         *
         *     Scope: `storefront`.
         */
        get: operations["listExchangeOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{return_id}/items/{line_item_id}/recommended_products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recommended exchange options
         * @description Ranked by the return reason (for "too small", the next size up comes first), then by price and stock.
         *
         *     Scope: `storefront`.
         */
        get: operations["listRecommendedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{return_id}/exchange_incentive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the exchange bonus
         * @description Returns the bonus credits for choosing an exchange instead of a refund, largest first.
         *
         *     Scope: `storefront`.
         */
        get: operations["getExchangeIncentive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{return_id}/return_options/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the return methods
         * @description Returns the methods that the store offers for this return, easiest first, each with its fee.
         *
         *     Scope: `storefront`.
         */
        get: operations["listReturnOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{return_id}/return_stores/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stores that accept returns in person
         * @description Returns the stores in the shopper's country, nearest first by postal code. Only if the store offers in-store returns (IN_STORE).
         *
         *     Scope: `storefront`.
         */
        get: operations["listReturnStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{return_id}/return_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a return method
         * @description Stores the choice in the draft. A pickup requires one of the offered dates and time ranges. If a connected carrier creates the label, the address is validated first; if the carrier can't use it, the call is rejected with the fields of `pickup_address` to correct. If the carrier suggests a different address, `address_choice` is OPEN: show both addresses, and send the choice again with `address_choice`. Until then the given address is used.
         *
         *     Scope: `storefront`.
         */
        post: operations["chooseReturnOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{return_id}/refund_options/timings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the outcomes and their timing
         * @description Returns the refund options of the return with the destination of the money and how long the refund takes.
         *
         *     Scope: `storefront`.
         */
        get: operations["listRefundTimings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{return_id}/refund_options/return_fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fees of a return
         * @description Returns the fees by outcome and return method, one entry per fee, before anything is chosen. A percentage restocking fee is given as the amount for the items in the draft.
         *
         *     Scope: `storefront`.
         */
        get: operations["listReturnFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{return_id}/return_options/return_fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the price of a return method
         * @description Returns the fees of the draft with this return method and the outcomes chosen so far. Nothing is stored.
         *
         *     Scope: `storefront`.
         */
        post: operations["getReturnFees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{return_id}/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a return
         * @description Calculates the price of the draft and stores the derivation. It is not a commitment. Outcome and return method may still be open; the price then applies to the original payment method without a shipping fee.
         *
         *     Scope: `storefront`.
         */
        post: operations["checkout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{return_id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a return
         * @description Creates the return process and its creation event. Confirming twice returns the same process. If the price has changed since the `quote_id` was issued, the response is 409 with the new quote in `details`. If the quote has an `amount_to_pay`, a `payment_token` is required; without one, and if the store's payment provider has a hosted page, the response is 409 with `payment_url` in `details`. The shopper pays there, and the return is confirmed when the payment succeeds. The same return is never charged twice.
         *
         *     Scope: `storefront`.
         */
        post: operations["completeReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{return_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a return
         * @description Possible until the carrier has collected the parcel. The units can then be returned in another return.
         *
         *     Scope: `storefront`.
         */
        post: operations["cancelReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{return_id}/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Track a return
         * @description Returns the milestones, the carrier's events, the outcome of each unit, and the refund.
         *
         *     Scope: `storefront`.
         */
        get: operations["trackReturn"];
        put?: never;
        /**
         * Set the tracking number of a parcel
         * @description For returns that shoppers ship with a carrier of their choice (`label_source` NONE). Can be changed until the parcel has arrived. Ends the reminders and the send-by deadline.
         *
         *     Scope: `storefront`.
         */
        post: operations["enterTracking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{return_id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Track a return (alternative form)
         * @description Returns the milestones, the carrier's events, the outcome of each unit, and the refund.
         *
         *     Scope: `storefront`.
         */
        get: operations["trackReturnAlternative"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the returns of orders
         * @description Returns the returns of up to 100 orders, by their IDs here or in the shop, newest first. By default only active returns; with `include=ended` also completed, canceled and failed ones. Limited to what the credential can access: a shopper's token returns only those of its order.
         *
         *     Scope: `storefront`.
         */
        get: operations["listReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    onReturnProcessCreation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * onReturnProcessCreation
         * @description Sent to every endpoint of the merchant that is subscribed to it. X-SVC-Signature is the lowercase hex HMAC-SHA256 of the exact body bytes with the endpoint's secret. Any 2xx response acknowledges it.
         */
        post: operations["onReturnProcessCreation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    onShippingStatusUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * onShippingStatusUpdated
         * @description Sent to every endpoint of the merchant that is subscribed to it. X-SVC-Signature is the lowercase hex HMAC-SHA256 of the exact body bytes with the endpoint's secret. Any 2xx response acknowledges it.
         */
        post: operations["onShippingStatusUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    onProcessCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * onProcessCompleted
         * @description Sent to every endpoint of the merchant that is subscribed to it. X-SVC-Signature is the lowercase hex HMAC-SHA256 of the exact body bytes with the endpoint's secret. Any 2xx response acknowledges it.
         */
        post: operations["onProcessCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    onReturnProcessCanceled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * onReturnProcessCanceled
         * @description Sent to every endpoint of the merchant that is subscribed to it. X-SVC-Signature is the lowercase hex HMAC-SHA256 of the exact body bytes with the endpoint's secret. Any 2xx response acknowledges it.
         */
        post: operations["onReturnProcessCanceled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description RFC 9457 members with a gRPC code and a stable reason. */
        Problem: {
            /** @description Link to the reason on the page /docs/errors of the installation. */
            type: string;
            title: string;
            status: number;
            /** @description Explanation of the problem for people. */
            detail: string;
            /** @description Path of the request. */
            instance: string;
            /** @description gRPC status code. */
            code: number;
            /** @enum {string} */
            reason: "INVALID_ARGUMENT" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "ALREADY_EXISTS" | "FAILED_PRECONDITION" | "ABORTED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "RESOURCE_EXHAUSTED" | "INTERNAL" | "UNIMPLEMENTED" | "UNAVAILABLE";
            /** @description Same text as `detail`. */
            message: string;
            /** @description Invalid fields as {field, description}, at most 100; or, if a price has changed, {quote}. */
            details: Record<string, never>[];
            /** @description Same as in the X-Request-Id header and the log. */
            request_id: string;
        };
        ReturnSummary: {
            basic_process_data: {
                process_id: string;
                return_code: string;
                platform_process_id: string;
                ecommerce_id: string;
                portal_name: string;
                order_id: string;
                order_name: string;
                lang: string;
                /** @enum {string} */
                shipping_status: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
                /** @enum {string} */
                return_method: "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
                provider: string;
                carrier: string;
                tracking_number: string;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC, milliseconds.
                 */
                created_at: string;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC, milliseconds.
                 */
                updated_at: string;
                hand_over_by: string | null;
                ended_at: string | null;
            };
            /** @description ID of the quote that the shopper confirmed. */
            checkout_id: string;
            compensation: {
                /** @description Quote that the shopper confirmed. */
                quote: components["schemas"]["Derivation"] | null;
                /** @description Amount that can still be paid if it differs from the quote because a unit was rejected or the refund was overridden. `null` once the refund is final. */
                estimate: components["schemas"]["Derivation"] | null;
                /** @description Last payment made before the inspection. */
                advance: components["schemas"]["Derivation"] | null;
                decision: components["schemas"]["Derivation"] | null;
                /**
                 * @description Amount paid in advance that exceeds the final refund. It is not charged back.
                 * @example 1200
                 */
                overpaid: string;
                refunds: components["schemas"]["RefundDetail"][];
                override: {
                    /**
                     * @description Amount in minor units of the currency, as decimal digits.
                     * @example 1200
                     */
                    amount: string;
                    /**
                     * @description ISO 4217 currency code.
                     * @example EUR
                     */
                    currency_code: string;
                    reason: string;
                } | null;
                exchange_order: {
                    order_id: string;
                    order_name: string;
                    /**
                     * @description Minor units as decimal digits.
                     * @example 1200
                     */
                    subtotal_price: string;
                    /**
                     * @description Minor units as decimal digits.
                     * @example 1200
                     */
                    total_discounts: string;
                    /**
                     * @description Minor units as decimal digits.
                     * @example 1200
                     */
                    total_taxes: string;
                    /**
                     * @description Minor units as decimal digits.
                     * @example 1200
                     */
                    total_price: string;
                    currency: string;
                    shipping_address: components["schemas"]["NotificationAddress"];
                    ordered_items: {
                        quantity: number;
                        product: components["schemas"]["Product"];
                        /**
                         * @description Minor units as decimal digits.
                         * @example 1200
                         */
                        unit_price: string;
                        /**
                         * @description Minor units as decimal digits.
                         * @example 1200
                         */
                        subtotal_price: string;
                        /**
                         * @description Minor units as decimal digits.
                         * @example 1200
                         */
                        total_discounts: string;
                        /**
                         * @description Minor units as decimal digits.
                         * @example 1200
                         */
                        total_taxes: string;
                        /**
                         * @description Minor units as decimal digits.
                         * @example 1200
                         */
                        total_price: string;
                        currency: string;
                    }[];
                } | null;
            };
            /**
             * @description ISO 4217 currency code.
             * @example EUR
             */
            currency_code: string;
            customer: {
                email: string;
                first_name: string;
                last_name: string;
                phone: string;
                platform_customer_id: string;
                address: components["schemas"]["Address"];
            };
            /**
             * @description When new items are ordered. Unspecified if nothing is exchanged.
             * @enum {string}
             */
            exchange_timing: "TIMING_UNSPECIFIED" | "ON_START" | "ON_COLLECTED" | "ON_REVIEW";
            extra_line_items: {
                items: Record<string, never>[];
            };
            is_claim: boolean;
            /**
             * @description How many of the items the shopper keeps.
             * @enum {string}
             */
            keep_your_item_type: "KEEP_YOUR_ITEM_TYPE_UNSPECIFIED" | "KEEP_YOUR_ITEM_TYPE_NONE" | "KEEP_YOUR_ITEM_TYPE_SOME" | "KEEP_YOUR_ITEM_TYPE_ALL";
            navigation: {
                portal_url: string;
                dashboard_url: string;
            };
            open_exchange_items: {
                items: components["schemas"]["OpenExchangeItem"][];
            };
            ordered_items: {
                items: {
                    line_item_id: string;
                    platform_line_item_id: string;
                    product: components["schemas"]["Product"];
                    quantity: number;
                    /**
                     * @description Amount in minor units of the currency, as decimal digits.
                     * @example 1200
                     */
                    unit_price: string;
                    /**
                     * @description Amount in minor units of the currency, as decimal digits.
                     * @example 1200
                     */
                    total_discount: string;
                    /**
                     * @description Amount in minor units of the currency, as decimal digits.
                     * @example 1200
                     */
                    total_tax: string;
                }[];
            };
            payments: {
                items: {
                    payment_id: string;
                    processor: string;
                    method: string;
                    label: string;
                    /**
                     * @description Amount in minor units of the currency, as decimal digits.
                     * @example 1200
                     */
                    captured: string;
                    /**
                     * @description Amount in minor units of the currency, as decimal digits.
                     * @example 1200
                     */
                    refunded: string;
                }[];
                /** @description Card hold that secures an instant exchange. `null` if there is none. */
                hold: components["schemas"]["CardHold"] | null;
            };
            /** @enum {string} */
            refund_payment_method: "REFUND_PAYMENT_METHOD_UNSPECIFIED" | "BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD";
            /** @enum {string} */
            refund_timing: "TIMING_UNSPECIFIED" | "ON_START" | "ON_COLLECTED" | "ON_REVIEW";
            returned_items: {
                items: components["schemas"]["ReturnedItem"][];
            };
            /** @enum {string} */
            start_return_on_platform_time: "START_RETURN_ON_PLATFORM_TIME_UNSPECIFIED" | "START_RETURN_ON_PLATFORM_TIME_ON_START" | "START_RETURN_ON_PLATFORM_TIME_ON_ITEM_VERIFICATION" | "START_RETURN_ON_PLATFORM_TIME_NEVER";
            /** @enum {string} */
            status: "RETURN_PROCESS_STATUS_UNSPECIFIED" | "RUNNING" | "COMPLETED" | "FAILED" | "CANCELED" | "ON_HOLD";
            upload_documents_info: {
                /** @description Whether the store's rules required a photo or a receipt when the return was started. */
                is_required: boolean;
                /** @description Uploaded files. Get their download links from .../documents. */
                documents: components["schemas"]["DocumentFacts"][];
            };
        };
        Derivation: {
            settlement_id: string;
            /** @enum {string} */
            basis: "QUOTE" | "ADVANCE" | "DECISION";
            /**
             * @description ISO 4217 currency code.
             * @example EUR
             */
            currency: string;
            /** @description Value of the counted units before fees and bonuses. */
            subtotal: string;
            /** @description Refunded part of the order's shipping. */
            shipping: string;
            fees: string;
            bonus: string;
            rounding: string;
            /** @description Tax included in the total. */
            tax: string;
            /** @description Amount that the shopper gets. */
            total: string;
            /** @description Amount that the shopper owes. */
            owed: string;
            /** @description The same amounts, split by the refund option of the units. */
            portions: {
                /** @enum {string} */
                refund_option: "BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD";
                subtotal: string;
                fees: string;
                bonus: string;
                rounding: string;
                total: string;
            }[];
            /** @description Refund of each unit with the tax included, before fees and bonuses. An override is distributed across the units. */
            units: {
                unit_id: string;
                amount: string;
                tax: string;
            }[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            created_at: string;
            rows: {
                position: number;
                group: string;
                kind: string;
                label: string;
                formula: string;
                unit_id: string | null;
                /**
                 * @description Minor units as decimal digits. Deductions begin with '-'.
                 * @example -490
                 */
                amount: string;
            }[];
        };
        RefundDetail: {
            /**
             * @description Amount in minor units of the currency, as decimal digits.
             * @example 1200
             */
            amount: string;
            /**
             * @description Amount that is not paid yet. 0 once the return is canceled or failed.
             * @example 1200
             */
            missing_amount: string;
            /**
             * @description Amount that was refunded outside Homeward.
             * @example 1200
             */
            external_amount: string;
            external_note: string;
            external_by: string;
            /**
             * @description Amount of store credit that was taken back because the final refund is lower.
             * @example 1200
             */
            taken_back: string;
            /**
             * @description ISO 4217 currency code.
             * @example EUR
             */
            currency: string;
            /** @enum {string} */
            type: "BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD";
            destination: string;
            refunded_at: string | null;
            reference: string;
        };
        NotificationAddress: {
            first_name: string;
            last_name: string;
            phone: string;
            address_line_1: string;
            address_line_2: string;
            city: string;
            province_state_code: string;
            postal_code: string;
            country: string;
        };
        Product: {
            product_id: string;
            variant_id: string;
            sku: string;
            ean: string;
            name: string;
            variant_name: string;
        };
        Address: {
            first_name: string;
            last_name: string;
            company: string;
            address_line_1: string;
            address_line_2: string;
            city: string;
            state_province: string;
            state_province_code: string;
            postcode: string;
            country: string;
            country_code: string;
            phone: string;
            email: string;
            svc_id: string;
        };
        OpenExchangeItem: {
            /** @enum {string} */
            exchange_flow: "NO_EXCHANGE_FLOW" | "OPEN" | "ONE_ON_ONE" | "OPEN_WITH_GIFT_CARD" | "FULL";
            product: components["schemas"]["Product"];
            image_url: string;
            /**
             * @description Amount in minor units of the currency, as decimal digits.
             * @example 1200
             */
            price: string;
            /** @description Minor units. A negative amount is refunded to the shopper. */
            price_difference: string;
            /**
             * @description ISO 4217 currency code.
             * @example EUR
             */
            currency: string;
            unit_id: string;
            line_item_id: string;
            quantity: number;
            /** @enum {string} */
            state: "PENDING" | "ACCEPTED" | "ORDERED" | "NOT_EXCHANGED" | "CANCELED";
        };
        CardHold: {
            /** @description The payment provider's ID of the hold. */
            payment_id: string;
            /**
             * @description Amount in minor units of the currency, as decimal digits.
             * @example 1200
             */
            amount: string;
            /**
             * @description Amount that was or is about to be charged.
             * @example 1200
             */
            captured: string;
            /**
             * @description LAPSED: the amount was due to be charged, but the bank had already released the hold. Someone on the team has to decide.
             * @enum {string}
             */
            state: "HELD" | "CAPTURING" | "CAPTURED" | "RELEASING" | "RELEASED" | "LAPSED";
            /** @description Why the hold is charged (NOT_SENT: not sent in time; REJECTED: not accepted) or released. `null` while it is held. */
            cause: ("NOT_SENT" | "REJECTED" | "COLLECTED" | "RECEIVED" | "ACCEPTED" | "NOTHING_ORDERED") | null;
            /** @enum {string} */
            released_on: "COLLECTED" | "IN_WAREHOUSE";
            /** @description When the bank automatically releases the hold. */
            ends_at: string | null;
        };
        ReturnedItem: {
            line_item_id: string;
            platform_line_item_id: string;
            product: components["schemas"]["Product"];
            image_url: string;
            quantity: number;
            return_reason: string;
            comment: string;
            /** @enum {string} */
            compensation_method: "BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD" | "EXCHANGE";
            /**
             * @description Amount in minor units of the currency, as decimal digits.
             * @example 1200
             */
            unit_price: string;
            units: components["schemas"]["Unit"][];
        };
        Unit: {
            unit_id: string;
            /** @description Index of the unit within the line item, starting at 0. */
            unit_index: number;
            /** @enum {string} */
            location: "ANNOUNCED" | "SENT" | "RECEIVED" | "LOST" | "KEPT" | "GIVEN_BACK";
            /** @enum {string} */
            verdict: "UNDECIDED" | "APPROVED" | "DECLINED" | "MISSING";
            /** @enum {string} */
            payment: "NOTHING_DUE" | "DUE" | "SETTLED" | "FAILED";
            /**
             * @description Price paid for this unit after all discounts.
             * @example 1200
             */
            paid_amount: string;
            reject_reason: string | null;
            show_reject_reason: boolean;
            reviewed_at: string | null;
            reviewed_by: string;
            /** @description New item in an exchange. */
            new_item: components["schemas"]["NewItemOfUnit"] | null;
            is_resellable: boolean;
            restocked_at: string | null;
            /** @description Why the unit was not restocked. `null` if it was restocked or is not decided yet. */
            not_restocked_reason: string | null;
        };
        NewItemOfUnit: {
            /** @enum {string} */
            exchange_flow: "NO_EXCHANGE_FLOW" | "OPEN" | "ONE_ON_ONE" | "OPEN_WITH_GIFT_CARD" | "FULL";
            product: components["schemas"]["Product"];
            image_url: string;
            /**
             * @description Amount in minor units of the currency, as decimal digits.
             * @example 1200
             */
            price: string;
            /** @description Minor units. A negative amount is refunded to the shopper. */
            price_difference: string;
            /**
             * @description ISO 4217 currency code.
             * @example EUR
             */
            currency: string;
        };
        DocumentFacts: {
            document_id: string;
            name: string;
            /** @enum {string} */
            content_type: "application/pdf" | "image/png" | "image/jpeg" | "image/webp";
            byte_length: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            created_at: string;
        };
        Pagination: {
            current_page: number;
            page_size: number;
            total_pages: number;
        };
        UnitAt: {
            unit_id: string;
            line_item_id: string;
            /** @enum {string} */
            location: "ANNOUNCED" | "SENT" | "RECEIVED" | "LOST" | "KEPT" | "GIVEN_BACK";
            /** @enum {string} */
            verdict: "UNDECIDED" | "APPROVED" | "DECLINED" | "MISSING";
            /** @enum {string} */
            payment: "NOTHING_DUE" | "DUE" | "SETTLED" | "FAILED";
            reject_reason: string | null;
            reviewed_by: string;
        };
        TimelineEntry: {
            id: string;
            /** @description New kinds may be added. */
            kind: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            at: string;
            actor_kind: string;
            actor_name: string;
            is_shopper_visible: boolean;
            /** @description Text that follows the name of the actor. */
            text: string;
        };
        ReturnDocument: {
            document_id: string;
            /** @description Item that the document is about. "" if no item references it. */
            line_item_id: string;
            name: string;
            /** @enum {string} */
            content_type: "application/pdf" | "image/png" | "image/jpeg" | "image/webp";
            byte_length: number;
            /** @description Download URL. Valid for ten minutes, or until the API key that requested it is revoked. Requires no credential. */
            url: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            created_at: string;
        };
        ReturnProcessPatch: components["schemas"]["ShippingStatusPatch"] | components["schemas"]["CancelPatch"] | components["schemas"]["HoldPatch"] | components["schemas"]["ResumePatch"] | components["schemas"]["CustomerPatch"] | components["schemas"]["PickupAddressPatch"] | components["schemas"]["TrackingPatch"];
        /** @description Moves the parcel forward or back, as a correction by the operator. */
        ShippingStatusPatch: {
            /** @constant */
            "@type": "svc.v1.ShippingStatusPatch";
            /** @enum {string} */
            last_known_shipping_status: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
        };
        /** @description Possible before any unit is approved or money is sent. */
        CancelPatch: {
            /** @constant */
            "@type": "svc.v1.CancelPatch";
            reason: string;
        };
        /** @description Pauses payments, orders and emails until the return is resumed. */
        HoldPatch: {
            /** @constant */
            "@type": "svc.v1.HoldPatch";
            reason: string;
        };
        /** @description Releases every hold and retries failed steps. */
        ResumePatch: {
            /** @constant */
            "@type": "svc.v1.ResumePatch";
        };
        /** @description Omitted fields are unchanged. */
        CustomerPatch: {
            /** @constant */
            "@type": "svc.v1.CustomerPatch";
            email?: string;
            first_name?: string;
            last_name?: string;
            phone?: string;
        };
        /** @description Possible before the parcel is collected. */
        PickupAddressPatch: {
            /** @constant */
            "@type": "svc.v1.PickupAddressPatch";
            address: components["schemas"]["AddressInput"];
        };
        AddressInput: {
            first_name?: string;
            last_name?: string;
            company?: string;
            address_line_1?: string;
            address_line_2?: string;
            city?: string;
            state_province?: string;
            state_province_code?: string;
            postcode?: string;
            country?: string;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example NL
             */
            country_code?: string;
            phone?: string;
            email?: string;
            svc_id?: string;
        };
        TrackingPatch: {
            /** @constant */
            "@type": "svc.v1.TrackingPatch";
            /** @default  */
            carrier: string;
            tracking_id: string;
            /** @default  */
            tracking_url: string;
        };
        /** @description The rule that decided, and the facts it used. */
        PolicyWhy: {
            /** @description ID of the rule in the store's policy. "ALWAYS" if it applies to everything. */
            rule_id: string;
            label: string;
            facts: {
                /** @enum {string} */
                field: "reason" | "product_id" | "brand_id" | "category_ids" | "collection_ids" | "tag_ids" | "order_tags" | "unit_value" | "return_value" | "country" | "days_since_purchase" | "days_since_fulfilment" | "days_since_delivery" | "earlier_returns" | "payment_method" | "refund_option" | "return_method" | "risk_score";
                /** @description Amounts in minor units, durations in whole days. `null` if unknown. */
                value: string | number | string[] | number[] | null;
            }[];
        };
        ExpectedParcel: {
            process_id: string;
            /** @description Code on the label and the return pass. The station accepts it. */
            return_code: string;
            order_name: string;
            /** @description Number of the parcel within the return, starting at 1. */
            parcel: number;
            /** @description Number of parcels of the return, including those that have arrived. */
            parcel_count: number;
            warehouse_id: string | null;
            /**
             * @description CREATED: announced, not yet sent by the shopper. COLLECTED: in transit.
             * @enum {string}
             */
            shipping_status: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
            /** @description Name of the carrier. Empty if unknown. */
            carrier: string;
            tracking_number: string;
            tracking_url: string;
            /**
             * Format: date-time
             * @description When the parcel was announced, that is, when its label was created.
             */
            announced_at: string;
            line_items: components["schemas"]["ExpectedLine"][];
        };
        ExpectedLine: {
            line_item_id: string;
            sku: string;
            ean: string;
            name: string;
            variant_name: string;
            /** @description Quantity in this parcel, without items that the shopper keeps. */
            quantity: number;
            return_reason: string;
            /**
             * @description Refund or exchange that the shopper gets for the item.
             * @enum {string}
             */
            outcome: "BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD" | "EXCHANGE";
        };
        LogisticsSummary: {
            /** @description Code of the carrier that has, or will get, the parcel. */
            carrier: string;
            /** @description Address of the last pickup. Without a pickup, the address that the parcel is sent from: the shopper's address. */
            pickup_address: components["schemas"]["Address"];
            /** @description The carrier's number of the last pickup. "" without a pickup. */
            pickup_reference: string;
            /**
             * @description Number of pickups ordered so far.
             * @example 1
             */
            pickups_scheduled: string;
            /**
             * @description RETURN_METHOD_UNSPECIFIED until a method is chosen for a return that has to be sent.
             * @enum {string}
             */
            return_method: "RETURN_METHOD_UNSPECIFIED" | "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
            /**
             * @description Shipping status. STATUS_UNSPECIFIED until there is one.
             * @enum {string}
             */
            status: "STATUS_UNSPECIFIED" | "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
            /** @description Tracking number. "" without a logistic order. */
            tracking_id: string;
            tracking_url: string;
            /** @description Destination of the parcel. `svc_id` is the ID of the warehouse. */
            warehouse: components["schemas"]["Address"];
        };
        CustomerInput: {
            email?: string;
            first_name?: string;
            last_name?: string;
            platform_customer_id?: string;
            svc_id?: string;
        };
        LogisticSettingsInput: {
            /** @default [] */
            logistic_config: {
                carrier?: string;
                provider?: string;
                service_id?: string;
            }[];
            /** @enum {string} */
            return_method?: "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
        };
        PickupOrder: {
            carrier: string;
            id: string;
            pickup_range: {
                /**
                 * @description Date at the address, YYYY-MM-DD.
                 * @example 2026-11-24
                 */
                date: string;
                /** @enum {string} */
                range: "NO_RANGE" | "RANGE_8_TO_12" | "RANGE_12_TO_16" | "RANGE_16_TO_20";
            };
            provider: string;
            tracking_url: string;
            /** @description Homeward extension. Address for the pickup. */
            pickup_address: components["schemas"]["Address"];
        };
        LogisticOrder: {
            carrier: string;
            /**
             * @description ISO 4217 currency code.
             * @example EUR
             */
            currency_code: string;
            id: string;
            /** @description Carriers of the original order, as they were given. */
            original_carriers: string[];
            /**
             * @description The carrier's price in minor units of `currency_code`. 0 if the carrier does not report it.
             * @example 1200
             */
            price: number;
            provider: string;
            /** @description Whether the parcel leaves the customs and fiscal territory that it is sent from. */
            requires_customs: boolean;
            /** @description Whether the carrier is one of `original_carriers`. */
            same_carrier_as_original: boolean;
            shipments: components["schemas"]["LogisticShipment"][];
        };
        LogisticShipment: {
            svc_id: string;
            carrier: string;
            provider: string;
            /** @enum {string} */
            return_method: "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
            /** @enum {string} */
            status: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
            tracking_id: string;
            tracking_url: string;
            /** @description Weight the label was created for, in grams. `null` if it was not given. */
            weight_in_grams: number | null;
            from: components["schemas"]["Address"];
            to: components["schemas"]["Address"];
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            created_at: string;
        };
        /** @description Importer of record, for customs. */
        LegalEntityInput: {
            address?: string;
            company_name?: string;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example NL
             */
            country?: string;
            email?: string;
            full_name?: string;
            phone?: string;
        };
        LogisticLineItemInput: {
            custom_attributes?: Record<string, never>;
            dimensions?: {
                /**
                 * @description Centimeters, as decimal digits.
                 * @example 12.5
                 */
                height_cm?: string;
                /**
                 * @description Centimeters, as decimal digits.
                 * @example 12.5
                 */
                length_cm?: string;
                /**
                 * @description Centimeters, as decimal digits.
                 * @example 12.5
                 */
                width_cm?: string;
            };
            ean?: string;
            id?: string;
            name?: string;
            product_return_reason?: string;
            quantity?: number;
            sku?: string;
            /**
             * @description Amount in minor units of the currency, as a number or in decimal digits.
             * @example 1200
             */
            subtotal?: number | string;
            /**
             * @description Amount in minor units of the currency, as a number or in decimal digits.
             * @example 1200
             */
            total?: number | string;
            /**
             * @description Amount in minor units of the currency, as a number or in decimal digits.
             * @example 1200
             */
            unit_price?: number | string;
            /**
             * @description Weight of one unit in grams, as decimal digits.
             * @example 350
             */
            weight?: string;
        };
        Branding: {
            ecommerce_id: string;
            /**
             * @description Image next to the order look-up in the portal. Empty: the store's name as a postmark.
             * @default
             */
            background_image_url: string;
            /**
             * @description Text color over the background image. The image is darkened or lightened until the text is readable. Empty: the theme's default.
             * @default
             */
            background_text_color: string;
            /**
             * @description Corner radius of fields and buttons in the portal and emails, in pixels. The portal uses at most 20.
             * @default 6
             */
            border_radius: string;
            /**
             * @description Favicon of the portal. Empty: the default icon.
             * @default
             */
            favicon_url: string;
            /**
             * @description Aspect ratio of product images in the exchange catalog. Empty: 1:1.
             * @default
             */
            full_catalog_product_image_ratio: string;
            /**
             * @description Style of input fields: outlined (border), filled (background) or standard (underline). Other values: outlined.
             * @default
             */
            input_variant: string;
            /**
             * @description Layout of the portal. DEFAULT: image next to the order look-up. VERTICAL: image as a banner on top, the whole return on one page with its steps in a side rail. SIMPLIFIED: one narrow column without an image, one question per page, suitable for embedding.
             * @default DEFAULT
             * @enum {string}
             */
            layout_design_values: "DEFAULT" | "VERTICAL" | "SIMPLIFIED";
            /**
             * @description Height of the logo in the portal on wide screens. Empty: at most 40px.
             * @default
             */
            logo_height_desktop: string;
            /**
             * @description Height of the logo in the portal on phones. Empty: at most 40px.
             * @default
             */
            logo_height_mobile: string;
            /**
             * @description Logo in the portal. Empty: the store's name.
             * @default
             */
            logo_url: string;
            /**
             * @description Logo in emails. Email apps don't show SVG. Empty: `logo_url`.
             * @default
             */
            mail_logo_url: string;
            /**
             * @description Color of buttons and lines in emails. Takes precedence over `primary_theme_color_main`. Empty: the theme's default.
             * @default
             */
            mail_main_color: string;
            /**
             * @description ENABLED: the logo stays visible while scrolling.
             * @default PERSISTENT_LOGO_TYPE_UNSPECIFIED
             * @enum {string}
             */
            persistent_logo_type: "PERSISTENT_LOGO_TYPE_UNSPECIFIED" | "PERSISTENT_LOGO_TYPE_ENABLED" | "PERSISTENT_LOGO_TYPE_DISABLED";
            /**
             * @description Text on the main color, in the portal and emails, if it is readable; otherwise black or white is used. Empty: the theme's default.
             * @default
             */
            primary_theme_color_contrast_text: string;
            /**
             * @description Hover color of buttons in light mode, as far as their text is readable on it. Empty: the theme's default.
             * @default
             */
            primary_theme_color_dark: string;
            /**
             * @description Buttons and links in dark mode, lightened until they are readable. Empty: the theme's default.
             * @default
             */
            primary_theme_color_light: string;
            /**
             * @description Buttons, links and the large dark background of the portal; buttons in emails. Empty: the theme's default.
             * @default
             */
            primary_theme_color_main: string;
            /**
             * @description Text on the secondary color (markers and selected elements), if it is readable. Empty: the theme's default.
             * @default
             */
            secondary_theme_color_contrast_text: string;
            /**
             * @description Secondary color in light mode, if its main tone has too little contrast. Empty: the theme's default.
             * @default
             */
            secondary_theme_color_dark: string;
            /**
             * @description Secondary color in dark mode. Empty: the theme's default.
             * @default
             */
            secondary_theme_color_light: string;
            /**
             * @description Progress, milestones and markers of the portal, as far as they are visible on its background. Empty: the theme's default.
             * @default
             */
            secondary_theme_color_main: string;
            /**
             * @description Text below the title of the order look-up, in every language without an entry in `translations`.
             * @default
             */
            slogan: string;
            /**
             * @description Title of the order look-up, in every language without an entry in `translations`. Empty: the default text.
             * @default
             */
            title: string;
            /**
             * @default {
             *       "en": {
             *         "title": "",
             *         "slogan": ""
             *       },
             *       "de": {
             *         "title": "",
             *         "slogan": ""
             *       },
             *       "es": {
             *         "title": "",
             *         "slogan": ""
             *       },
             *       "fr": {
             *         "title": "",
             *         "slogan": ""
             *       },
             *       "it": {
             *         "title": "",
             *         "slogan": ""
             *       },
             *       "nl": {
             *         "title": "",
             *         "slogan": ""
             *       },
             *       "pl": {
             *         "title": "",
             *         "slogan": ""
             *       },
             *       "pt": {
             *         "title": "",
             *         "slogan": ""
             *       },
             *       "sv": {
             *         "title": "",
             *         "slogan": ""
             *       },
             *       "da": {
             *         "title": "",
             *         "slogan": ""
             *       },
             *       "ar": {
             *         "title": "",
             *         "slogan": ""
             *       }
             *     }
             */
            translations: components["schemas"]["BrandingWords"];
        };
        BrandingWords: {
            /**
             * @description For shoppers who read English. Empty fields fall back to `title` and `slogan`.
             * @default {
             *       "title": "",
             *       "slogan": ""
             *     }
             */
            en: {
                /** @default  */
                title: string;
                /** @default  */
                slogan: string;
            };
            /**
             * @description For shoppers who read German. Empty fields fall back to `title` and `slogan`.
             * @default {
             *       "title": "",
             *       "slogan": ""
             *     }
             */
            de: {
                /** @default  */
                title: string;
                /** @default  */
                slogan: string;
            };
            /**
             * @description For shoppers who read Spanish. Empty fields fall back to `title` and `slogan`.
             * @default {
             *       "title": "",
             *       "slogan": ""
             *     }
             */
            es: {
                /** @default  */
                title: string;
                /** @default  */
                slogan: string;
            };
            /**
             * @description For shoppers who read French. Empty fields fall back to `title` and `slogan`.
             * @default {
             *       "title": "",
             *       "slogan": ""
             *     }
             */
            fr: {
                /** @default  */
                title: string;
                /** @default  */
                slogan: string;
            };
            /**
             * @description For shoppers who read Italian. Empty fields fall back to `title` and `slogan`.
             * @default {
             *       "title": "",
             *       "slogan": ""
             *     }
             */
            it: {
                /** @default  */
                title: string;
                /** @default  */
                slogan: string;
            };
            /**
             * @description For shoppers who read Dutch. Empty fields fall back to `title` and `slogan`.
             * @default {
             *       "title": "",
             *       "slogan": ""
             *     }
             */
            nl: {
                /** @default  */
                title: string;
                /** @default  */
                slogan: string;
            };
            /**
             * @description For shoppers who read Polish. Empty fields fall back to `title` and `slogan`.
             * @default {
             *       "title": "",
             *       "slogan": ""
             *     }
             */
            pl: {
                /** @default  */
                title: string;
                /** @default  */
                slogan: string;
            };
            /**
             * @description For shoppers who read Portuguese. Empty fields fall back to `title` and `slogan`.
             * @default {
             *       "title": "",
             *       "slogan": ""
             *     }
             */
            pt: {
                /** @default  */
                title: string;
                /** @default  */
                slogan: string;
            };
            /**
             * @description For shoppers who read Swedish. Empty fields fall back to `title` and `slogan`.
             * @default {
             *       "title": "",
             *       "slogan": ""
             *     }
             */
            sv: {
                /** @default  */
                title: string;
                /** @default  */
                slogan: string;
            };
            /**
             * @description For shoppers who read Danish. Empty fields fall back to `title` and `slogan`.
             * @default {
             *       "title": "",
             *       "slogan": ""
             *     }
             */
            da: {
                /** @default  */
                title: string;
                /** @default  */
                slogan: string;
            };
            /**
             * @description For shoppers who read Arabic. Empty fields fall back to `title` and `slogan`.
             * @default {
             *       "title": "",
             *       "slogan": ""
             *     }
             */
            ar: {
                /** @default  */
                title: string;
                /** @default  */
                slogan: string;
            };
        };
        Ecommerce: {
            ecommerce_id: string;
            /** @description Group (tenant) that the store belongs to. */
            group: string;
            /** @description Part of the portal's address. Can't be changed. */
            slug: string;
            /**
             * @description Currency of the catalog. Can't be changed.
             * @example EUR
             */
            currency_code: string;
            /**
             * @description Whether line items can be reviewed in several calls.
             * @default false
             */
            are_partial_reviews_allowed: boolean;
            /**
             * @description For information: which of two services of the shop sends its emails. Has no effect; emails are sent through the configured sender.
             * @default EMAIL_PROVIDER_UNSPECIFIED
             * @enum {string}
             */
            email_provider: "EMAIL_PROVIDER_UNSPECIFIED" | "EMAIL_PROVIDER_FIRST" | "EMAIL_PROVIDER_SECOND";
            /**
             * @description The shop's return policy, linked in the portal and emails.
             * @default
             */
            external_return_policy_url: string;
            /**
             * @description Details that the shopper enters to find an order. Unspecified: the email address.
             * @default ORDER_ID_AND_EMAIL
             * @enum {string}
             */
            identification_flow: "IDENTIFICATION_FLOW_UNSPECIFIED" | "ORDER_ID_AND_EMAIL" | "ORDER_ID_AND_POSTAL_CODE";
            /**
             * @description `false`: no return can be started or imported.
             * @default true
             */
            is_enabled: boolean;
            /**
             * @description Whether the store is in test mode. The portal shows a test notice, and webhooks may use addresses without https.
             * @default false
             */
            is_testing: boolean;
            /**
             * @description Units left out of a review become MISSING. Otherwise the review is rejected.
             * @default false
             */
            mark_unreviewed_items_as_missing: boolean;
            /** @description Name shown to shoppers. */
            name: string;
            /**
             * @description `true`: no orders are read from the connected shop, neither old nor new ones. Products still are, and orders can be pushed or imported. An order that came from the shop is still looked up there before it is refunded.
             * @default false
             */
            orders_sync_disabled: boolean;
            /**
             * @description Shop platform. For information only. Has no effect.
             * @default
             */
            platform: string;
            /**
             * @description Whether approved, resellable units are restocked.
             * @default false
             */
            restocking_enabled: boolean;
            /**
             * @description The store's ID on the shop platform. For information only. Has no effect.
             * @default
             */
            store_id: string;
            /**
             * @description For information only. Has no effect.
             * @default
             */
            use_case: string;
            /**
             * @description Website of the shop. The portal's logo links to it.
             * @default
             */
            website_url: string;
            /**
             * @description Contact address for shoppers, shown in the portal and emails. Homeward extension.
             * @default
             */
            contact_email: string;
            /**
             * @description Language for shoppers who request none of the `languages`. Homeward extension.
             * @default en
             * @enum {string}
             */
            default_language: "en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "sv" | "da" | "ar";
            /**
             * @description Languages of the portal and its emails, in display order. Homeward extension.
             * @default [
             *       "en",
             *       "de",
             *       "es",
             *       "fr",
             *       "it",
             *       "nl",
             *       "pl",
             *       "pt",
             *       "sv",
             *       "da",
             *       "ar"
             *     ]
             */
            languages: ("en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "sv" | "da" | "ar")[];
            /**
             * @description Ignored in order look-ups. Homeward extension.
             * @default
             */
            order_number_prefix: string;
            /**
             * @description Ignored in order look-ups. Homeward extension.
             * @default
             */
            order_number_suffix: string;
            /**
             * @description Reasons offered when declining a unit. Homeward extension.
             * @default [
             *       "Signs of wear",
             *       "Damaged",
             *       "Tags missing",
             *       "Incomplete",
             *       "Wrong item",
             *       "Hygiene seal broken"
             *     ]
             */
            reject_reasons: string[];
            /**
             * @description Return reasons, in the order shown in the portal. Homeward extension.
             * @default [
             *       {
             *         "name": "TOO_SMALL",
             *         "label": "Too small",
             *         "requires_comment": false,
             *         "requires_grade": false,
             *         "size_direction": "TOO_SMALL",
             *         "labels": {
             *           "de": "Zu klein",
             *           "es": "Demasiado pequeño",
             *           "fr": "Trop petit",
             *           "it": "Troppo piccolo",
             *           "nl": "Te klein",
             *           "pl": "Za mały rozmiar",
             *           "pt": "Demasiado pequeno",
             *           "sv": "För liten",
             *           "da": "For lille",
             *           "ar": "المقاس صغير"
             *         },
             *         "requires_photo": false
             *       },
             *       {
             *         "name": "TOO_BIG",
             *         "label": "Too big",
             *         "requires_comment": false,
             *         "requires_grade": false,
             *         "size_direction": "TOO_BIG",
             *         "labels": {
             *           "de": "Zu groß",
             *           "es": "Demasiado grande",
             *           "fr": "Trop grand",
             *           "it": "Troppo grande",
             *           "nl": "Te groot",
             *           "pl": "Za duży rozmiar",
             *           "pt": "Demasiado grande",
             *           "sv": "För stor",
             *           "da": "For stor",
             *           "ar": "المقاس كبير"
             *         },
             *         "requires_photo": false
             *       },
             *       {
             *         "name": "NOT_AS_DESCRIBED",
             *         "label": "Not as shown",
             *         "requires_comment": false,
             *         "requires_grade": false,
             *         "size_direction": "NONE",
             *         "labels": {
             *           "de": "Anders als abgebildet",
             *           "es": "No es como se mostraba",
             *           "fr": "Différent de la photo",
             *           "it": "Diverso da come mostrato",
             *           "nl": "Anders dan op de foto",
             *           "pl": "Wygląda inaczej niż na zdjęciu",
             *           "pt": "Diferente da fotografia",
             *           "sv": "Ser inte ut som på bilden",
             *           "da": "Ser ikke ud som på billedet",
             *           "ar": "مختلف عن الصورة"
             *         },
             *         "requires_photo": false
             *       },
             *       {
             *         "name": "DAMAGED",
             *         "label": "Damaged or faulty",
             *         "requires_comment": true,
             *         "requires_grade": true,
             *         "size_direction": "NONE",
             *         "labels": {
             *           "de": "Beschädigt oder fehlerhaft",
             *           "es": "Dañado o defectuoso",
             *           "fr": "Abîmé ou défectueux",
             *           "it": "Danneggiato o difettoso",
             *           "nl": "Beschadigd of defect",
             *           "pl": "Uszkodzony lub wadliwy",
             *           "pt": "Danificado ou com defeito",
             *           "sv": "Skadad eller trasig",
             *           "da": "Beskadiget eller defekt",
             *           "ar": "تالف أو معيب"
             *         },
             *         "requires_photo": false
             *       },
             *       {
             *         "name": "WRONG_ITEM",
             *         "label": "Wrong item sent",
             *         "requires_comment": false,
             *         "requires_grade": false,
             *         "size_direction": "NONE",
             *         "labels": {
             *           "de": "Falscher Artikel geliefert",
             *           "es": "Me llegó otro artículo",
             *           "fr": "Mauvais article reçu",
             *           "it": "Articolo sbagliato",
             *           "nl": "Verkeerd artikel ontvangen",
             *           "pl": "Otrzymano inny produkt",
             *           "pt": "Recebi o artigo errado",
             *           "sv": "Fel vara levererad",
             *           "da": "Forkert vare leveret",
             *           "ar": "وصلني منتج آخر"
             *         },
             *         "requires_photo": false
             *       },
             *       {
             *         "name": "CHANGED_MIND",
             *         "label": "Changed my mind",
             *         "requires_comment": false,
             *         "requires_grade": false,
             *         "size_direction": "NONE",
             *         "labels": {
             *           "de": "Gefällt mir doch nicht",
             *           "es": "Cambié de opinión",
             *           "fr": "J’ai changé d’avis",
             *           "it": "Ho cambiato idea",
             *           "nl": "Toch niet naar wens",
             *           "pl": "Zmiana decyzji",
             *           "pt": "Mudei de ideias",
             *           "sv": "Ångrade mig",
             *           "da": "Fortrudt købet",
             *           "ar": "غيّرت رأيي"
             *         },
             *         "requires_photo": false
             *       },
             *       {
             *         "name": "OTHER",
             *         "label": "Something else",
             *         "requires_comment": true,
             *         "requires_grade": false,
             *         "size_direction": "NONE",
             *         "labels": {
             *           "de": "Anderer Grund",
             *           "es": "Otro motivo",
             *           "fr": "Autre motif",
             *           "it": "Altro",
             *           "nl": "Andere reden",
             *           "pl": "Inny powód",
             *           "pt": "Outro motivo",
             *           "sv": "Annan anledning",
             *           "da": "Anden årsag",
             *           "ar": "سبب آخر"
             *         },
             *         "requires_photo": false
             *       }
             *     ]
             */
            return_reasons: components["schemas"]["ReturnReasonSetting"][];
            /**
             * @description IANA time zone for counting return windows and deadlines. Homeward extension.
             * @default UTC
             * @example Europe/Berlin
             */
            time_zone: string;
            /**
             * @description Whether shoppers can withdraw from a contract in the portal in two steps (Directive 2011/83/EU, article 11a), even if `is_enabled` is false. Homeward extension.
             * @default true
             */
            withdrawal_enabled: boolean;
        };
        ReturnReasonSetting: {
            /** @description Code used in rules, imports and webhooks. */
            name: string;
            /** @description Text shown to the shopper. */
            label: string;
            /**
             * @description Labels in other languages, by two-letter language code. Defaults to `label`.
             * @default {}
             */
            labels: Record<string, never>;
            /** @default false */
            requires_comment: boolean;
            /** @default false */
            requires_photo: boolean;
            /** @description Whether a unit returned for this reason needs a grade before it is restocked. Homeward extension. Defaults by the name: `true` for DAMAGED, FAULTY, DEFECTIVE and BROKEN. Included in every response. */
            requires_grade?: boolean;
            /**
             * @description Which way the size was wrong. Exchanges recommend the next size up or down, and analytics use it. NONE: the reason is not size-related. Defaults by the name: TOO_SMALL or TOO_BIG, otherwise NONE. Included in every response.
             * @enum {string}
             */
            size_direction?: "NONE" | "TOO_SMALL" | "TOO_BIG";
        };
        ExchangeConditions: {
            ecommerce_id: string;
            /**
             * @description Which items can be chosen in an exchange.
             * @default NO_EXCHANGE_FLOW
             * @enum {string}
             */
            exchange_flow: "NO_EXCHANGE_FLOW" | "OPEN" | "ONE_ON_ONE" | "OPEN_WITH_GIFT_CARD" | "FULL";
            /**
             * @description Menu of the shop's own catalog. Has no effect: exchanges use the pushed catalog.
             * @default
             */
            platform_main_menu_id: string;
            /**
             * @description Maximum price difference of the new item, in minor units. 0: no limit.
             * @default 0
             * @example 1200
             */
            threshold: number;
            /**
             * @description Countries that exchanges are shipped to, as ISO 3166 codes. Empty: every country. Homeward extension.
             * @default []
             */
            countries: string[];
            /**
             * @description ONE_ON_ONE: options that must be the same in the new variant, e.g. Color. Homeward extension.
             * @default []
             */
            equal_option_names: string[];
            /**
             * @description Categories that are not available in exchanges. Homeward extension.
             * @default []
             */
            excluded_category_ids: string[];
            /**
             * @description Bonus credit for choosing an exchange instead of a refund. The first of each type that matches is applied. Homeward extension.
             * @default []
             */
            incentives: components["schemas"]["ExchangeIncentiveSetting"][];
            /**
             * @description When the hold of an instant exchange is released: at the first carrier scan, or when the warehouse receives the parcel. Homeward extension.
             * @default COLLECTED
             * @enum {string}
             */
            hold_released_on: "COLLECTED" | "IN_WAREHOUSE";
            /**
             * @description Whether shoppers can get the new item immediately, with an amount held on their card until the returned item is sent. Requires a connected payment account that supports holds. Homeward extension.
             * @default false
             */
            instant_exchange: boolean;
            /**
             * @description Names of return reasons. Empty: all. Homeward extension.
             * @default []
             */
            reasons: string[];
            /**
             * @description Number of minutes for which a quote reserves its units. Homeward extension.
             * @default 15
             */
            reservation_minutes: number;
            /**
             * @description OPEN and OPEN_WITH_GIFT_CARD: the new product must share a category with the returned one. Homeward extension.
             * @default false
             */
            same_category_only: boolean;
        };
        ExchangeIncentiveSetting: {
            /** @enum {string} */
            exchange_type: "OPEN_CATALOG" | "SIZE_EXCHANGE";
            /**
             * @description Amount in minor units of the currency.
             * @example 1200
             */
            total?: number;
            /** @description Share of the returned value. 1000 is 10%. */
            rate_basis_points?: number;
            /**
             * @description Names of return reasons. Empty: all. Homeward extension.
             * @default []
             */
            reasons: string[];
            /**
             * @description Countries for which it is offered, as ISO 3166 codes. Empty: every country. Homeward extension.
             * @default []
             */
            countries: string[];
        };
        ExchangeOrderSetting: {
            ecommerce_id: string;
            /**
             * @description Payment method under which the shop books an exchange order.
             * @default exchange
             */
            payment_method: string;
            /**
             * @description Price of the shipping line of an exchange order in the shop, in minor units of the store's currency as digits. It is not charged.
             * @default 0
             * @example 1200
             */
            price: string;
            /**
             * @description Name of the shipping line in the shop.
             * @default
             */
            shipping_line: string;
        };
        LogisticSetting: {
            ecommerce_id: string;
            /**
             * @description Has no effect: the label has all the information that the warehouse needs, and no delivery note is printed.
             * @default
             */
            delivery_note_type: string;
            /**
             * @description REMINDER_FLOW_DEFAULT: the shopper is reminded three days and one day before the send-by deadline. REMINDER_FLOW_NONE: no reminders. A return keeps the setting that applied when it started.
             * @default REMINDER_FLOW_DEFAULT
             * @enum {string}
             */
            reminder_flow: "REMINDER_FLOW_DEFAULT" | "REMINDER_FLOW_NONE";
            /**
             * @description Homeward extension. Default paper format for labels and return passes in the portal and dashboard. `label_url` links to the label as the carrier created it.
             * @default a4
             * @enum {string}
             */
            label_format: "a4" | "a6" | "4x6";
            /**
             * @description Homeward extension. Number of hours on business days (Monday to Friday in the store's time zone) within which staff upload the label of a return sent with MANUAL, store_label. The deadline is shown to the shopper.
             * @default 24
             */
            label_within_hours: number;
            /**
             * @description Page that lists the stores that accept returns, linked if in-store returns (IN_STORE) are offered.
             * @default
             */
            store_list_url: string;
            /**
             * @description Homeward extension. HS code for items whose order has none. Empty: staff enter it before the label is bought.
             * @default
             */
            default_hs_code: string;
            /**
             * @description Homeward extension. Country of origin for items whose order has none, ISO 3166-1 alpha-2.
             * @default
             * @example NL
             */
            default_origin_country: string;
            /**
             * @description Homeward extension. Stores that accept returns in person (IN_STORE).
             * @default []
             */
            return_stores: {
                store_id: string;
                name: string;
                /**
                 * @description Opening hours for shoppers, e.g. Mon–Sat 10–19. Empty if unknown.
                 * @default
                 */
                opening_hours: string;
                address: {
                    first_name?: string;
                    last_name?: string;
                    company?: string;
                    address_line_1: string;
                    address_line_2?: string;
                    city: string;
                    state_province?: string;
                    state_province_code?: string;
                    postcode: string;
                    country?: string;
                    /**
                     * @description ISO 3166-1 alpha-2.
                     * @example NL
                     */
                    country_code: string;
                    phone?: string;
                    email?: string;
                    svc_id?: string;
                };
            }[];
            /**
             * @description Return methods. If several entries have the same method, provider and carrier, the first one that lists the shopper's country, or no country, is offered. MANUAL requires no connection: with `own` the shopper ships the parcel, with `store_label` staff upload a label. A live store without any entries offers MANUAL, own.
             * @default [
             *       {
             *         "return_method": "DROP_OFF_POINT",
             *         "provider": "SANDBOX",
             *         "carrier": "sandbox_post",
             *         "fee": 0,
             *         "fee_basis": "FIXED",
             *         "markup": 0,
             *         "max_fee": null,
             *         "countries": []
             *       },
             *       {
             *         "return_method": "HOME_PICK_UP",
             *         "provider": "SANDBOX",
             *         "carrier": "sandbox_express",
             *         "fee": 490,
             *         "fee_basis": "FIXED",
             *         "markup": 0,
             *         "max_fee": null,
             *         "countries": []
             *       }
             *     ]
             */
            return_logistics: components["schemas"]["ReturnLogistic"][];
        };
        ReturnLogistic: {
            /** @enum {string} */
            return_method: "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
            provider: string;
            carrier: string;
            /**
             * @description Fee charged to the shopper for this method, in minor units of the order's currency, if `pay_for_logistics` applies. With LABEL_PRICE, the fallback fee if the carrier doesn't return the label's price in time.
             * @default 0
             * @example 1200
             */
            fee: number;
            /**
             * @description Homeward extension. FIXED: the shopper pays `fee`. LABEL_PRICE: the shopper pays the price of the label, requested from the connected carrier before the shopper chooses. The fee shown is the fee charged.
             * @default FIXED
             * @enum {string}
             */
            fee_basis: "FIXED" | "LABEL_PRICE";
            /**
             * @description Amount added to the price of the label, in minor units. Only with LABEL_PRICE.
             * @default 0
             * @example 1200
             */
            markup: number;
            /**
             * @description Maximum fee for a label, in minor units. `null`: no limit. Only with LABEL_PRICE.
             * @default null
             */
            max_fee: number | null;
            /**
             * @description Countries for which it is offered, as ISO 3166 codes. Empty: every country. Homeward extension.
             * @default []
             */
            countries: string[];
        };
        RefundConfiguration: {
            ecommerce_id: string;
            /**
             * @description Homeward extension. Number of days after the decision within which refunds have to be sent. The date is shown to shoppers if the store sends refunds itself.
             * @default 14
             */
            send_within_days: number;
            /**
             * @description Refund options that the store offers, in the order shown in the portal. Each can be listed once.
             * @default [
             *       {
             *         "refund_option": "ORIGINAL_PAYMENT_METHOD",
             *         "timing": "ON_REVIEW",
             *         "min_days": 3,
             *         "max_days": 5,
             *         "bonus": null
             *       },
             *       {
             *         "refund_option": "STORE_CREDIT",
             *         "timing": "ON_REVIEW",
             *         "min_days": 0,
             *         "max_days": 1,
             *         "bonus": null
             *       }
             *     ]
             */
            action_configs: components["schemas"]["RefundActionConfig"][];
            /**
             * @description Payment methods without an entry have all options of the store. If an order has several payments, an option must be available for each of them; if none is, the first payment decides.
             * @default []
             */
            payment_method_configs: components["schemas"]["PaymentMethodConfig"][];
            /**
             * @description Whether a store credit or gift card is rounded up to the next whole unit of the currency.
             * @default false
             */
            round_promocode: boolean;
            /**
             * @description Whether an exchanged unit's share of the order's discount also reduces the new item's price.
             * @default true
             */
            carry_over_automatic_discounts_on_exchanges: boolean;
            /**
             * @description Whether the refund is reduced if the kept items no longer qualify for a promotion.
             * @default false
             */
            revoke_conditional_discounts: boolean;
            /**
             * @description Homeward extension. Whether the order's shipping is refunded if every item is returned.
             * @default false
             */
            refund_original_shipping: boolean;
            /**
             * @description After an inspection in the dashboard or at the station, refunds, new items and the email with the result are delayed by this many minutes. The inspection can be undone until then. Homeward extension.
             * @default 10
             */
            grace_minutes: number;
            /**
             * @description After an inspection over the API or by a rule, refunds, new items and the email with the result are delayed by this many minutes. The inspection can be undone until then. Homeward extension.
             * @default 0
             */
            rule_grace_minutes: number;
            /**
             * @description Homeward extension. In minor units of the store's currency: refunds above this amount are sent only after another owner or admin has released them. `null`: never.
             * @default null
             */
            second_person_above: number | null;
        };
        RefundActionConfig: {
            /** @enum {string} */
            refund_option: "BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD";
            /**
             * @description When the refund is paid.
             * @default ON_REVIEW
             * @enum {string}
             */
            timing: "ON_START" | "ON_COLLECTED" | "ON_REVIEW";
            /**
             * @description Minimum number of days until the money arrives, shown to the shopper.
             * @default 0
             */
            min_days: number;
            /**
             * @description Maximum number of days until the money arrives. At least `min_days`.
             * @default 5
             */
            max_days: number;
            /**
             * @description Bonus added if the shopper chooses this option.
             * @default null
             */
            bonus: components["schemas"]["RefundBonus"] | null;
        };
        RefundBonus: {
            /**
             * @description Amount in minor units of the currency.
             * @example 1200
             */
            total?: number;
            /** @description Share of the returned value. 1000 is 10%. */
            rate_basis_points?: number;
        };
        PaymentMethodConfig: {
            /** @description `method` or `processor` of the order's payment, ignoring case, for example `card` or `invoice`. */
            payment_method: string;
            /** @description Refund options for orders paid with this method. Each must be in `action_configs`. */
            refund_options: ("BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD")[];
        };
        ReturnConditions: {
            ecommerce_id: string;
            /**
             * @default {
             *       "enabled": false,
             *       "options": []
             *     }
             */
            keep_your_item: {
                /** @default false */
                enabled: boolean;
                /**
                 * @description The first option that matches is used.
                 * @default []
                 */
                options: components["schemas"]["KeepYourItemOption"][];
                /** @description Amount in minor units above which a photo is required to keep an item with a full refund. 0: always. `null`: never. Defaults to 20 units of the currency. */
                photo_above?: number | null;
            };
            /**
             * @description Number of days to send the parcel, counted from the start of the return. 0: no limit.
             * @default 14
             */
            max_days_to_send_package: number;
            /** @default [] */
            non_returnable_brand_ids: string[];
            /** @default [] */
            non_returnable_category_ids: string[];
            /** @default [] */
            non_returnable_collection_ids: string[];
            /** @default [] */
            non_returnable_order_tag_ids: string[];
            /** @default [] */
            non_returnable_product_ids: string[];
            /** @default [] */
            non_returnable_tag_ids: string[];
            /**
             * @description If the rule matches, the shopper pays for return shipping; otherwise the store does.
             * @default {
             *       "always": true,
             *       "options": []
             *     }
             */
            pay_for_logistics: {
                /**
                 * @description Applies to everything and takes precedence over the options.
                 * @default false
                 */
                always: boolean;
                /**
                 * @description The first option that matches is used.
                 * @default []
                 */
                options: components["schemas"]["PolicyOption"][];
            };
            /** @default false */
            payments_enabled: boolean;
            /**
             * @default {
             *       "always": false,
             *       "options": []
             *     }
             */
            require_authorization: {
                /**
                 * @description Applies to everything and takes precedence over the options.
                 * @default false
                 */
                always: boolean;
                /**
                 * @description The first option that matches is used.
                 * @default []
                 */
                options: components["schemas"]["PolicyOption"][];
            };
            /**
             * @description Number of days counted from delivery, or fulfillment, or purchase. The last day counts. `null`: no limit.
             * @default 30
             */
            return_period_days: number | null;
            /** @default 0 */
            review_auto_complete_days: number;
            /**
             * @default MANUAL
             * @enum {string}
             */
            review_flow: "MANUAL" | "AUTOMATIC";
            /** @default false */
            skip_fraud_detection: boolean;
            /** @default [] */
            skip_workflow_activities: ("FRAUD_CHECK" | "AUTHORIZATION" | "OPEN_PLATFORM_RETURN" | "CREATE_LOGISTIC_ORDER" | "SCHEDULE_PICKUP" | "REFUND" | "ISSUE_STORE_CREDIT" | "ISSUE_GIFT_CARD" | "CREATE_EXCHANGE_ORDER" | "CAPTURE_HOLD" | "RELEASE_HOLD" | "RESTOCK" | "CLOSE_PLATFORM_RETURN" | "NOTIFY_SHOPPER")[];
            /**
             * @default START_RETURN_ON_PLATFORM_TIME_UNSPECIFIED
             * @enum {string}
             */
            start_return_on_platform_time: "START_RETURN_ON_PLATFORM_TIME_UNSPECIFIED" | "START_RETURN_ON_PLATFORM_TIME_ON_START" | "START_RETURN_ON_PLATFORM_TIME_ON_ITEM_VERIFICATION" | "START_RETURN_ON_PLATFORM_TIME_NEVER";
            /**
             * @default {
             *       "always": false,
             *       "options": []
             *     }
             */
            upload_documents: {
                /**
                 * @description Applies to everything and takes precedence over the options.
                 * @default false
                 */
                always: boolean;
                /**
                 * @description The first option that matches is used.
                 * @default []
                 */
                options: components["schemas"]["PolicyOption"][];
            };
            /**
             * @description Homeward extension. Different return windows for some countries or products.
             * @default []
             */
            windows: {
                /** @description Identifies the rule in every decision it makes. */
                id: string;
                /** @default  */
                label: string;
                /** @description All conditions must match. Without conditions the rule applies to everything. */
                whens: components["schemas"]["PolicyWhen"][];
                return_period_days: number | null;
            }[];
            /**
             * @description Homeward extension. Eligibility rules, evaluated before the lists of non-returnable items.
             * @default []
             */
            eligibility: {
                /** @description Identifies the rule in every decision it makes. */
                id: string;
                /** @default  */
                label: string;
                /** @description All conditions must match. Without conditions the rule applies to everything. */
                whens: components["schemas"]["PolicyWhen"][];
                is_returnable: boolean;
            }[];
            /**
             * @description Homeward extension. The first fee of each type that matches is charged.
             * @default []
             */
            fees: components["schemas"]["FeeOption"][];
            /**
             * @description Homeward extension. Consequences of a risk score.
             * @default []
             */
            risk: {
                /** @description Identifies the rule in every decision it makes. */
                id: string;
                /** @default  */
                label: string;
                /** @description All conditions must match. Without conditions the rule applies to everything. */
                whens: components["schemas"]["PolicyWhen"][];
                /** @enum {string} */
                effect: "REQUIRE_AUTHORIZATION" | "HOLD_REFUND";
            }[];
            /** @description Homeward extension. A return keeps the version that was current when it started. */
            version: number;
        };
        KeepYourItemOption: {
            /** @description Identifies the rule in every decision it makes. */
            id: string;
            /** @default  */
            label: string;
            /** @description All conditions must match. Without conditions the rule applies to everything. */
            whens: components["schemas"]["PolicyWhen"][];
            /** @default false */
            force_keep_your_item: boolean;
            refund_percentage: number;
        };
        PolicyWhen: {
            /** @enum {string} */
            field: "reason" | "product_id" | "brand_id" | "category_ids" | "collection_ids" | "tag_ids" | "order_tags" | "unit_value" | "return_value" | "country" | "days_since_purchase" | "days_since_fulfilment" | "days_since_delivery" | "earlier_returns" | "payment_method" | "refund_option" | "return_method" | "risk_score";
            /** @enum {string} */
            op: "eq" | "neq" | "in" | "not_in" | "contains_any" | "contains_all" | "contains_none" | "gt" | "gte" | "lt" | "lte" | "between" | "is_known" | "is_unknown";
            /**
             * @description A string, a list of strings, a whole number, or two for `between`. Amounts are in minor units.
             * @default null
             */
            value: string | number | string[] | number[] | null;
        };
        PolicyOption: {
            /** @description Identifies the rule in every decision it makes. */
            id: string;
            /** @default  */
            label: string;
            /** @description All conditions must match. Without conditions the rule applies to everything. */
            whens: components["schemas"]["PolicyWhen"][];
        };
        FeeOption: {
            /** @description Identifies the rule in every decision it makes. */
            id: string;
            /** @default  */
            label: string;
            /** @description All conditions must match. Without conditions the rule applies to everything. */
            whens: components["schemas"]["PolicyWhen"][];
            /** @enum {string} */
            type: "RETURN_FEE" | "SHIPPING_FEE" | "RESTOCK_FEE";
            /**
             * @description Amount in minor units of the currency.
             * @example 1200
             */
            total?: number;
            /** @description RESTOCK_FEE only. 1000 is 10%. */
            rate_basis_points?: number;
        };
        Warehouse: {
            id: string;
            ecommerce_id: string;
            address_line1: string;
            /** @default  */
            address_line2: string;
            city: string;
            /** @default  */
            company: string;
            /**
             * @description Country name printed on labels. Empty: `country_code`.
             * @default
             */
            country: string;
            /** @description ISO 3166-1 alpha-2. */
            country_code: string;
            /** @default  */
            email: string;
            /** @default  */
            first_name: string;
            /** @default  */
            last_name: string;
            /** @default  */
            phone: string;
            /** @default  */
            postcode: string;
            /** @default  */
            state_province: string;
            /** @default  */
            state_province_code: string;
            /**
             * @description Name for staff. Empty: the city. Homeward extension.
             * @default
             */
            name: string;
            /**
             * @description Whether it receives all returns that no other warehouse is responsible for. Each store has one default warehouse. Homeward extension.
             * @default false
             */
            is_default: boolean;
            /**
             * @description Countries whose returns go to this warehouse instead of the default one, as ISO 3166 codes. Empty: every country. Homeward extension.
             * @default []
             */
            countries: string[];
            /**
             * @description The connected shop's ID of this location, for restocking. Empty: the shop's default location. Homeward extension.
             * @default
             */
            shop_location_id: string;
            /**
             * @description Recipients of the daily list of expected parcels. Empty: the list is not sent. Homeward extension.
             * @default []
             */
            notice_emails: string[];
            /**
             * @description Time at which the list is sent, HH:MM in the store's time zone. Homeward extension.
             * @default 07:00
             */
            notice_time: string;
        };
        Connection: {
            connection_id: string;
            ecommerce_id: string;
            /** @enum {string} */
            kind: "SHOP" | "CARRIER" | "PAYMENTS" | "MAIL";
            /** @description For example SHOPIFY or WOOCOMMERCE. */
            provider: string;
            /** @description Display name of the provider. */
            provider_name: string;
            /**
             * @description Live stores use LIVE connections only, test stores TEST connections only.
             * @enum {string}
             */
            mode: "TEST" | "LIVE";
            /** @description The provider's ID of the account. */
            account_id: string;
            account_name: string;
            /** @enum {string} */
            state: "CONNECTED" | "NEEDS_ATTENTION" | "DISCONNECTED";
            /** @description Why the connection needs attention. `null` unless the state is NEEDS_ATTENTION. */
            attention_reason: ("CREDENTIALS_REFUSED" | "PERMISSIONS_MISSING" | "WEBHOOKS_REMOVED" | "UNINSTALLED" | "VERSION_ENDED") | null;
            /** @description `false` after several calls in a row without a response from the provider. Work is paused and resumes automatically. */
            is_answering: boolean;
            /** @description When the provider last responded. */
            last_ok_at: string | null;
            /** @description Description of the last problem. Empty if there was none. */
            last_error: string;
            last_error_at: string | null;
            /** @description Requests to the provider are paused until this time. */
            retries_at: string | null;
            /** @description Functions that the provider performs for the store. The others are tasks for people. */
            capabilities: ("REFUNDS" | "EXCHANGE_ORDERS" | "RESTOCK" | "RETURNS" | "STORE_CREDIT" | "GIFT_CARDS" | "LABELS" | "RATES" | "VOIDS" | "PICKUPS" | "QR_CODES" | "DROP_OFF_POINTS" | "TRACKING" | "CUSTOMS" | "ADDRESS_CHECK" | "PAYMENT_REFUNDS" | "TRANSFERS" | "CHARGES" | "HOLDS" | "DISPUTES")[];
            /** @description The shop's stock locations. A warehouse references one in `shop_location_id`. */
            locations: {
                location_id: string;
                name: string;
            }[];
            /** @description Carriers available for labels, and the return methods each one supports. */
            carriers: {
                /** @description The provider's code, for example USPS. */
                carrier: string;
                name: string;
                return_methods: ("NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE")[];
            }[];
            /** @description Limitations of the connection, and how to fix them. */
            warnings: string[];
            /** @description Date on which the provider retires the API version in use. `null` if it is not scheduled. */
            version_ends_on: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            updated_at: string;
            disconnected_at: string | null;
        };
        WebhookEndpoint: {
            endpoint_id: string;
            url: string;
            events: ("onReturnProcessCreation" | "onShippingStatusUpdated" | "onProcessCompleted" | "onReturnProcessCanceled")[];
            /** @description The endpoint receives the daily list of parcels on their way to this warehouse, and no events. `null`: it receives events. */
            warehouse_id: string | null;
            warehouse_name: string;
            /** @description Empty: every store of the group, including future ones. */
            ecommerce_ids: string[];
            is_enabled: boolean;
            disabled_reason: string;
            disabled_at: string | null;
            failing_since: string | null;
            /** @description Until then the previous secret also signs. */
            previous_secret_until: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            created_at: string;
            pending: number;
            delivered: number;
            dead: number;
        };
        Order: {
            id: string;
            ecommerce_id: string;
            order_number: string;
            platform_order_id: string;
            name: string;
            /**
             * @description ISO 4217 currency code.
             * @example EUR
             */
            currency: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            purchased_at: string;
            fulfilled_at: string | null;
            delivered_at: string | null;
            email: string;
            customer: {
                first_name: string;
                last_name: string;
                phone: string;
                platform_customer_id: string;
            };
            shipping_address: components["schemas"]["Address"];
            tags: string[];
            taxes_included: boolean;
            line_items: components["schemas"]["OrderLine"][];
            /**
             * @description Amount in minor units of the currency.
             * @example 1200
             */
            order_discount: number;
            /**
             * @description Amount in minor units of the currency.
             * @example 1200
             */
            fees: number;
            conditional_discounts: {
                id: string;
                label: string;
                /**
                 * @description Amount in minor units of the currency.
                 * @example 1200
                 */
                minimum_subtotal: number;
                /**
                 * @description Amount in minor units of the currency.
                 * @example 1200
                 */
                amount: number;
            }[];
            shipping: {
                /**
                 * @description Amount in minor units of the currency.
                 * @example 1200
                 */
                price: number;
                /**
                 * @description Amount in minor units of the currency.
                 * @example 1200
                 */
                discount: number;
                /**
                 * @description Amount in minor units of the currency.
                 * @example 1200
                 */
                tax: number;
            };
            payments: {
                id: string;
                processor: string;
                method: string;
                label: string;
                /**
                 * @description Amount captured for this order.
                 * @example 1200
                 */
                captured: number;
                /** @description Total captured for all orders paid with this payment. `null` if it paid only this order. */
                captured_total: number | null;
                /**
                 * @description Amount that the shop has refunded for all orders of this payment.
                 * @example 1200
                 */
                refunded: number;
            }[];
        };
        OrderLine: {
            /** @description Homeward's ID. Reviews and returns accept it, and also `platform_line_item_id` and the SKU. */
            id: string;
            platform_line_item_id: string;
            product_id: string;
            variant_id: string;
            sku: string;
            ean: string;
            name: string;
            variant_name: string;
            image_url: string;
            brand_id: string;
            category_ids: string[];
            collection_ids: string[];
            tag_ids: string[];
            options: Record<string, never>;
            quantity: number;
            fulfilled_quantity: number;
            /** @description Units that the shop has refunded or removed itself. */
            refunded_quantity: number;
            /**
             * @description Amount in minor units of the currency.
             * @example 1200
             */
            unit_price: number;
            /**
             * @description Amount in minor units of the currency.
             * @example 1200
             */
            total_discount: number;
            /**
             * @description Amount in minor units of the currency.
             * @example 1200
             */
            total_tax: number;
            weight_in_grams: number;
            hs_code: string;
            origin_country: string;
            is_returnable: boolean;
        };
        OrderAddressInput: {
            first_name?: string;
            last_name?: string;
            company?: string;
            address_line_1?: string;
            address_line_2?: string;
            city?: string;
            state_province?: string;
            state_province_code?: string;
            postcode?: string;
            country?: string;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example NL
             */
            country_code?: string;
            phone?: string;
            email?: string;
            svc_id?: string;
        };
        OrderLineInput: {
            platform_line_item_id: string;
            /** @default  */
            product_id: string;
            /** @default  */
            variant_id: string;
            /** @default  */
            sku: string;
            /** @default  */
            ean: string;
            name: string;
            /** @default  */
            variant_name: string;
            /** @default  */
            image_url: string;
            /** @default  */
            brand_id: string;
            /** @default [] */
            category_ids: string[];
            /** @default [] */
            collection_ids: string[];
            /** @default [] */
            tag_ids: string[];
            /** @default {} */
            options: Record<string, never>;
            quantity: number;
            /** @description Units that the shop has refunded or removed itself. They can't be returned. Defaults to 0. */
            refunded_quantity?: number;
            /** @description Defaults to the quantity. */
            fulfilled_quantity?: number;
            /**
             * @description Amount in minor units of the currency, as a number or in decimal digits.
             * @example 1200
             */
            unit_price: number | string;
            /**
             * @description Discount on the whole line, before `order_discount`.
             * @example 1200
             */
            total_discount?: number | string;
            /**
             * @description Tax on the whole line, after all discounts.
             * @example 1200
             */
            total_tax?: number | string;
            /** @default 0 */
            weight_in_grams: number;
            /**
             * @description HS code of the product, for customs. Spaces, dots and hyphens are ignored.
             * @default
             * @example 6110.20
             */
            hs_code: string;
            /**
             * @description Country where the product was made, for customs: ISO 3166-1 alpha-2.
             * @default
             * @example NL
             */
            origin_country: string;
            /** @default true */
            is_returnable: boolean;
        };
        OrderImport: {
            import_id: string;
            /**
             * @description PENDING: waiting to start. RUNNING: in progress. DONE: completed; rejected rows are in the report. FAILED: can't be read further; `error` explains why. Orders imported before remain.
             * @enum {string}
             */
            state: "PENDING" | "RUNNING" | "DONE" | "FAILED";
            /** @description One sentence. "" unless the state is FAILED. */
            error: string;
            progress: {
                /** @description Bytes read of the file as uploaded. */
                read_bytes: number;
                /** @description Size in bytes of the file as uploaded. */
                total_bytes: number;
            };
            rows: {
                /** @description Rows read, without header and blank rows. */
                read: number;
                /** @description Rows of orders with an error. */
                refused: number;
                /** @description Rows that a skip rule of the mapping leaves out on purpose. */
                skipped: number;
            };
            orders: {
                /** @description Orders that were created. */
                created: number;
                /** @description Orders that existed and were updated. */
                updated: number;
                /** @description Orders that existed with the same content. */
                unchanged: number;
                /** @description Orders with an error. None of their rows were imported. */
                refused: number;
                /** @description Orders that a skip rule leaves out entirely, for example because they are canceled or not paid. */
                skipped: number;
            };
            /** @description Errors, up to 1,000. Other rows of the same order are only counted. */
            errors: {
                /** @description 1 is the first row of the file, including the header of a CSV file. A row with line breaks in quoted text counts as one. */
                line: number;
                /** @description Order number as written in the file, at most 64 characters. "" if it has none. */
                order_number: string;
                /** @description Name of the field: of putOrder, or of the mapping. "" if the error concerns the whole row or order. */
                field: string;
                /** @description Column of a CSV file that the field is read from. "" if there is none. */
                column: string;
                /** @description What is wrong and what would be right, as the end of a sentence that begins with the field. Values of numbers and dates are quoted; those of people are masked. */
                message: string;
            }[];
            /** @description Rows left out by skip rules, up to 1,000. An order that is left out entirely is listed with its first row. */
            skipped: {
                line: number;
                /** @description Order number as written in the file, at most 64 characters. "" if it has none. */
                order_number: string;
                message: string;
            }[];
            /** @description Number of rows that were not imported by reason, most frequent first. */
            messages: {
                message: string;
                rows: number;
                /** @description Whether a skip rule of the mapping leaves these rows out. */
                is_foreseen: boolean;
            }[];
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            created_at: string;
            started_at: string | null;
            finished_at: string | null;
        };
        VariantInput: {
            variant_id: string;
            /** @default  */
            sku: string;
            /** @default  */
            ean: string;
            /** @default  */
            name: string;
            /** @default {} */
            options: Record<string, never>;
            /**
             * @description Amount in minor units of the currency, as a number or in decimal digits.
             * @example 1200
             */
            price: number | string;
            /** @description Available units. `null` if the shop does not track stock. Variants with 0 are not offered. */
            stock: number | null;
        };
        Credit: {
            code: string;
            /** @enum {string} */
            kind: "STORE_CREDIT" | "GIFT_CARD";
            /**
             * @description ISO 4217 currency code.
             * @example EUR
             */
            currency: string;
            /**
             * @description Amount issued.
             * @example 1200
             */
            amount: string;
            /**
             * @description Remaining balance.
             * @example 1200
             */
            balance: string;
            /** @description Return that the credit was issued for. */
            process_id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            created_at: string;
            /** @description Ledger entries, oldest first. The balance is their sum. */
            entries: {
                /** @enum {string} */
                kind: "ISSUED" | "SPENT" | "TAKEN_BACK";
                /**
                 * @description Minor units. Negative for credit that was spent or taken back.
                 * @example -500
                 */
                amount: string;
                reference: string;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC, milliseconds.
                 */
                at: string;
            }[];
        };
        IntentOrder: {
            id: string;
            name: string;
            /**
             * @description ISO 4217 currency code.
             * @example EUR
             */
            currency: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            purchased_at: string;
            delivered_at: string | null;
            return_window_ends_at: string | null;
            line_items: components["schemas"]["IntentLineItem"][];
            /** @description Amount of the order that is left to refund, if it is less than what was paid for the returnable items because the store already refunded part of the order. Quotes are limited to it, with a row ALREADY_REFUNDED in the derivation. `null`: no limit. */
            refund_limit: string | null;
            return_id: string;
            /** @description Started by the recipient of a gift: show no prices, only the items being returned. */
            is_gift: boolean;
            customer_token: string;
            existing_returns: {
                return_code: string;
                status: string;
                units: number;
            }[];
        };
        IntentLineItem: {
            id: string;
            platform_line_item_id: string;
            product: components["schemas"]["Product"];
            quantity: number;
            returnable_quantity: number;
            /**
             * @description Amount in minor units of the currency, as decimal digits.
             * @example 1200
             */
            unit_price: string;
            /**
             * @description Price paid for the whole line after all discounts.
             * @example 1200
             */
            total_price: string;
            image_url: string;
            is_returnable: boolean;
            /** @description Explanation of the rule. */
            non_returnable_reason: string | null;
            /** @description 2: already in a return, 3: policy, 4: not fulfilled, 5: return window. Homeward extensions: 6: refunded, 7: removed in the shop. New codes may be added: treat an unknown code as not returnable. */
            non_returnable_code: number | null;
            /** @description End of the return window of this item. `null`: no limit. */
            return_window_ends_at: string | null;
            /** @description Whether the shopper can keep the item, based on the choices so far. */
            keep_your_item: {
                /** @description Whether the shopper may choose to keep the item. */
                is_offered: boolean;
                /** @description Whether the store does not want the item back. */
                is_forced: boolean;
                refund_percentage: number;
                /**
                 * @description Refund for keeping the selected units, or all remaining units if none are selected.
                 * @example 1200
                 */
                keep_amount: string;
                /**
                 * @description Refund for sending back the same units, before fees.
                 * @example 1200
                 */
                return_amount: string;
                /** @description Whether keeping the item requires an uploaded document of the item. */
                requires_photo: boolean;
                /** @description Explanation for the shopper. */
                why: string;
            } | null;
            requires_documents: boolean;
            /** @description Explanation for the shopper. */
            requires_documents_why: string | null;
        };
        ReturnDraft: {
            items: {
                line_item_id: string;
                quantity: number;
                return_reason: string;
                comment: string;
                /** @description Refund option of this item, or of the remainder after an exchange. `null` if not chosen yet. */
                refund_option: ("BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD") | null;
                /** @description Homeward's ID of the new variant. */
                exchange_variant_id: string | null;
                /** @description New item at today's price. `null` without an exchange, or if the item is no longer available. */
                exchange: components["schemas"]["ChosenExchange"] | null;
                /** @description Documents uploaded for this item. */
                document_ids: string[];
                /** @description Whether the shopper keeps the item. Nothing has to be sent. */
                keep_your_item: boolean;
            }[];
            refund_option: ("BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD") | null;
            /**
             * @description Bank account for a bank transfer, masked.
             * @example NL91 •••• 4300
             */
            bank_account: string | null;
            delivery: {
                /** @enum {string} */
                return_method: "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
                provider: string;
                carrier: string;
                pickup_date: string;
                /** @enum {string} */
                pickup_range: "NO_RANGE" | "RANGE_8_TO_12" | "RANGE_12_TO_16" | "RANGE_16_TO_20";
                /** @description `null`: the delivery address of the order. */
                pickup_address: components["schemas"]["Address"] | null;
                /** @description The address as formatted by the carrier if it differs from the given address; otherwise `null`. */
                corrected_address: components["schemas"]["Address"] | null;
                /** @description Which address is used on the label. OPEN: not chosen yet; the given address is used. NORMALIZED: the addresses differ only in formatting (letter case, postal code format), so the carrier's is used. `null` if there is nothing to choose. */
                address_choice: ("OPEN" | "CORRECTED" | "GIVEN" | "NORMALIZED") | null;
                parcel_count: number;
            } | null;
        };
        ChosenExchange: {
            /** @description The shop's ID. */
            product_id: string;
            /** @description The shop's ID. */
            variant_id: string;
            name: string;
            variant_name: string;
            image_url: string;
            /**
             * @description Unit price, tax included.
             * @example 1200
             */
            price: string;
            /** @description Price difference of all units, in minor units. The shopper pays a positive amount; a negative amount is refunded. */
            price_difference: string;
        };
        ExchangeOption: {
            /** @description The shop's ID. */
            product_id: string;
            /** @description The shop's ID. Use it as `exchange_variant_id`. */
            variant_id: string;
            svc_product_id: string;
            /** @description Homeward's ID. Also accepted as `exchange_variant_id`. */
            svc_variant_id: string;
            name: string;
            variant_name: string;
            image_url: string;
            /**
             * @description Unit price, tax included.
             * @example 1200
             */
            price: string;
            /**
             * @description Minor units as decimal digits. The shopper pays a positive amount; a negative amount is refunded.
             * @example -1500
             */
            price_difference: string;
            /**
             * @description ISO 4217 currency code.
             * @example EUR
             */
            currency: string;
            /** @description Available units. Absent if the shop does not track stock. */
            stock?: number;
        };
        ReturnOption: {
            /** @enum {string} */
            return_method: "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
            provider: string;
            carrier: string;
            carrier_name: string;
            label: string;
            /**
             * @description Amount in minor units of the currency, as decimal digits.
             * @example 1200
             */
            total_fee: string;
            /**
             * @description ISO 4217 currency code.
             * @example EUR
             */
            currency: string;
            /**
             * @description CARRIER: the carrier creates the label. STORE: staff upload a label by `label_due_at`. NONE: the shopper ships the parcel with a carrier of their choice, at their own expense.
             * @enum {string}
             */
            label_source: "CARRIER" | "STORE" | "NONE";
            /** @description STORE: when the label is promised, if the return is confirmed now and needs no approval; otherwise `null`. */
            label_due_at: string | null;
            needs_printer: boolean;
            needs_box: boolean;
            pickup_slots: {
                date: string;
                ranges: ("NO_RANGE" | "RANGE_8_TO_12" | "RANGE_12_TO_16" | "RANGE_16_TO_20")[];
            }[];
            /** @description Send-by deadline if the return is confirmed now. `null`: no limit, or the parcel is picked up. */
            hand_over_by: string | null;
            /** @description Number of days to send the parcel, counted from the approval if one is needed. 0: no limit, or the parcel is picked up. */
            hand_over_days: number;
            /** @description IN_STORE: page that lists the stores; otherwise empty. */
            store_list_url: string;
        };
        ReturnStore: {
            store_id: string;
            name: string;
            /** @description Opening hours for shoppers. Empty if unknown. */
            opening_hours: string;
            address: components["schemas"]["Address"];
        };
        Checkout: {
            return_id: string;
            returned_items: {
                id: string;
                name: string;
                image: string;
                return_reason: string;
                quantity_returned: number;
                compensation: {
                    bank_transfer?: {
                        /**
                         * @description Amount in minor units of the currency, as decimal digits.
                         * @example 1200
                         */
                        amount: string;
                        /**
                         * @description ISO 4217 currency code.
                         * @example EUR
                         */
                        currency: string;
                    };
                    store_credit?: {
                        /**
                         * @description Amount in minor units of the currency, as decimal digits.
                         * @example 1200
                         */
                        amount: string;
                        /**
                         * @description ISO 4217 currency code.
                         * @example EUR
                         */
                        currency: string;
                    };
                    gift_card?: {
                        /**
                         * @description Amount in minor units of the currency, as decimal digits.
                         * @example 1200
                         */
                        amount: string;
                        /**
                         * @description ISO 4217 currency code.
                         * @example EUR
                         */
                        currency: string;
                    };
                    original_payment_method?: {
                        /**
                         * @description Amount in minor units of the currency, as decimal digits.
                         * @example 1200
                         */
                        amount: string;
                        /**
                         * @description ISO 4217 currency code.
                         * @example EUR
                         */
                        currency: string;
                    };
                    new_items_to_ship: components["schemas"]["NewItem"][];
                };
            }[];
            costs: {
                /**
                 * @description Amount in minor units of the currency, as decimal digits.
                 * @example 1200
                 */
                total: string;
                /** @enum {string} */
                fee_type: "RETURN_FEE" | "SHIPPING_FEE" | "RESTOCK_FEE";
            };
            costs_breakdown: {
                /** @enum {string} */
                fee_type: "RETURN_FEE" | "SHIPPING_FEE" | "RESTOCK_FEE";
                /**
                 * @description Amount in minor units of the currency, as decimal digits.
                 * @example 1200
                 */
                total: string;
                /** @description Explanation for the shopper. */
                why: string;
            }[];
            /**
             * @description Value of the returned units before fees and bonuses.
             * @example 1200
             */
            subtotal: string;
            /**
             * @description Amount refunded to the shopper.
             * @example 1200
             */
            total: string;
            /**
             * @description Bonus credit for choosing store credit or an exchange. Included in the total.
             * @example 1200
             */
            bonus: string;
            /**
             * @description Amount added to round up store credit. Included in the total.
             * @example 1200
             */
            rounding: string;
            /**
             * @description Amount that the shopper has to pay.
             * @example 1200
             */
            amount_to_pay: string;
            /**
             * @description ISO 4217 currency code.
             * @example EUR
             */
            currency: string;
            /** @description Whether the store has to approve the return, based on the choices so far. No label is created before the approval. */
            requires_authorization: boolean;
            /** @description Explanation for the shopper. */
            requires_authorization_why: string | null;
            quote_id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            expires_at: string;
            derivation: components["schemas"]["Derivation"];
            /** @description Offer to send the new items before the returned items are inspected. `null` if they are only sent afterward. */
            instant_exchange: components["schemas"]["InstantExchangeOffer"] | null;
        };
        NewItem: {
            product_id: string;
            variant_id: string;
            sku: string;
            name: string;
            variant_name: string;
            image_url: string;
            quantity: number;
            /**
             * @description Amount in minor units of the currency, as decimal digits.
             * @example 1200
             */
            price: string;
            /**
             * @description ISO 4217 currency code.
             * @example EUR
             */
            currency: string;
        };
        InstantExchangeOffer: {
            /**
             * @description Amount held on the shopper's card until the returned items are sent.
             * @example 1200
             */
            hold_amount: string;
            /**
             * Format: date-time
             * @description Deadline for sending the returned items before the hold is charged. The bank may set an earlier date, which is `hand_over_by` of the return.
             */
            send_by: string;
            /** @enum {string} */
            released_on: "COLLECTED" | "IN_WAREHOUSE";
            /** @description Whether the shopper chose it: `exchange_timing` is ON_START. */
            is_chosen: boolean;
        };
        Tracking: {
            return_id: string;
            process_id: string;
            return_code: string;
            order_name: string;
            /** @enum {string} */
            status: "RUNNING" | "COMPLETED" | "FAILED" | "CANCELED" | "ON_HOLD";
            /** @enum {string} */
            shipping_status: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
            /**
             * @description Status, shipping status and reviews combined into one value.
             * @enum {string}
             */
            status_key: "NEEDS_APPROVAL" | "LABEL_PENDING" | "READY_TO_SEND" | "IN_TRANSIT" | "TO_INSPECT" | "INSPECTING" | "SHIPPING_PROBLEM" | "PAYING" | "ON_HOLD" | "COMPLETED" | "COMPLETED_PARTIAL" | "CANCELED" | "FAILED";
            authorization: {
                /** @enum {string} */
                status: "NOT_REQUIRED" | "PENDING" | "AUTHORIZED" | "UNAUTHORIZED";
                /** @description The store's explanation if it declined the return; otherwise empty. */
                unauthorized_reason: string;
            };
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            created_at: string;
            hand_over_by: string | null;
            /** @enum {string} */
            return_method: "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
            carrier: string;
            carrier_name: string;
            /**
             * @description CARRIER: created when it is booked. STORE: uploaded by staff. NONE: the shopper ships the parcel.
             * @enum {string}
             */
            label_source: "CARRIER" | "STORE" | "NONE";
            /** @description STORE: when the label is promised, while it is pending; otherwise `null`. */
            label_due_at: string | null;
            /** @description Whether the shopper can set a tracking number. */
            can_enter_tracking: boolean;
            tracking_number: string;
            tracking_url: string;
            /** @description Parcels of the return. The fields outside this list describe the first one. */
            parcels: {
                /** @description Number of the parcel, starting at 1. */
                parcel: number;
                /**
                 * @description Shipping status of this parcel.
                 * @enum {string}
                 */
                shipping_status: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
                carrier_name: string;
                tracking_number: string;
                tracking_url: string;
                /** @description Valid for ten minutes. `null` if there is no label yet. */
                label_url: string | null;
                qr_code_url: string | null;
                customs_form_url: string | null;
                /** @description Items that belong in this parcel. A suggestion, binding only if customs documents list them. */
                items: {
                    name: string;
                    variant_name: string;
                    quantity: number;
                }[];
            }[];
            parcel_count: number;
            /** @description Whether the shopper can request an additional label. */
            can_add_parcel: boolean;
            /** @description Whether customs documents define which items go in which parcel. */
            is_split_binding: boolean;
            /** @description Valid for ten minutes. */
            label_url: string | null;
            /** @description Image of the code that the carrier scans instead of a printed label. Valid for ten minutes. */
            qr_code_url: string | null;
            /** @description Customs form, if it isn't part of the label. Valid for ten minutes. */
            customs_form_url: string | null;
            /** @description Whether the shopper has to print the label. */
            prints_label: boolean;
            /** @description Content of the code on the return pass. */
            pass_payload: string;
            pickup_date: string;
            /** @enum {string} */
            pickup_range: "NO_RANGE" | "RANGE_8_TO_12" | "RANGE_12_TO_16" | "RANGE_16_TO_20";
            from: components["schemas"]["Address"];
            to: components["schemas"]["Address"];
            /** @description APPROVED is present only if the return needs approval; HANDED_OVER and CHECKED only if the shopper returns at least one item. In an instant exchange, PAID_BACK (the order for the new items) comes before them. */
            milestones: {
                /** @enum {string} */
                key: "REQUESTED" | "APPROVED" | "HANDED_OVER" | "CHECKED" | "PAID_BACK";
                reached_at: string | null;
            }[];
            events: {
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC, milliseconds.
                 */
                at: string;
                /** @enum {string} */
                shipping_status: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
                text: string;
            }[];
            units: {
                unit_id: string;
                line_item_id: string;
                name: string;
                variant_name: string;
                image_url: string;
                return_reason: string;
                /**
                 * @description Amount in minor units of the currency, as decimal digits.
                 * @example 1200
                 */
                paid_amount: string;
                review_status: ("APPROVED" | "DECLINED" | "MISSING") | null;
                reject_reason: string | null;
                /** @description The shopper keeps the item and gets this part of the price paid. `null` if the item is sent back. */
                keep_your_item: {
                    refund_percentage: number;
                } | null;
                /** @description New item in an exchange. `null` if the item is refunded. */
                new_item: {
                    name: string;
                    variant_name: string;
                    image_url: string;
                } | null;
            }[];
            /** @description Final refund. Before the decision, the latest quote, recalculated when a unit is rejected or the refund is overridden. */
            derivation: components["schemas"]["Derivation"] | null;
            outlook: components["schemas"]["RefundOutlook"];
            /** @enum {string} */
            refund_option: "BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD";
            refunds: {
                /**
                 * @description Amount in minor units of the currency, as decimal digits.
                 * @example 1200
                 */
                amount: string;
                /**
                 * @description ISO 4217 currency code.
                 * @example EUR
                 */
                currency: string;
                /** @enum {string} */
                refund_option: "BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD";
                destination: string;
                refunded_at: string | null;
                /** @description Store credit code. */
                code: string | null;
            }[];
            /** @description Last day for the refund, in the store's time zone, if the store sends it itself and has not yet. */
            refund_by: string | null;
            /** @description Name of the order placed for the new items. */
            exchange_order_name: string | null;
            can_cancel: boolean;
            /** @description Card hold that secures an instant exchange. `null` if there is none. */
            hold: components["schemas"]["CardHold"] | null;
            /** @description Started by the recipient of a gift: show no prices, only the items being returned. */
            is_gift: boolean;
        };
        RefundOutlook: {
            /** @description Whether every unit has been inspected. Until then the amounts are a quote. */
            is_final: boolean;
            /** @description Whether the return is canceled or failed. Nothing more is paid. */
            is_closed: boolean;
            /**
             * @description Total that the shopper has received and will receive: paid + pending + expected - taken_back.
             * @example 1200
             */
            total: string;
            /**
             * @description Amount in minor units of the currency, as decimal digits.
             * @example 1200
             */
            paid: string;
            /**
             * @description Decided, or due in advance, and not paid yet.
             * @example 1200
             */
            pending: string;
            /**
             * @description Additional amount due if every unit that is not inspected yet is accepted.
             * @example 1200
             */
            expected: string;
            /**
             * @description Unspent credit, issued in advance, that the decision takes back.
             * @example 1200
             */
            taken_back: string;
            /**
             * @description Price paid for units that were rejected or are missing. Not refunded.
             * @example 1200
             */
            rejected: string;
            /**
             * @description Amount that the shopper still has to pay.
             * @example 1200
             */
            owed: string;
            /**
             * @description Amount that the shopper paid for exchanges and fees and will get back in addition to `total`, because the exchange was rejected or the return was canceled.
             * @example 1200
             */
            charge_due: string;
            /**
             * @description Amount of such payments that was already refunded.
             * @example 1200
             */
            charge_returned: string;
        };
        StorefrontReturn: {
            return_id: string;
            return_code: string;
            process_id: string;
            /** @description The order's ID here. Filters accept it and the shop's own. */
            order_id: string;
            order_name: string;
            /** @enum {string} */
            status: "RUNNING" | "COMPLETED" | "FAILED" | "CANCELED" | "ON_HOLD";
            /** @enum {string} */
            shipping_status: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
            /** @enum {string} */
            status_key: "NEEDS_APPROVAL" | "LABEL_PENDING" | "READY_TO_SEND" | "IN_TRANSIT" | "TO_INSPECT" | "INSPECTING" | "SHIPPING_PROBLEM" | "PAYING" | "ON_HOLD" | "COMPLETED" | "COMPLETED_PARTIAL" | "CANCELED" | "FAILED";
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            created_at: string;
            line_items: {
                id: string;
                quantity: number;
                return_reason: string;
                review_status: string | null;
            }[];
            label_url: string | null;
            tracking_url: string;
            parcel_count: number;
            refund: {
                /**
                 * @description Amount in minor units of the currency, as decimal digits.
                 * @example 1200
                 */
                amount: string;
                /**
                 * @description ISO 4217 currency code.
                 * @example EUR
                 */
                currency: string;
                /** @enum {string} */
                refund_option: "BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD";
                destination: string;
                refunded_at: string | null;
                /** @description Store credit code. */
                code: string | null;
            }[];
        };
        ReturnProcessPayload: {
            svc_process_id: string;
            /** @enum {string} */
            svc_process_status: "RUNNING" | "COMPLETED" | "FAILED" | "CANCELED" | "ON_HOLD";
            portal_name: string;
            platform_process_id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            started_at: string;
            order_id: string;
            order_name: string;
            shopper: {
                email: string;
                first_name: string;
                last_name: string;
                phone_number: string;
            };
            return_line_items: {
                id: string;
                return_reason: string;
                product: components["schemas"]["Product"];
                quantity: number;
                /**
                 * @description Minor units as decimal digits.
                 * @example 1200
                 */
                unit_price: string;
                /**
                 * @description Minor units as decimal digits.
                 * @example 1200
                 */
                subtotal_price: string;
                /**
                 * @description Minor units as decimal digits.
                 * @example 1200
                 */
                total_discounts: string;
                /**
                 * @description Minor units as decimal digits.
                 * @example 1200
                 */
                total_taxes: string;
                /**
                 * @description Minor units as decimal digits.
                 * @example 1200
                 */
                total_price: string;
                currency: string;
                compensation_method: string;
            }[];
            reviews: {
                line_item_id: string;
                reject_reason: string | null;
                /** @enum {string} */
                status: "APPROVED" | "DECLINED" | "MISSING";
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC, milliseconds.
                 */
                review_date: string;
                user: string;
            }[];
            compensation: {
                refunds: {
                    /**
                     * @description Minor units as decimal digits.
                     * @example 1200
                     */
                    amount: string;
                    currency: string;
                    refunded_at: string | null;
                    /**
                     * @description Minor units as decimal digits.
                     * @example 1200
                     */
                    missing_amount: string;
                    type: string;
                }[];
                exchange_order: {
                    order_id: string;
                    order_name: string;
                    /**
                     * @description Minor units as decimal digits.
                     * @example 1200
                     */
                    subtotal_price: string;
                    /**
                     * @description Minor units as decimal digits.
                     * @example 1200
                     */
                    total_discounts: string;
                    /**
                     * @description Minor units as decimal digits.
                     * @example 1200
                     */
                    total_taxes: string;
                    /**
                     * @description Minor units as decimal digits.
                     * @example 1200
                     */
                    total_price: string;
                    currency: string;
                    shipping_address: components["schemas"]["NotificationAddress"];
                    ordered_items: {
                        quantity: number;
                        product: components["schemas"]["Product"];
                        /**
                         * @description Minor units as decimal digits.
                         * @example 1200
                         */
                        unit_price: string;
                        /**
                         * @description Minor units as decimal digits.
                         * @example 1200
                         */
                        subtotal_price: string;
                        /**
                         * @description Minor units as decimal digits.
                         * @example 1200
                         */
                        total_discounts: string;
                        /**
                         * @description Minor units as decimal digits.
                         * @example 1200
                         */
                        total_taxes: string;
                        /**
                         * @description Minor units as decimal digits.
                         * @example 1200
                         */
                        total_price: string;
                        currency: string;
                    }[];
                } | null;
            };
            logistics: {
                tracking_number: string;
                tracking_url: string;
                /** @enum {string} */
                status: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
                carrier: string;
                method: string;
                from: components["schemas"]["NotificationAddress"];
                to: components["schemas"]["NotificationAddress"];
            }[];
            return_costs: {
                type: string;
                total: number;
                currency: string;
            }[];
        };
    };
    responses: {
        /** @description The body matches If-None-Match and is not sent again. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description List of entity tags that the caller has, or *. */
        IfNoneMatch: string;
        /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description Path for querying the progress. */
        Location: string;
        /** @description Identifies this response in the log. Include it in support requests. */
        RequestId: string;
        /** @description Remaining quota (`r`) and seconds until it is fully restored (`t`). */
        RateLimit: string;
        /** @description Applicable limit: the quota (`q`), restored within the given number of seconds (`w`). */
        RateLimitPolicy: string;
        /** @description Number of seconds after which the request can be repeated. */
        RetryAfter: number;
        /** @description `true` if this is the stored response of an earlier call with the same Idempotency-Key. */
        IdempotentReplayed: "true";
        /** @description Strong entity tag of the body. Send it in If-None-Match. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getProcess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                process_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "return_summary": {
                     *         "basic_process_data": {
                     *           "process_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                     *           "return_code": "RT-ZZAH-XAH4",
                     *           "platform_process_id": "sbx-return-3ffd8dc59da44b9d",
                     *           "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *           "portal_name": "Waterkant",
                     *           "order_id": "881042",
                     *           "order_name": "#1042",
                     *           "lang": "en",
                     *           "shipping_status": "CREATED",
                     *           "return_method": "DROP_OFF_POINT",
                     *           "provider": "SANDBOX",
                     *           "carrier": "sandbox_post",
                     *           "tracking_number": "SBP2018768146579455",
                     *           "created_at": "2026-11-20T10:00:00.000Z",
                     *           "updated_at": "2026-11-20T10:00:00.000Z",
                     *           "hand_over_by": "2026-12-04T22:59:59.999Z",
                     *           "ended_at": null
                     *         },
                     *         "checkout_id": "set_01m7w6c380emh0kkb6pd2gxbsp",
                     *         "compensation": {
                     *           "quote": {
                     *             "settlement_id": "set_01m7w6c380emh0kkb6pd2gxbsp",
                     *             "basis": "QUOTE",
                     *             "currency": "EUR",
                     *             "subtotal": "4500",
                     *             "shipping": "0",
                     *             "fees": "0",
                     *             "bonus": "0",
                     *             "rounding": "0",
                     *             "tax": "781",
                     *             "total": "4500",
                     *             "owed": "0",
                     *             "portions": [
                     *               {
                     *                 "refund_option": "ORIGINAL_PAYMENT_METHOD",
                     *                 "subtotal": "4500",
                     *                 "fees": "0",
                     *                 "bonus": "0",
                     *                 "rounding": "0",
                     *                 "total": "4500"
                     *               }
                     *             ],
                     *             "units": [
                     *               {
                     *                 "unit_id": "li_01m7w6c380emh0kkaxkdzt06dn:0",
                     *                 "amount": "4500",
                     *                 "tax": "781"
                     *               }
                     *             ],
                     *             "created_at": "2026-11-20T10:00:00.000Z",
                     *             "rows": [
                     *               {
                     *                 "position": 1,
                     *                 "group": "ITEMS",
                     *                 "kind": "UNIT_PRICE",
                     *                 "label": "Waal T-shirt",
                     *                 "formula": "€45.00 list price",
                     *                 "unit_id": "li_01m7w6c380emh0kkaxkdzt06dn:0",
                     *                 "amount": "4500"
                     *               },
                     *               {
                     *                 "position": 2,
                     *                 "group": "TAX",
                     *                 "kind": "TAX_INCLUDED",
                     *                 "label": "Tax: Waal T-shirt",
                     *                 "formula": "included: €7.81 of €15.62 by largest remainder",
                     *                 "unit_id": "li_01m7w6c380emh0kkaxkdzt06dn:0",
                     *                 "amount": "0"
                     *               },
                     *               {
                     *                 "position": 3,
                     *                 "group": "LEG",
                     *                 "kind": "PAYOUT",
                     *                 "label": "Visa ending in 42",
                     *                 "formula": "€45.00 of €94.95 left",
                     *                 "unit_id": null,
                     *                 "amount": "4500"
                     *               }
                     *             ]
                     *           },
                     *           "estimate": null,
                     *           "advance": null,
                     *           "decision": null,
                     *           "overpaid": "0",
                     *           "refunds": [],
                     *           "override": null,
                     *           "exchange_order": null
                     *         },
                     *         "currency_code": "EUR",
                     *         "customer": {
                     *           "email": "noor@example.com",
                     *           "first_name": "Noor",
                     *           "last_name": "de Wit",
                     *           "phone": "+31612345678",
                     *           "platform_customer_id": "5501",
                     *           "address": {
                     *             "first_name": "Noor",
                     *             "last_name": "de Wit",
                     *             "company": "",
                     *             "address_line_1": "Sluiskade 4",
                     *             "address_line_2": "",
                     *             "city": "Utrecht",
                     *             "state_province": "",
                     *             "state_province_code": "",
                     *             "postcode": "3511 KA",
                     *             "country": "Netherlands",
                     *             "country_code": "NL",
                     *             "phone": "+31612345678",
                     *             "email": "",
                     *             "svc_id": ""
                     *           }
                     *         },
                     *         "exchange_timing": "TIMING_UNSPECIFIED",
                     *         "extra_line_items": {
                     *           "items": []
                     *         },
                     *         "is_claim": false,
                     *         "keep_your_item_type": "KEEP_YOUR_ITEM_TYPE_NONE",
                     *         "navigation": {
                     *           "portal_url": "https://returns.example.com/r/waterkant/return/RT-ZZAH-XAH4",
                     *           "dashboard_url": "https://returns.example.com/dashboard/returns/RT-ZZAH-XAH4"
                     *         },
                     *         "open_exchange_items": {
                     *           "items": []
                     *         },
                     *         "ordered_items": {
                     *           "items": [
                     *             {
                     *               "line_item_id": "li_01m7w6c380emh0kkaxkdzt06dn",
                     *               "platform_line_item_id": "11289",
                     *               "product": {
                     *                 "product_id": "7001",
                     *                 "variant_id": "7001-M",
                     *                 "sku": "TSL-WAA-MOS-M",
                     *                 "ean": "",
                     *                 "name": "Waal T-shirt",
                     *                 "variant_name": "Moss / M"
                     *               },
                     *               "quantity": 2,
                     *               "unit_price": "4500",
                     *               "total_discount": "0",
                     *               "total_tax": "1562"
                     *             }
                     *           ]
                     *         },
                     *         "payments": {
                     *           "items": [
                     *             {
                     *               "payment_id": "pay-1042",
                     *               "processor": "cards",
                     *               "method": "card",
                     *               "label": "Visa ending in 42",
                     *               "captured": "9495",
                     *               "refunded": "0"
                     *             }
                     *           ],
                     *           "hold": null
                     *         },
                     *         "refund_payment_method": "ORIGINAL_PAYMENT_METHOD",
                     *         "refund_timing": "ON_REVIEW",
                     *         "returned_items": {
                     *           "items": [
                     *             {
                     *               "line_item_id": "li_01m7w6c380emh0kkaxkdzt06dn",
                     *               "platform_line_item_id": "11289",
                     *               "product": {
                     *                 "product_id": "7001",
                     *                 "variant_id": "7001-M",
                     *                 "sku": "TSL-WAA-MOS-M",
                     *                 "ean": "",
                     *                 "name": "Waal T-shirt",
                     *                 "variant_name": "Moss / M"
                     *               },
                     *               "image_url": "",
                     *               "quantity": 1,
                     *               "return_reason": "TOO_SMALL",
                     *               "comment": "Tight around the shoulders",
                     *               "compensation_method": "ORIGINAL_PAYMENT_METHOD",
                     *               "unit_price": "4500",
                     *               "units": [
                     *                 {
                     *                   "unit_id": "unit_01m7w6c380emh0kkb7nzxfc26a",
                     *                   "unit_index": 0,
                     *                   "location": "ANNOUNCED",
                     *                   "verdict": "UNDECIDED",
                     *                   "payment": "NOTHING_DUE",
                     *                   "paid_amount": "4500",
                     *                   "reject_reason": null,
                     *                   "show_reject_reason": false,
                     *                   "reviewed_at": null,
                     *                   "reviewed_by": "",
                     *                   "new_item": null,
                     *                   "is_resellable": true,
                     *                   "restocked_at": null,
                     *                   "not_restocked_reason": null
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "start_return_on_platform_time": "START_RETURN_ON_PLATFORM_TIME_ON_START",
                     *         "status": "RUNNING",
                     *         "upload_documents_info": {
                     *           "is_required": false,
                     *           "documents": [
                     *             {
                     *               "document_id": "doc_01m7w6c380emh0kkb5d06xyr4j",
                     *               "name": "receipt.pdf",
                     *               "content_type": "application/pdf",
                     *               "byte_length": 60,
                     *               "created_at": "2026-11-20T10:00:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        return_summary: components["schemas"]["ReturnSummary"];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProcessSummaries: {
        parameters: {
            query?: {
                /**
                 * @description 0-based.
                 * @example 0
                 */
                page?: number;
                /** @example 25 */
                page_size?: number;
                /** @description The order's ID here or in the shop, as in any response or webhook. */
                order_id?: string;
                /** @description The order's number or name, for example 1042 or #1042. */
                order_number?: string;
                /** @example RUNNING */
                status?: "RUNNING" | "COMPLETED" | "FAILED" | "CANCELED" | "ON_HOLD";
                customer_email?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pagination": {
                     *         "current_page": 0,
                     *         "page_size": 25,
                     *         "total_pages": 1
                     *       },
                     *       "return_summaries": [
                     *         {
                     *           "basic_process_data": {
                     *             "process_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                     *             "return_code": "RT-ZZAH-XAH4",
                     *             "platform_process_id": "sbx-return-3ffd8dc59da44b9d",
                     *             "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *             "portal_name": "Waterkant",
                     *             "order_id": "881042",
                     *             "order_name": "#1042",
                     *             "lang": "en",
                     *             "shipping_status": "CREATED",
                     *             "return_method": "DROP_OFF_POINT",
                     *             "provider": "SANDBOX",
                     *             "carrier": "sandbox_post",
                     *             "tracking_number": "SBP2018768146579455",
                     *             "created_at": "2026-11-20T10:00:00.000Z",
                     *             "updated_at": "2026-11-20T10:00:00.000Z",
                     *             "hand_over_by": "2026-12-04T22:59:59.999Z",
                     *             "ended_at": null
                     *           },
                     *           "checkout_id": "set_01m7w6c380emh0kkb6pd2gxbsp",
                     *           "compensation": {
                     *             "quote": {
                     *               "settlement_id": "set_01m7w6c380emh0kkb6pd2gxbsp",
                     *               "basis": "QUOTE",
                     *               "currency": "EUR",
                     *               "subtotal": "4500",
                     *               "shipping": "0",
                     *               "fees": "0",
                     *               "bonus": "0",
                     *               "rounding": "0",
                     *               "tax": "781",
                     *               "total": "4500",
                     *               "owed": "0",
                     *               "portions": [
                     *                 {
                     *                   "refund_option": "ORIGINAL_PAYMENT_METHOD",
                     *                   "subtotal": "4500",
                     *                   "fees": "0",
                     *                   "bonus": "0",
                     *                   "rounding": "0",
                     *                   "total": "4500"
                     *                 }
                     *               ],
                     *               "units": [
                     *                 {
                     *                   "unit_id": "li_01m7w6c380emh0kkaxkdzt06dn:0",
                     *                   "amount": "4500",
                     *                   "tax": "781"
                     *                 }
                     *               ],
                     *               "created_at": "2026-11-20T10:00:00.000Z",
                     *               "rows": [
                     *                 {
                     *                   "position": 1,
                     *                   "group": "ITEMS",
                     *                   "kind": "UNIT_PRICE",
                     *                   "label": "Waal T-shirt",
                     *                   "formula": "€45.00 list price",
                     *                   "unit_id": "li_01m7w6c380emh0kkaxkdzt06dn:0",
                     *                   "amount": "4500"
                     *                 },
                     *                 {
                     *                   "position": 2,
                     *                   "group": "TAX",
                     *                   "kind": "TAX_INCLUDED",
                     *                   "label": "Tax: Waal T-shirt",
                     *                   "formula": "included: €7.81 of €15.62 by largest remainder",
                     *                   "unit_id": "li_01m7w6c380emh0kkaxkdzt06dn:0",
                     *                   "amount": "0"
                     *                 },
                     *                 {
                     *                   "position": 3,
                     *                   "group": "LEG",
                     *                   "kind": "PAYOUT",
                     *                   "label": "Visa ending in 42",
                     *                   "formula": "€45.00 of €94.95 left",
                     *                   "unit_id": null,
                     *                   "amount": "4500"
                     *                 }
                     *               ]
                     *             },
                     *             "estimate": null,
                     *             "advance": null,
                     *             "decision": null,
                     *             "overpaid": "0",
                     *             "refunds": [],
                     *             "override": null,
                     *             "exchange_order": null
                     *           },
                     *           "currency_code": "EUR",
                     *           "customer": {
                     *             "email": "noor@example.com",
                     *             "first_name": "Noor",
                     *             "last_name": "de Wit",
                     *             "phone": "+31612345678",
                     *             "platform_customer_id": "5501",
                     *             "address": {
                     *               "first_name": "Noor",
                     *               "last_name": "de Wit",
                     *               "company": "",
                     *               "address_line_1": "Sluiskade 4",
                     *               "address_line_2": "",
                     *               "city": "Utrecht",
                     *               "state_province": "",
                     *               "state_province_code": "",
                     *               "postcode": "3511 KA",
                     *               "country": "Netherlands",
                     *               "country_code": "NL",
                     *               "phone": "+31612345678",
                     *               "email": "",
                     *               "svc_id": ""
                     *             }
                     *           },
                     *           "exchange_timing": "TIMING_UNSPECIFIED",
                     *           "extra_line_items": {
                     *             "items": []
                     *           },
                     *           "is_claim": false,
                     *           "keep_your_item_type": "KEEP_YOUR_ITEM_TYPE_NONE",
                     *           "navigation": {
                     *             "portal_url": "https://returns.example.com/r/waterkant/return/RT-ZZAH-XAH4",
                     *             "dashboard_url": "https://returns.example.com/dashboard/returns/RT-ZZAH-XAH4"
                     *           },
                     *           "open_exchange_items": {
                     *             "items": []
                     *           },
                     *           "ordered_items": {
                     *             "items": [
                     *               {
                     *                 "line_item_id": "li_01m7w6c380emh0kkaxkdzt06dn",
                     *                 "platform_line_item_id": "11289",
                     *                 "product": {
                     *                   "product_id": "7001",
                     *                   "variant_id": "7001-M",
                     *                   "sku": "TSL-WAA-MOS-M",
                     *                   "ean": "",
                     *                   "name": "Waal T-shirt",
                     *                   "variant_name": "Moss / M"
                     *                 },
                     *                 "quantity": 2,
                     *                 "unit_price": "4500",
                     *                 "total_discount": "0",
                     *                 "total_tax": "1562"
                     *               }
                     *             ]
                     *           },
                     *           "payments": {
                     *             "items": [
                     *               {
                     *                 "payment_id": "pay-1042",
                     *                 "processor": "cards",
                     *                 "method": "card",
                     *                 "label": "Visa ending in 42",
                     *                 "captured": "9495",
                     *                 "refunded": "0"
                     *               }
                     *             ],
                     *             "hold": null
                     *           },
                     *           "refund_payment_method": "ORIGINAL_PAYMENT_METHOD",
                     *           "refund_timing": "ON_REVIEW",
                     *           "returned_items": {
                     *             "items": [
                     *               {
                     *                 "line_item_id": "li_01m7w6c380emh0kkaxkdzt06dn",
                     *                 "platform_line_item_id": "11289",
                     *                 "product": {
                     *                   "product_id": "7001",
                     *                   "variant_id": "7001-M",
                     *                   "sku": "TSL-WAA-MOS-M",
                     *                   "ean": "",
                     *                   "name": "Waal T-shirt",
                     *                   "variant_name": "Moss / M"
                     *                 },
                     *                 "image_url": "",
                     *                 "quantity": 1,
                     *                 "return_reason": "TOO_SMALL",
                     *                 "comment": "Tight around the shoulders",
                     *                 "compensation_method": "ORIGINAL_PAYMENT_METHOD",
                     *                 "unit_price": "4500",
                     *                 "units": [
                     *                   {
                     *                     "unit_id": "unit_01m7w6c380emh0kkb7nzxfc26a",
                     *                     "unit_index": 0,
                     *                     "location": "ANNOUNCED",
                     *                     "verdict": "UNDECIDED",
                     *                     "payment": "NOTHING_DUE",
                     *                     "paid_amount": "4500",
                     *                     "reject_reason": null,
                     *                     "show_reject_reason": false,
                     *                     "reviewed_at": null,
                     *                     "reviewed_by": "",
                     *                     "new_item": null,
                     *                     "is_resellable": true,
                     *                     "restocked_at": null,
                     *                     "not_restocked_reason": null
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "start_return_on_platform_time": "START_RETURN_ON_PLATFORM_TIME_ON_START",
                     *           "status": "RUNNING",
                     *           "upload_documents_info": {
                     *             "is_required": false,
                     *             "documents": [
                     *               {
                     *                 "document_id": "doc_01m7w6c380emh0kkb5d06xyr4j",
                     *                 "name": "receipt.pdf",
                     *                 "content_type": "application/pdf",
                     *                 "byte_length": 60,
                     *                 "created_at": "2026-11-20T10:00:00.000Z"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                        return_summaries: components["schemas"]["ReturnSummary"][];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProcessByPlatformId: {
        parameters: {
            query?: {
                /** @description Store that the ID belongs to. Required if two stores of the group share the ID (409 otherwise). */
                ecommerce_id?: string;
            };
            header?: never;
            path: {
                /** @example sbx-return-2ce1854728239b14 */
                platform_process_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "return_summary": {
                     *         "basic_process_data": {
                     *           "process_id": "prc_01m7w6c380emh0kkhrhhhpv1cf",
                     *           "return_code": "RT-UCDZ-QT9S",
                     *           "platform_process_id": "sbx-return-2ce1854728239b14",
                     *           "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *           "portal_name": "Waterkant",
                     *           "order_id": "881049",
                     *           "order_name": "#1049",
                     *           "lang": "en",
                     *           "shipping_status": "IN_WAREHOUSE",
                     *           "return_method": "DROP_OFF_POINT",
                     *           "provider": "SANDBOX",
                     *           "carrier": "sandbox_post",
                     *           "tracking_number": "SBP2703983134270331",
                     *           "created_at": "2026-11-20T10:00:00.000Z",
                     *           "updated_at": "2026-11-20T10:00:00.000Z",
                     *           "hand_over_by": "2026-12-04T22:59:59.999Z",
                     *           "ended_at": "2026-11-20T10:00:00.000Z"
                     *         },
                     *         "checkout_id": "set_01m7w6c380emh0kkhsjs0nw4xb",
                     *         "compensation": {
                     *           "quote": {
                     *             "settlement_id": "set_01m7w6c380emh0kkhsjs0nw4xb",
                     *             "basis": "QUOTE",
                     *             "currency": "EUR",
                     *             "subtotal": "4500",
                     *             "shipping": "0",
                     *             "fees": "0",
                     *             "bonus": "0",
                     *             "rounding": "0",
                     *             "tax": "781",
                     *             "total": "4500",
                     *             "owed": "0",
                     *             "portions": [
                     *               {
                     *                 "refund_option": "STORE_CREDIT",
                     *                 "subtotal": "4500",
                     *                 "fees": "0",
                     *                 "bonus": "0",
                     *                 "rounding": "0",
                     *                 "total": "4500"
                     *               }
                     *             ],
                     *             "units": [
                     *               {
                     *                 "unit_id": "li_01m7w6c380emh0kkhpeh96j2w0:0",
                     *                 "amount": "4500",
                     *                 "tax": "781"
                     *               }
                     *             ],
                     *             "created_at": "2026-11-20T10:00:00.000Z",
                     *             "rows": [
                     *               {
                     *                 "position": 1,
                     *                 "group": "ITEMS",
                     *                 "kind": "UNIT_PRICE",
                     *                 "label": "Waal T-shirt",
                     *                 "formula": "€45.00 list price",
                     *                 "unit_id": "li_01m7w6c380emh0kkhpeh96j2w0:0",
                     *                 "amount": "4500"
                     *               },
                     *               {
                     *                 "position": 2,
                     *                 "group": "TAX",
                     *                 "kind": "TAX_INCLUDED",
                     *                 "label": "Tax: Waal T-shirt",
                     *                 "formula": "included: €7.81 of €15.62 by largest remainder",
                     *                 "unit_id": "li_01m7w6c380emh0kkhpeh96j2w0:0",
                     *                 "amount": "0"
                     *               },
                     *               {
                     *                 "position": 3,
                     *                 "group": "LEG",
                     *                 "kind": "PAYOUT",
                     *                 "label": "Store credit",
                     *                 "formula": "€45.00",
                     *                 "unit_id": null,
                     *                 "amount": "4500"
                     *               }
                     *             ]
                     *           },
                     *           "estimate": null,
                     *           "advance": null,
                     *           "decision": {
                     *             "settlement_id": "set_01m7w6c380emh0kkj7bar2d494",
                     *             "basis": "DECISION",
                     *             "currency": "EUR",
                     *             "subtotal": "4500",
                     *             "shipping": "0",
                     *             "fees": "0",
                     *             "bonus": "0",
                     *             "rounding": "0",
                     *             "tax": "781",
                     *             "total": "4500",
                     *             "owed": "0",
                     *             "portions": [
                     *               {
                     *                 "refund_option": "STORE_CREDIT",
                     *                 "subtotal": "4500",
                     *                 "fees": "0",
                     *                 "bonus": "0",
                     *                 "rounding": "0",
                     *                 "total": "4500"
                     *               }
                     *             ],
                     *             "units": [
                     *               {
                     *                 "unit_id": "unit_01m7w6c380emh0kkhtjm8wd1mn",
                     *                 "amount": "4500",
                     *                 "tax": "781"
                     *               }
                     *             ],
                     *             "created_at": "2026-11-20T10:00:00.000Z",
                     *             "rows": [
                     *               {
                     *                 "position": 1,
                     *                 "group": "ITEMS",
                     *                 "kind": "UNIT_PRICE",
                     *                 "label": "Waal T-shirt",
                     *                 "formula": "€45.00 list price",
                     *                 "unit_id": "unit_01m7w6c380emh0kkhtjm8wd1mn",
                     *                 "amount": "4500"
                     *               },
                     *               {
                     *                 "position": 2,
                     *                 "group": "TAX",
                     *                 "kind": "TAX_INCLUDED",
                     *                 "label": "Tax: Waal T-shirt",
                     *                 "formula": "included: €7.81 of €15.62 by largest remainder",
                     *                 "unit_id": "unit_01m7w6c380emh0kkhtjm8wd1mn",
                     *                 "amount": "0"
                     *               },
                     *               {
                     *                 "position": 3,
                     *                 "group": "LEG",
                     *                 "kind": "PAYOUT",
                     *                 "label": "Store credit",
                     *                 "formula": "€45.00",
                     *                 "unit_id": null,
                     *                 "amount": "4500"
                     *               }
                     *             ]
                     *           },
                     *           "overpaid": "0",
                     *           "refunds": [
                     *             {
                     *               "amount": "4500",
                     *               "missing_amount": "0",
                     *               "external_amount": "0",
                     *               "external_note": "",
                     *               "external_by": "",
                     *               "taken_back": "0",
                     *               "currency": "EUR",
                     *               "type": "STORE_CREDIT",
                     *               "destination": "Store credit",
                     *               "refunded_at": "2026-11-20T10:00:00.000Z",
                     *               "reference": "SC-GKDL-BEPX-GFEP"
                     *             }
                     *           ],
                     *           "override": null,
                     *           "exchange_order": null
                     *         },
                     *         "currency_code": "EUR",
                     *         "customer": {
                     *           "email": "noor@example.com",
                     *           "first_name": "Noor",
                     *           "last_name": "de Wit",
                     *           "phone": "+31612345678",
                     *           "platform_customer_id": "5501",
                     *           "address": {
                     *             "first_name": "Noor",
                     *             "last_name": "de Wit",
                     *             "company": "",
                     *             "address_line_1": "Sluiskade 4",
                     *             "address_line_2": "",
                     *             "city": "Utrecht",
                     *             "state_province": "",
                     *             "state_province_code": "",
                     *             "postcode": "3511 KA",
                     *             "country": "Netherlands",
                     *             "country_code": "NL",
                     *             "phone": "+31612345678",
                     *             "email": "",
                     *             "svc_id": ""
                     *           }
                     *         },
                     *         "exchange_timing": "TIMING_UNSPECIFIED",
                     *         "extra_line_items": {
                     *           "items": []
                     *         },
                     *         "is_claim": false,
                     *         "keep_your_item_type": "KEEP_YOUR_ITEM_TYPE_NONE",
                     *         "navigation": {
                     *           "portal_url": "https://returns.example.com/r/waterkant/return/RT-UCDZ-QT9S",
                     *           "dashboard_url": "https://returns.example.com/dashboard/returns/RT-UCDZ-QT9S"
                     *         },
                     *         "open_exchange_items": {
                     *           "items": []
                     *         },
                     *         "ordered_items": {
                     *           "items": [
                     *             {
                     *               "line_item_id": "li_01m7w6c380emh0kkhpeh96j2w0",
                     *               "platform_line_item_id": "line-1049",
                     *               "product": {
                     *                 "product_id": "7001",
                     *                 "variant_id": "7001-M",
                     *                 "sku": "TSL-WAA-MOS-M",
                     *                 "ean": "",
                     *                 "name": "Waal T-shirt",
                     *                 "variant_name": "Moss / M"
                     *               },
                     *               "quantity": 2,
                     *               "unit_price": "4500",
                     *               "total_discount": "0",
                     *               "total_tax": "1562"
                     *             }
                     *           ]
                     *         },
                     *         "payments": {
                     *           "items": [
                     *             {
                     *               "payment_id": "pay-1049",
                     *               "processor": "cards",
                     *               "method": "card",
                     *               "label": "Visa ending in 42",
                     *               "captured": "9495",
                     *               "refunded": "0"
                     *             }
                     *           ],
                     *           "hold": null
                     *         },
                     *         "refund_payment_method": "STORE_CREDIT",
                     *         "refund_timing": "ON_REVIEW",
                     *         "returned_items": {
                     *           "items": [
                     *             {
                     *               "line_item_id": "li_01m7w6c380emh0kkhpeh96j2w0",
                     *               "platform_line_item_id": "line-1049",
                     *               "product": {
                     *                 "product_id": "7001",
                     *                 "variant_id": "7001-M",
                     *                 "sku": "TSL-WAA-MOS-M",
                     *                 "ean": "",
                     *                 "name": "Waal T-shirt",
                     *                 "variant_name": "Moss / M"
                     *               },
                     *               "image_url": "",
                     *               "quantity": 1,
                     *               "return_reason": "TOO_SMALL",
                     *               "comment": "",
                     *               "compensation_method": "STORE_CREDIT",
                     *               "unit_price": "4500",
                     *               "units": [
                     *                 {
                     *                   "unit_id": "unit_01m7w6c380emh0kkhtjm8wd1mn",
                     *                   "unit_index": 0,
                     *                   "location": "RECEIVED",
                     *                   "verdict": "APPROVED",
                     *                   "payment": "SETTLED",
                     *                   "paid_amount": "4500",
                     *                   "reject_reason": null,
                     *                   "show_reject_reason": false,
                     *                   "reviewed_at": "2026-11-20T10:00:00.000Z",
                     *                   "reviewed_by": "Tests",
                     *                   "new_item": null,
                     *                   "is_resellable": true,
                     *                   "restocked_at": null,
                     *                   "not_restocked_reason": "RESTOCKING_DISABLED"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "start_return_on_platform_time": "START_RETURN_ON_PLATFORM_TIME_ON_START",
                     *         "status": "COMPLETED",
                     *         "upload_documents_info": {
                     *           "is_required": false,
                     *           "documents": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        return_summary: components["schemas"]["ReturnSummary"];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    searchProcesses: {
        parameters: {
            query?: {
                /** @example #1042 */
                query?: string;
                status?: "RUNNING" | "COMPLETED" | "FAILED" | "CANCELED" | "ON_HOLD";
                shipping_status?: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
                return_method?: "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
                ecommerce_id?: string;
                /** @description RFC 3339. Includes this moment. */
                created_from?: string;
                /** @description RFC 3339. Excludes this moment. */
                created_to?: string;
                /** @description `next_cursor` of the previous page. Empty for the first page. */
                cursor?: string;
                /** @example 25 */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "return_summaries": [
                     *         {
                     *           "basic_process_data": {
                     *             "process_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                     *             "return_code": "RT-ZZAH-XAH4",
                     *             "platform_process_id": "sbx-return-3ffd8dc59da44b9d",
                     *             "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *             "portal_name": "Waterkant",
                     *             "order_id": "881042",
                     *             "order_name": "#1042",
                     *             "lang": "en",
                     *             "shipping_status": "CREATED",
                     *             "return_method": "DROP_OFF_POINT",
                     *             "provider": "SANDBOX",
                     *             "carrier": "sandbox_post",
                     *             "tracking_number": "SBP2018768146579455",
                     *             "created_at": "2026-11-20T10:00:00.000Z",
                     *             "updated_at": "2026-11-20T10:00:00.000Z",
                     *             "hand_over_by": "2026-12-04T22:59:59.999Z",
                     *             "ended_at": null
                     *           },
                     *           "checkout_id": "set_01m7w6c380emh0kkb6pd2gxbsp",
                     *           "compensation": {
                     *             "quote": {
                     *               "settlement_id": "set_01m7w6c380emh0kkb6pd2gxbsp",
                     *               "basis": "QUOTE",
                     *               "currency": "EUR",
                     *               "subtotal": "4500",
                     *               "shipping": "0",
                     *               "fees": "0",
                     *               "bonus": "0",
                     *               "rounding": "0",
                     *               "tax": "781",
                     *               "total": "4500",
                     *               "owed": "0",
                     *               "portions": [
                     *                 {
                     *                   "refund_option": "ORIGINAL_PAYMENT_METHOD",
                     *                   "subtotal": "4500",
                     *                   "fees": "0",
                     *                   "bonus": "0",
                     *                   "rounding": "0",
                     *                   "total": "4500"
                     *                 }
                     *               ],
                     *               "units": [
                     *                 {
                     *                   "unit_id": "li_01m7w6c380emh0kkaxkdzt06dn:0",
                     *                   "amount": "4500",
                     *                   "tax": "781"
                     *                 }
                     *               ],
                     *               "created_at": "2026-11-20T10:00:00.000Z",
                     *               "rows": [
                     *                 {
                     *                   "position": 1,
                     *                   "group": "ITEMS",
                     *                   "kind": "UNIT_PRICE",
                     *                   "label": "Waal T-shirt",
                     *                   "formula": "€45.00 list price",
                     *                   "unit_id": "li_01m7w6c380emh0kkaxkdzt06dn:0",
                     *                   "amount": "4500"
                     *                 },
                     *                 {
                     *                   "position": 2,
                     *                   "group": "TAX",
                     *                   "kind": "TAX_INCLUDED",
                     *                   "label": "Tax: Waal T-shirt",
                     *                   "formula": "included: €7.81 of €15.62 by largest remainder",
                     *                   "unit_id": "li_01m7w6c380emh0kkaxkdzt06dn:0",
                     *                   "amount": "0"
                     *                 },
                     *                 {
                     *                   "position": 3,
                     *                   "group": "LEG",
                     *                   "kind": "PAYOUT",
                     *                   "label": "Visa ending in 42",
                     *                   "formula": "€45.00 of €94.95 left",
                     *                   "unit_id": null,
                     *                   "amount": "4500"
                     *                 }
                     *               ]
                     *             },
                     *             "estimate": null,
                     *             "advance": null,
                     *             "decision": null,
                     *             "overpaid": "0",
                     *             "refunds": [],
                     *             "override": null,
                     *             "exchange_order": null
                     *           },
                     *           "currency_code": "EUR",
                     *           "customer": {
                     *             "email": "noor@example.com",
                     *             "first_name": "Noor",
                     *             "last_name": "de Wit",
                     *             "phone": "+31612345678",
                     *             "platform_customer_id": "5501",
                     *             "address": {
                     *               "first_name": "Noor",
                     *               "last_name": "de Wit",
                     *               "company": "",
                     *               "address_line_1": "Sluiskade 4",
                     *               "address_line_2": "",
                     *               "city": "Utrecht",
                     *               "state_province": "",
                     *               "state_province_code": "",
                     *               "postcode": "3511 KA",
                     *               "country": "Netherlands",
                     *               "country_code": "NL",
                     *               "phone": "+31612345678",
                     *               "email": "",
                     *               "svc_id": ""
                     *             }
                     *           },
                     *           "exchange_timing": "TIMING_UNSPECIFIED",
                     *           "extra_line_items": {
                     *             "items": []
                     *           },
                     *           "is_claim": false,
                     *           "keep_your_item_type": "KEEP_YOUR_ITEM_TYPE_NONE",
                     *           "navigation": {
                     *             "portal_url": "https://returns.example.com/r/waterkant/return/RT-ZZAH-XAH4",
                     *             "dashboard_url": "https://returns.example.com/dashboard/returns/RT-ZZAH-XAH4"
                     *           },
                     *           "open_exchange_items": {
                     *             "items": []
                     *           },
                     *           "ordered_items": {
                     *             "items": [
                     *               {
                     *                 "line_item_id": "li_01m7w6c380emh0kkaxkdzt06dn",
                     *                 "platform_line_item_id": "11289",
                     *                 "product": {
                     *                   "product_id": "7001",
                     *                   "variant_id": "7001-M",
                     *                   "sku": "TSL-WAA-MOS-M",
                     *                   "ean": "",
                     *                   "name": "Waal T-shirt",
                     *                   "variant_name": "Moss / M"
                     *                 },
                     *                 "quantity": 2,
                     *                 "unit_price": "4500",
                     *                 "total_discount": "0",
                     *                 "total_tax": "1562"
                     *               }
                     *             ]
                     *           },
                     *           "payments": {
                     *             "items": [
                     *               {
                     *                 "payment_id": "pay-1042",
                     *                 "processor": "cards",
                     *                 "method": "card",
                     *                 "label": "Visa ending in 42",
                     *                 "captured": "9495",
                     *                 "refunded": "0"
                     *               }
                     *             ],
                     *             "hold": null
                     *           },
                     *           "refund_payment_method": "ORIGINAL_PAYMENT_METHOD",
                     *           "refund_timing": "ON_REVIEW",
                     *           "returned_items": {
                     *             "items": [
                     *               {
                     *                 "line_item_id": "li_01m7w6c380emh0kkaxkdzt06dn",
                     *                 "platform_line_item_id": "11289",
                     *                 "product": {
                     *                   "product_id": "7001",
                     *                   "variant_id": "7001-M",
                     *                   "sku": "TSL-WAA-MOS-M",
                     *                   "ean": "",
                     *                   "name": "Waal T-shirt",
                     *                   "variant_name": "Moss / M"
                     *                 },
                     *                 "image_url": "",
                     *                 "quantity": 1,
                     *                 "return_reason": "TOO_SMALL",
                     *                 "comment": "Tight around the shoulders",
                     *                 "compensation_method": "ORIGINAL_PAYMENT_METHOD",
                     *                 "unit_price": "4500",
                     *                 "units": [
                     *                   {
                     *                     "unit_id": "unit_01m7w6c380emh0kkb7nzxfc26a",
                     *                     "unit_index": 0,
                     *                     "location": "ANNOUNCED",
                     *                     "verdict": "UNDECIDED",
                     *                     "payment": "NOTHING_DUE",
                     *                     "paid_amount": "4500",
                     *                     "reject_reason": null,
                     *                     "show_reject_reason": false,
                     *                     "reviewed_at": null,
                     *                     "reviewed_by": "",
                     *                     "new_item": null,
                     *                     "is_resellable": true,
                     *                     "restocked_at": null,
                     *                     "not_restocked_reason": null
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "start_return_on_platform_time": "START_RETURN_ON_PLATFORM_TIME_ON_START",
                     *           "status": "RUNNING",
                     *           "upload_documents_info": {
                     *             "is_required": false,
                     *             "documents": [
                     *               {
                     *                 "document_id": "doc_01m7w6c380emh0kkb5d06xyr4j",
                     *                 "name": "receipt.pdf",
                     *                 "content_type": "application/pdf",
                     *                 "byte_length": 60,
                     *                 "created_at": "2026-11-20T10:00:00.000Z"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
                    "application/json": {
                        return_summaries: components["schemas"]["ReturnSummary"][];
                        /** @description `null` on the last page. */
                        next_cursor: string | null;
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProcessTimeline: {
        parameters: {
            query?: {
                /** @description RFC 3339 date and time. */
                at?: string;
            };
            header?: never;
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                process_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "process_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                     *       "at": "2026-11-20T10:00:00.000Z",
                     *       "state": {
                     *         "status": "RUNNING",
                     *         "shipping_status": "CREATED",
                     *         "units": [
                     *           {
                     *             "unit_id": "unit_01m7w6c380emh0kkb7nzxfc26a",
                     *             "line_item_id": "li_01m7w6c380emh0kkaxkdzt06dn",
                     *             "location": "ANNOUNCED",
                     *             "verdict": "UNDECIDED",
                     *             "payment": "NOTHING_DUE",
                     *             "reject_reason": null,
                     *             "reviewed_by": ""
                     *           }
                     *         ],
                     *         "holds": []
                     *       },
                     *       "entries": [
                     *         {
                     *           "id": "1",
                     *           "kind": "CREATED",
                     *           "at": "2026-11-20T10:00:00.000Z",
                     *           "actor_kind": "shopper",
                     *           "actor_name": "Shopper",
                     *           "is_shopper_visible": true,
                     *           "text": "requested a return of 1 unit"
                     *         },
                     *         {
                     *           "id": "2",
                     *           "kind": "PLATFORM_RETURN",
                     *           "at": "2026-11-20T10:00:00.000Z",
                     *           "actor_kind": "system",
                     *           "actor_name": "System",
                     *           "is_shopper_visible": false,
                     *           "text": "platform return"
                     *         },
                     *         {
                     *           "id": "3",
                     *           "kind": "MAIL",
                     *           "at": "2026-11-20T10:00:00.000Z",
                     *           "actor_kind": "system",
                     *           "actor_name": "System",
                     *           "is_shopper_visible": true,
                     *           "text": "emailed the return pass to the shopper"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        process_id: string;
                        /**
                         * Format: date-time
                         * @description RFC 3339, UTC, milliseconds.
                         */
                        at: string;
                        state: {
                            /** @enum {string} */
                            status: "RUNNING" | "COMPLETED" | "FAILED" | "CANCELED" | "ON_HOLD";
                            /** @enum {string} */
                            shipping_status: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
                            units: components["schemas"]["UnitAt"][];
                            holds: {
                                reason: string;
                                /**
                                 * Format: date-time
                                 * @description RFC 3339, UTC, milliseconds.
                                 */
                                created_at: string;
                            }[];
                        } | null;
                        entries: components["schemas"]["TimelineEntry"][];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProcessDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                process_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "documents": [
                     *         {
                     *           "document_id": "doc_01m7w6c380emh0kkb5d06xyr4j",
                     *           "line_item_id": "li_01m7w6c380emh0kkaxkdzt06dn",
                     *           "name": "receipt.pdf",
                     *           "content_type": "application/pdf",
                     *           "byte_length": 60,
                     *           "url": "https://returns.example.com/files/doc_01m7w6c380emh0kkb5d06xyr4j?e=1795169400&d=attachment&k=key_01m7w6c380emh0kkaqxagcfzqv&s=…",
                     *           "created_at": "2026-11-20T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        documents: components["schemas"]["ReturnDocument"][];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchProcess: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                process_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "return_process_patch": {
                 *         "@type": "svc.v1.ShippingStatusPatch",
                 *         "last_known_shipping_status": "COLLECTED"
                 *       },
                 *       "patch": "The driver scanned the wrong parcel",
                 *       "user": "sven@example.com"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Note for the timeline.
                     * @default
                     */
                    patch?: string;
                    return_process_patch: components["schemas"]["ReturnProcessPatch"];
                    /**
                     * @description Who makes the change, for the timeline.
                     * @default
                     */
                    user?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "new_last_known_shipping_status": "COLLECTED",
                     *       "previous_last_known_shipping_status": "IN_WAREHOUSE"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        new_last_known_shipping_status: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
                        /** @enum {string} */
                        previous_last_known_shipping_status: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importReturn: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customer_printed_order_id": "#1043",
                 *       "email": "noor@example.com",
                 *       "line_items": [
                 *         {
                 *           "line_item_id": "line-1043",
                 *           "product_return_reason": "TOO_SMALL",
                 *           "quantity": 1
                 *         }
                 *       ],
                 *       "user_preferred_lang": "en"
                 *     }
                 */
                "application/json": {
                    /** @description Order name shown to the shopper. */
                    customer_printed_order_id: string;
                    /** @description Email address used for the purchase. */
                    email: string;
                    line_items: {
                        /** @description The platform's line item ID, not Homeward's. */
                        line_item_id: string;
                        /** @description Name of one of the store's return reasons. */
                        product_return_reason: string;
                        quantity: number;
                    }[];
                    /**
                     * @description Language for communication with the shopper.
                     * @default en
                     */
                    user_preferred_lang?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "process_id": "prc_01m7w6c380emh0kkeay687jkkt"
                     *     }
                     */
                    "application/json": {
                        process_id: string;
                        /** @description Absent if the return was imported. */
                        error?: {
                            /** @enum {string} */
                            code: "IMPORT_RETURN_ERROR_CODE_UNSPECIFIED" | "ORDER_NOT_FOUND" | "LINE_ITEM_NOT_FOUND" | "LINE_ITEM_ALREADY_RETURNED" | "INVALID_QUANTITY" | "INVALID_RETURN_REASON" | "ECOMMERCE_NOT_FOUND";
                            message: string;
                        };
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reviewProcess: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "process_id": "prc_01m7w6c380emh0kkgep10qmhmq",
                 *       "reviews": [
                 *         {
                 *           "line_item_id": "TSL-WAA-MOS-M",
                 *           "status": "APPROVED"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    process_id: string;
                    reviews: {
                        /** @description Homeward's line item ID, the platform's line item ID, or the SKU. */
                        line_item_id: string;
                        /**
                         * @description Homeward extension. The specific unit that was inspected. If someone else has already decided on it, nothing in the call is recorded (ABORTED). Defaults to the next undecided unit of the item.
                         * @default
                         */
                        unit_id?: string;
                        /** @enum {string} */
                        status: "APPROVED" | "DECLINED" | "MISSING";
                        /**
                         * @description Required if `status` is DECLINED.
                         * @default
                         */
                        reject_reason?: string;
                        /** @default false */
                        show_reject_reason?: boolean;
                        /**
                         * @description Homeward extension. `false` if the unit can't be sold as new. It is then not restocked.
                         * @default true
                         */
                        is_resellable?: boolean;
                        /**
                         * @description Homeward extension. Condition of an approved unit, as one of the store's grades. A unit whose return reason has `requires_grade` is also refunded without a grade, but not restocked; if the store has no grades of its own, it is restocked only as "Like new".
                         * @default
                         */
                        grade?: string;
                        /**
                         * Format: date-time
                         * @description RFC 3339 date and time.
                         */
                        timestamp?: string;
                        /**
                         * @description Email address of the person who inspected the unit.
                         * @default
                         */
                        user?: string;
                    }[];
                    /** @description Overrides the refund of the return. Can't exceed what was paid for the returned units. */
                    refund_override?: {
                        amount: {
                            /**
                             * @description Amount in minor units of the currency, as a number or in decimal digits.
                             * @example 1200
                             */
                            amount: number | string;
                            /**
                             * @description ISO 4217 currency code.
                             * @example EUR
                             */
                            currency_code: string;
                        };
                        /** @default  */
                        reason?: string;
                        /** @default true */
                        requested?: boolean;
                    };
                    /**
                     * @description Approves the return first, if it needs approval.
                     * @default false
                     */
                    execute_authorization?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ALREADY_EXISTS: The object already exists. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                process_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reviews": [
                 *         {
                 *           "line_item_id": "TSL-WAA-MOS-M",
                 *           "status": "DECLINED",
                 *           "reject_reason": "Signs of wear",
                 *           "show_reject_reason": true,
                 *           "created_by_user": "sven@example.com"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    reviews: {
                        /** @description Homeward's line item ID, the platform's line item ID, or the SKU. */
                        line_item_id: string;
                        /**
                         * @description Homeward extension. The specific unit that was inspected. If someone else has already decided on it, nothing in the call is recorded (ABORTED). Defaults to the next undecided unit of the item.
                         * @default
                         */
                        unit_id?: string;
                        /** @enum {string} */
                        status: "APPROVED" | "DECLINED" | "MISSING";
                        /**
                         * @description Required if `status` is DECLINED.
                         * @default
                         */
                        reject_reason?: string;
                        /** @default false */
                        show_reject_reason?: boolean;
                        /**
                         * @description Homeward extension. `false` if the unit can't be sold as new. It is then not restocked.
                         * @default true
                         */
                        is_resellable?: boolean;
                        /**
                         * @description Homeward extension. Condition of an approved unit, as one of the store's grades. A unit whose return reason has `requires_grade` is also refunded without a grade, but not restocked; if the store has no grades of its own, it is restocked only as "Like new".
                         * @default
                         */
                        grade?: string;
                        /**
                         * @description Email address of the person who inspected the unit.
                         * @default
                         */
                        created_by_user?: string;
                    }[];
                    /** @description Overrides the refund of the return. Can't exceed what was paid for the returned units. */
                    refund_override?: {
                        amount: {
                            /**
                             * @description Amount in minor units of the currency, as a number or in decimal digits.
                             * @example 1200
                             */
                            amount: number | string;
                            /**
                             * @description ISO 4217 currency code.
                             * @example EUR
                             */
                            currency_code: string;
                        };
                        /** @default  */
                        reason?: string;
                        /** @default true */
                        requested?: boolean;
                    };
                    /**
                     * @description Approves the return first, if it needs approval.
                     * @default false
                     */
                    execute_authorization?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ALREADY_EXISTS: The object already exists. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addReviewAlternative: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                process_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reviews": [
                 *         {
                 *           "line_item_id": "TSL-WAA-MOS-M",
                 *           "status": "DECLINED",
                 *           "reject_reason": "Signs of wear",
                 *           "show_reject_reason": true,
                 *           "created_by_user": "sven@example.com"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    reviews: {
                        /** @description Homeward's line item ID, the platform's line item ID, or the SKU. */
                        line_item_id: string;
                        /**
                         * @description Homeward extension. The specific unit that was inspected. If someone else has already decided on it, nothing in the call is recorded (ABORTED). Defaults to the next undecided unit of the item.
                         * @default
                         */
                        unit_id?: string;
                        /** @enum {string} */
                        status: "APPROVED" | "DECLINED" | "MISSING";
                        /**
                         * @description Required if `status` is DECLINED.
                         * @default
                         */
                        reject_reason?: string;
                        /** @default false */
                        show_reject_reason?: boolean;
                        /**
                         * @description Homeward extension. `false` if the unit can't be sold as new. It is then not restocked.
                         * @default true
                         */
                        is_resellable?: boolean;
                        /**
                         * @description Homeward extension. Condition of an approved unit, as one of the store's grades. A unit whose return reason has `requires_grade` is also refunded without a grade, but not restocked; if the store has no grades of its own, it is restocked only as "Like new".
                         * @default
                         */
                        grade?: string;
                        /**
                         * @description Email address of the person who inspected the unit.
                         * @default
                         */
                        created_by_user?: string;
                    }[];
                    /** @description Overrides the refund of the return. Can't exceed what was paid for the returned units. */
                    refund_override?: {
                        amount: {
                            /**
                             * @description Amount in minor units of the currency, as a number or in decimal digits.
                             * @example 1200
                             */
                            amount: number | string;
                            /**
                             * @description ISO 4217 currency code.
                             * @example EUR
                             */
                            currency_code: string;
                        };
                        /** @default  */
                        reason?: string;
                        /** @default true */
                        requested?: boolean;
                    };
                    /**
                     * @description Approves the return first, if it needs approval.
                     * @default false
                     */
                    execute_authorization?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ALREADY_EXISTS: The object already exists. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    correctReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example prc_01m7w6c380emh0kkc0gqc4styt */
                process_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reviews": [
                 *         {
                 *           "unit_id": "unit_01m7w6c380emh0kkc2dgxprt5m",
                 *           "status": "DECLINED",
                 *           "previous_status": "APPROVED",
                 *           "reject_reason": "A stain on the hem"
                 *         }
                 *       ],
                 *       "reason": "The stain was seen under the lamp",
                 *       "user": "sven@example.com"
                 *     }
                 */
                "application/json": {
                    reviews: {
                        unit_id: string;
                        /** @enum {string} */
                        status: "APPROVED" | "DECLINED" | "MISSING";
                        /**
                         * @description Required if `status` is DECLINED.
                         * @default
                         */
                        reject_reason?: string;
                        /** @default false */
                        show_reject_reason?: boolean;
                        /**
                         * @description Status before the correction. If it has changed, nothing is recorded (ABORTED).
                         * @enum {string}
                         */
                        previous_status?: "UNDECIDED" | "APPROVED" | "DECLINED" | "MISSING";
                    }[];
                    /** @description Reason for the correction, for the timeline. */
                    reason: string;
                    /** @description Overrides the refund of the return. Can't exceed what was paid for the returned units. */
                    refund_override?: {
                        amount: {
                            /**
                             * @description Amount in minor units of the currency, as a number or in decimal digits.
                             * @example 1200
                             */
                            amount: number | string;
                            /**
                             * @description ISO 4217 currency code.
                             * @example EUR
                             */
                            currency_code: string;
                        };
                        /** @default  */
                        reason?: string;
                        /** @default true */
                        requested?: boolean;
                    };
                    /**
                     * @description Email address of the person who inspected the unit.
                     * @default
                     */
                    user?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ALREADY_EXISTS: The object already exists. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undoInspection: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example prc_01m7w6c380emh0kkd1pqytyp67 */
                process_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "user": "sven@example.com"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Email address of the person who inspected the unit.
                     * @default
                     */
                    user?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    authorizeProcess: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example prc_01m7w6c380emh0kkkepqc6989j */
                process_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "authorized": true,
                 *       "user": "anna@example.com"
                 *     }
                 */
                "application/json": {
                    /** @description `true` approves, `false` declines. */
                    authorized: boolean;
                    /**
                     * @description Reason for declining. Required to decline a return, and shown to the shopper.
                     * @default
                     */
                    unauthorized_reason?: string;
                    /** @description Overrides the refund of the return. Can't exceed what was paid for the returned units. */
                    refund_override?: {
                        amount: {
                            /**
                             * @description Amount in minor units of the currency, as a number or in decimal digits.
                             * @example 1200
                             */
                            amount: number | string;
                            /**
                             * @description ISO 4217 currency code.
                             * @example EUR
                             */
                            currency_code: string;
                        };
                        /** @default  */
                        reason?: string;
                        /** @default true */
                        requested?: boolean;
                    };
                    /**
                     * @description Who decides, for the timeline.
                     * @default
                     */
                    user?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    authorizeProcessAlternative: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "process_id": "prc_01m7w6c380emh0kkkepqc6989j",
                 *       "authorized": true,
                 *       "user": "anna@example.com"
                 *     }
                 */
                "application/json": {
                    process_id: string;
                    /** @description `true` approves, `false` declines. */
                    authorized: boolean;
                    /**
                     * @description Reason for declining. Required to decline a return, and shown to the shopper.
                     * @default
                     */
                    unauthorized_reason?: string;
                    /** @description Overrides the refund of the return. Can't exceed what was paid for the returned units. */
                    refund_override?: {
                        amount: {
                            /**
                             * @description Amount in minor units of the currency, as a number or in decimal digits.
                             * @example 1200
                             */
                            amount: number | string;
                            /**
                             * @description ISO 4217 currency code.
                             * @example EUR
                             */
                            currency_code: string;
                        };
                        /** @default  */
                        reason?: string;
                        /** @default true */
                        requested?: boolean;
                    };
                    /**
                     * @description Who decides, for the timeline.
                     * @default
                     */
                    user?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAuthorizationStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example prc_01m7w6c380emh0kkkepqc6989j */
                process_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "PENDING",
                     *       "requested_at": "2026-11-20T10:00:00.000Z",
                     *       "decided_at": null,
                     *       "decided_by": "",
                     *       "unauthorized_reason": "",
                     *       "matched_rule": {
                     *         "rule_id": "valuable",
                     *         "label": "Above 40.00",
                     *         "facts": [
                     *           {
                     *             "field": "unit_value",
                     *             "value": 4500
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "NOT_REQUIRED" | "PENDING" | "AUTHORIZED" | "UNAUTHORIZED";
                        requested_at: string | null;
                        decided_at: string | null;
                        decided_by: string;
                        unauthorized_reason: string;
                        matched_rule: components["schemas"]["PolicyWhy"] | null;
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    markAsRefundedExternally: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "process_id": "prc_01m7w6c380emh0kkgep10qmhmq",
                 *       "note": "Refunded in the shop's till."
                 *     }
                 */
                "application/json": {
                    process_id: string;
                    /** @description Amount refunded outside Homeward, at most the pending amount. Defaults to the pending amount. */
                    amount_override?: {
                        /**
                         * @description Amount in minor units of the currency, as a number or in decimal digits.
                         * @example 1200
                         */
                        amount: number | string;
                        /**
                         * @description ISO 4217 currency code.
                         * @example EUR
                         */
                        currency_code: string;
                    };
                    /**
                     * @description Why and how it was refunded. Required without a reference.
                     * @default
                     */
                    note?: string;
                    /**
                     * @description Homeward extension. The bank's or provider's payment reference. Shown to the shopper with the date.
                     * @default
                     */
                    reference?: string;
                    /**
                     * Format: date
                     * @description Homeward extension. Date on which it was sent. Defaults to today.
                     */
                    sent_on?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    markItemsAsRefunded: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example prc_01m7w6c380emh0kkh3y7d2re2z */
                process_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "note": "Paid in the shop",
                 *       "line_items": [
                 *         {
                 *           "line_item_id": "TSL-WAA-MOS-M",
                 *           "quantity": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Amount refunded outside Homeward, at most the pending amount. Defaults to the pending amount. */
                    amount_override?: {
                        /**
                         * @description Amount in minor units of the currency, as a number or in decimal digits.
                         * @example 1200
                         */
                        amount: number | string;
                        /**
                         * @description ISO 4217 currency code.
                         * @example EUR
                         */
                        currency_code: string;
                    };
                    /**
                     * @description Why and how it was refunded. Required without a reference.
                     * @default
                     */
                    note?: string;
                    /**
                     * @description Homeward extension. The bank's or provider's payment reference. Shown to the shopper with the date.
                     * @default
                     */
                    reference?: string;
                    /**
                     * Format: date
                     * @description Homeward extension. Date on which it was sent. Defaults to today.
                     */
                    sent_on?: string;
                    line_items?: {
                        /** @description Homeward's line item ID, the platform's line item ID, or the SKU. */
                        line_item_id: string;
                        /** @default 1 */
                        quantity?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateShippingStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "process_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                 *       "lkss": "COLLECTED"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description ID of the process. Alternatively, provide `process_platform_id`.
                     * @default
                     */
                    process_id?: string;
                    /** @default  */
                    process_platform_id?: string;
                    /**
                     * @description Store that `process_platform_id` belongs to. Required if two stores of the group share the ID (409 otherwise).
                     * @default
                     */
                    ecommerce_id?: string;
                    /** @enum {string} */
                    lkss: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
                    /** @description Homeward extension. Weight measured by the carrier, in grams. Not stored for returns with several parcels. */
                    weight_in_grams?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateShippingStatusAlternative: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the process. Alternatively, provide `process_platform_id`.
                 * @example prc_01m7w6c380emh0kkb4z3spcvap
                 */
                process_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lkss": "COLLECTED"
                 *     }
                 */
                "application/json": {
                    /** @default  */
                    process_platform_id?: string;
                    /**
                     * @description Store that `process_platform_id` belongs to. Required if two stores of the group share the ID (409 otherwise).
                     * @default
                     */
                    ecommerce_id?: string;
                    /** @enum {string} */
                    lkss: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
                    /** @description Homeward extension. Weight measured by the carrier, in grams. Not stored for returns with several parcels. */
                    weight_in_grams?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listExpectedParcels: {
        parameters: {
            query?: {
                /** @description Empty: all warehouses of the store. */
                warehouse_id?: string;
                /** @description `next_cursor` of the previous page. Empty: the first page. */
                cursor?: string;
                page_size?: number;
            };
            header?: never;
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "parcels": [
                     *         {
                     *           "process_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                     *           "return_code": "RT-ZZAH-XAH4",
                     *           "order_name": "#1042",
                     *           "parcel": 1,
                     *           "parcel_count": 1,
                     *           "warehouse_id": "whs_01m7w6c380emh0kkap8mcmm20b",
                     *           "shipping_status": "COLLECTED",
                     *           "carrier": "Sandbox Post",
                     *           "tracking_number": "SBP2018768146579455",
                     *           "tracking_url": "https://returns.example.com/sandbox/tracking/SBP2018768146579455",
                     *           "announced_at": "2026-11-20T10:00:00.000Z",
                     *           "line_items": [
                     *             {
                     *               "line_item_id": "li_01m7w6c380emh0kkaxkdzt06dn",
                     *               "sku": "TSL-WAA-MOS-M",
                     *               "ean": "",
                     *               "name": "Waal T-shirt",
                     *               "variant_name": "Moss / M",
                     *               "quantity": 1,
                     *               "return_reason": "TOO_SMALL",
                     *               "outcome": "ORIGINAL_PAYMENT_METHOD"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next_cursor": ""
                     *     }
                     */
                    "application/json": {
                        parcels: components["schemas"]["ExpectedParcel"][];
                        /** @description Empty on the last page. */
                        next_cursor: string;
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLabelLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                process_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://returns.example.com/files/file_01m7w6c380emh0kkbatev6gm3n?e=1795169400&d=inline&k=key_01m7w6c380emh0kkaqxagcfzqv&s=…",
                     *       "labels": [
                     *         {
                     *           "parcel": 1,
                     *           "tracking_id": "SBP2018768146579455",
                     *           "url": "https://returns.example.com/files/file_01m7w6c380emh0kkbatev6gm3n?e=1795169400&d=inline&k=key_01m7w6c380emh0kkaqxagcfzqv&s=…"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        url: string;
                        /** @description Homeward extension. One entry for each parcel that has a label, numbered from 1. */
                        labels: {
                            parcel: number;
                            tracking_id: string;
                            url: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLabelLinkAlternative: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                process_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://returns.example.com/files/file_01m7w6c380emh0kkbatev6gm3n?e=1795169400&d=inline&k=key_01m7w6c380emh0kkaqxagcfzqv&s=…",
                     *       "labels": [
                     *         {
                     *           "parcel": 1,
                     *           "tracking_id": "SBP2018768146579455",
                     *           "url": "https://returns.example.com/files/file_01m7w6c380emh0kkbatev6gm3n?e=1795169400&d=inline&k=key_01m7w6c380emh0kkaqxagcfzqv&s=…"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        url: string;
                        /** @description Homeward extension. One entry for each parcel that has a label, numbered from 1. */
                        labels: {
                            parcel: number;
                            tracking_id: string;
                            url: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLogistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                process_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "logistics_summary": {
                     *         "carrier": "sandbox_post",
                     *         "pickup_address": {
                     *           "first_name": "Noor",
                     *           "last_name": "de Wit",
                     *           "company": "",
                     *           "address_line_1": "Sluiskade 4",
                     *           "address_line_2": "",
                     *           "city": "Utrecht",
                     *           "state_province": "",
                     *           "state_province_code": "",
                     *           "postcode": "3511 KA",
                     *           "country": "Netherlands",
                     *           "country_code": "NL",
                     *           "phone": "+31612345678",
                     *           "email": "",
                     *           "svc_id": ""
                     *         },
                     *         "pickup_reference": "",
                     *         "pickups_scheduled": "0",
                     *         "return_method": "DROP_OFF_POINT",
                     *         "status": "CREATED",
                     *         "tracking_id": "SBP2018768146579455",
                     *         "tracking_url": "https://returns.example.com/sandbox/tracking/SBP2018768146579455",
                     *         "warehouse": {
                     *           "first_name": "Noor",
                     *           "last_name": "de Wit",
                     *           "company": "",
                     *           "address_line_1": "Kade 1",
                     *           "address_line_2": "",
                     *           "city": "Zwolle",
                     *           "state_province": "",
                     *           "state_province_code": "",
                     *           "postcode": "8011 AB",
                     *           "country": "Netherlands",
                     *           "country_code": "NL",
                     *           "phone": "",
                     *           "email": "",
                     *           "svc_id": "whs_01m7w6c380emh0kkap8mcmm20b"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        logistics_summary: components["schemas"]["LogisticsSummary"];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chooseCarrier: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example prc_01m7w6c380emh0kkfe7vwhaq4h */
                process_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "support@example.com",
                 *       "user_selected_carrier": "sandbox_post",
                 *       "user_selected_provider": "SANDBOX"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Who chose the carrier, for the timeline.
                     * @default
                     */
                    user?: string;
                    user_selected_carrier: string;
                    /**
                     * @description Defaults to the provider of the process.
                     * @default
                     */
                    user_selected_provider?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "carrier": "sandbox_post",
                     *       "provider": "SANDBOX"
                     *     }
                     */
                    "application/json": {
                        carrier: string;
                        provider: string;
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestPickup: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "process_id": "prc_01m7w6c380emh0kkfvw42ysjce",
                 *       "pickup_ranges": [
                 *         "RANGE_8_TO_12"
                 *       ],
                 *       "repickup_attempt": 0
                 *     }
                 */
                "application/json": {
                    process_id: string;
                    /**
                     * @description Must be available for the provider. Defaults to the order's carrier.
                     * @default
                     */
                    carrier?: string;
                    /**
                     * @description Defaults to the provider of the logistic order.
                     * @default
                     */
                    provider?: string;
                    /**
                     * @description Currency of `declared_value`. "" defaults to EUR.
                     * @default
                     * @example EUR
                     */
                    currency?: string | "";
                    /**
                     * @description Contact for the driver, if the address has none.
                     * @default {}
                     */
                    customer?: components["schemas"]["CustomerInput"];
                    /**
                     * @description Total declared value, in minor units of `currency`.
                     * @example 1200
                     */
                    declared_value?: number | string;
                    /**
                     * @description If given, must be the store of the process.
                     * @default
                     */
                    ecommerce_id?: string;
                    /**
                     * @description Order number that the shopper knows, used as the carrier's reference. Defaults to the order's name.
                     * @default
                     */
                    order_number?: string;
                    /**
                     * @description Defaults to the shopper's address in the process.
                     * @default {}
                     */
                    pickup_address?: components["schemas"]["AddressInput"];
                    /**
                     * @description Suitable time ranges, preferred first. Defaults to the shopper's choice.
                     * @default []
                     */
                    pickup_ranges?: ("NO_RANGE" | "RANGE_8_TO_12" | "RANGE_12_TO_16" | "RANGE_16_TO_20")[];
                    /**
                     * @description 0 is the first pickup. Each higher number books another pickup with its own order at the carrier.
                     * @default 0
                     */
                    repickup_attempt?: number;
                    /**
                     * @deprecated
                     * @description Use `carrier`, `provider` and `return_method` instead. The first entry is used only if they are omitted.
                     */
                    settings?: components["schemas"]["LogisticSettingsInput"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pickup_order": {
                     *         "carrier": "sandbox_express",
                     *         "id": "act_01m7w6c380emh0kkga3kfw5mx8",
                     *         "pickup_range": {
                     *           "date": "2026-11-23",
                     *           "range": "RANGE_8_TO_12"
                     *         },
                     *         "provider": "SANDBOX",
                     *         "tracking_url": "https://returns.example.com/sandbox/tracking/SBX0977941148846422",
                     *         "pickup_address": {
                     *           "first_name": "Noor",
                     *           "last_name": "de Wit",
                     *           "company": "",
                     *           "address_line_1": "Sluiskade 4",
                     *           "address_line_2": "",
                     *           "city": "Utrecht",
                     *           "state_province": "",
                     *           "state_province_code": "",
                     *           "postcode": "3511 KA",
                     *           "country": "Netherlands",
                     *           "country_code": "NL",
                     *           "phone": "+31612345678",
                     *           "email": "",
                     *           "svc_id": ""
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        pickup_order: components["schemas"]["PickupOrder"];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNIMPLEMENTED: Not implemented. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestPickupAlternative: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example prc_01m7w6c380emh0kkfvw42ysjce */
                process_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "pickup_ranges": [
                 *         "RANGE_8_TO_12"
                 *       ],
                 *       "repickup_attempt": 0
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Must be available for the provider. Defaults to the order's carrier.
                     * @default
                     */
                    carrier?: string;
                    /**
                     * @description Defaults to the provider of the logistic order.
                     * @default
                     */
                    provider?: string;
                    /**
                     * @description Currency of `declared_value`. "" defaults to EUR.
                     * @default
                     * @example EUR
                     */
                    currency?: string | "";
                    /**
                     * @description Contact for the driver, if the address has none.
                     * @default {}
                     */
                    customer?: components["schemas"]["CustomerInput"];
                    /**
                     * @description Total declared value, in minor units of `currency`.
                     * @example 1200
                     */
                    declared_value?: number | string;
                    /**
                     * @description If given, must be the store of the process.
                     * @default
                     */
                    ecommerce_id?: string;
                    /**
                     * @description Order number that the shopper knows, used as the carrier's reference. Defaults to the order's name.
                     * @default
                     */
                    order_number?: string;
                    /**
                     * @description Defaults to the shopper's address in the process.
                     * @default {}
                     */
                    pickup_address?: components["schemas"]["AddressInput"];
                    /**
                     * @description Suitable time ranges, preferred first. Defaults to the shopper's choice.
                     * @default []
                     */
                    pickup_ranges?: ("NO_RANGE" | "RANGE_8_TO_12" | "RANGE_12_TO_16" | "RANGE_16_TO_20")[];
                    /**
                     * @description 0 is the first pickup. Each higher number books another pickup with its own order at the carrier.
                     * @default 0
                     */
                    repickup_attempt?: number;
                    /**
                     * @deprecated
                     * @description Use `carrier`, `provider` and `return_method` instead. The first entry is used only if they are omitted.
                     */
                    settings?: components["schemas"]["LogisticSettingsInput"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pickup_order": {
                     *         "carrier": "sandbox_express",
                     *         "id": "act_01m7w6c380emh0kkga3kfw5mx8",
                     *         "pickup_range": {
                     *           "date": "2026-11-23",
                     *           "range": "RANGE_8_TO_12"
                     *         },
                     *         "provider": "SANDBOX",
                     *         "tracking_url": "https://returns.example.com/sandbox/tracking/SBX0977941148846422",
                     *         "pickup_address": {
                     *           "first_name": "Noor",
                     *           "last_name": "de Wit",
                     *           "company": "",
                     *           "address_line_1": "Sluiskade 4",
                     *           "address_line_2": "",
                     *           "city": "Utrecht",
                     *           "state_province": "",
                     *           "state_province_code": "",
                     *           "postcode": "3511 KA",
                     *           "country": "Netherlands",
                     *           "country_code": "NL",
                     *           "phone": "+31612345678",
                     *           "email": "",
                     *           "svc_id": ""
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        pickup_order: components["schemas"]["PickupOrder"];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNIMPLEMENTED: Not implemented. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createLogisticOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "process_id": "prc_01m7w6c380emh0kkeay687jkkt",
                 *       "provider": "SANDBOX",
                 *       "carrier": "sandbox_post",
                 *       "return_type": "DROP_OFF_POINT",
                 *       "currency": "EUR",
                 *       "line_items_type": "real",
                 *       "original_carriers": [
                 *         "sandbox_post"
                 *       ],
                 *       "weight_in_grams": 800
                 *     }
                 */
                "application/json": {
                    process_id: string;
                    /** @default  */
                    carrier?: string;
                    /**
                     * @description Currency of the line items and the price. "" defaults to EUR.
                     * @default
                     * @example EUR
                     */
                    currency?: string | "";
                    /** @default {} */
                    customer?: components["schemas"]["CustomerInput"];
                    /**
                     * @description Defaults to the shopper's address in the process.
                     * @default {}
                     */
                    customer_address?: components["schemas"]["AddressInput"];
                    /**
                     * @description If given, must be the group of the process.
                     * @default
                     */
                    ecommerce_group?: string;
                    /**
                     * @description If given, must be the store of the process.
                     * @default
                     */
                    ecommerce_id?: string;
                    /**
                     * @description ID of the original order, if any.
                     * @default
                     */
                    ecommerce_order_id?: string;
                    /**
                     * @description Defaults to the store's warehouse.
                     * @default {}
                     */
                    ecommerce_warehouse_address?: components["schemas"]["AddressInput"];
                    /**
                     * @description Some carriers adapt the label to it.
                     * @enum {string}
                     */
                    exchange_flow?: "NO_EXCHANGE_FLOW" | "OPEN" | "ONE_ON_ONE" | "OPEN_WITH_GIFT_CARD" | "FULL";
                    legal_entity?: components["schemas"]["LegalEntityInput"];
                    /** @description Contents of the parcel. Defaults to the returned items with the price paid for them. */
                    line_items?: components["schemas"]["LogisticLineItemInput"][];
                    /**
                     * @description random: one line for all items; real: one line per returned item; empty: the provider's default.
                     * @default
                     * @enum {string}
                     */
                    line_items_type?: "random" | "real" | "";
                    /**
                     * @description ID of the original order, to match the parcel on arrival.
                     * @default
                     */
                    order_number?: string;
                    /**
                     * Format: date-time
                     * @description RFC 3339 date and time.
                     */
                    order_purchased_at?: string;
                    /**
                     * @description Carriers of the original order, by code or name. They determine `same_carrier_as_original`.
                     * @default []
                     */
                    original_carriers?: string[];
                    /** @default  */
                    original_trackings?: string;
                    /**
                     * @description Required if `return_type` is a pickup. Preferred range first.
                     * @default []
                     */
                    pickup_ranges?: ("NO_RANGE" | "RANGE_8_TO_12" | "RANGE_12_TO_16" | "RANGE_16_TO_20")[];
                    /**
                     * @description Client reference printed on the label by some carriers.
                     * @default
                     */
                    platform_process_id?: string;
                    /** @default  */
                    provider?: string;
                    /**
                     * @description Defaults to the return method of the process.
                     * @enum {string}
                     */
                    return_type?: "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
                    /**
                     * @deprecated
                     * @description Use `carrier`, `provider` and `return_method` instead. The first entry is used only if they are omitted.
                     */
                    settings?: components["schemas"]["LogisticSettingsInput"];
                    /** @default  */
                    vat_number?: string;
                    /**
                     * @description Total weight of all packages in grams. 0: the weight of the returned items.
                     * @default 0
                     */
                    weight_in_grams?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": {
                     *         "carrier": "sandbox_post",
                     *         "currency_code": "EUR",
                     *         "id": "shp_01m7w6c380emh0kkenhbbrxp97",
                     *         "original_carriers": [
                     *           "sandbox_post"
                     *         ],
                     *         "price": 395,
                     *         "provider": "SANDBOX",
                     *         "requires_customs": false,
                     *         "same_carrier_as_original": true,
                     *         "shipments": [
                     *           {
                     *             "svc_id": "shp_01m7w6c380emh0kkenhbbrxp97",
                     *             "carrier": "sandbox_post",
                     *             "provider": "SANDBOX",
                     *             "return_method": "DROP_OFF_POINT",
                     *             "status": "CREATED",
                     *             "tracking_id": "SBP4778486167065939",
                     *             "tracking_url": "https://returns.example.com/sandbox/tracking/SBP4778486167065939",
                     *             "weight_in_grams": 800,
                     *             "from": {
                     *               "first_name": "Noor",
                     *               "last_name": "de Wit",
                     *               "company": "",
                     *               "address_line_1": "Sluiskade 4",
                     *               "address_line_2": "",
                     *               "city": "Utrecht",
                     *               "state_province": "",
                     *               "state_province_code": "",
                     *               "postcode": "3511 KA",
                     *               "country": "Netherlands",
                     *               "country_code": "NL",
                     *               "phone": "+31612345678",
                     *               "email": "",
                     *               "svc_id": ""
                     *             },
                     *             "to": {
                     *               "first_name": "Noor",
                     *               "last_name": "de Wit",
                     *               "company": "",
                     *               "address_line_1": "Kade 1",
                     *               "address_line_2": "",
                     *               "city": "Zwolle",
                     *               "state_province": "",
                     *               "state_province_code": "",
                     *               "postcode": "8011 AB",
                     *               "country": "Netherlands",
                     *               "country_code": "NL",
                     *               "phone": "",
                     *               "email": "",
                     *               "svc_id": ""
                     *             },
                     *             "created_at": "2026-11-20T10:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        order: components["schemas"]["LogisticOrder"];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ALREADY_EXISTS: The object already exists. FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNIMPLEMENTED: Not implemented. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveManualOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "JVBERi0xLjQKMSAwIG9iago8PC9UeXBlL0NhdGFsb2c+PgplbmRvYmoKc3RhcnR4cmVmCjkKJSVFT0YK",
                 *       "label_extension": "pdf",
                 *       "order": {
                 *         "process_id": "prc_01m7w6c380emh0kkeww1zhwh7f",
                 *         "carrier": "sandbox_post",
                 *         "provider": "SANDBOX",
                 *         "return_method": "DROP_OFF_POINT",
                 *         "tracking_id": "SBP0001",
                 *         "tracking_url": "https://returns.example.com/sandbox/SBP0001"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Same as `order.process_id`. One of them is required.
                     * @default
                     */
                    process_id?: string;
                    /** @description Label file, base64-encoded. */
                    label: string;
                    /**
                     * @description Must match the content of the file.
                     * @enum {string}
                     */
                    label_extension: "pdf" | "png" | "jpg";
                    order: {
                        carrier: string;
                        /**
                         * @description Defaults to the shopper's address.
                         * @default {}
                         */
                        from?: components["schemas"]["AddressInput"];
                        /** @default  */
                        process_id?: string;
                        /**
                         * @description Defaults to the provider of the process.
                         * @default
                         */
                        provider?: string;
                        /**
                         * @description Defaults to the return method of the process.
                         * @enum {string}
                         */
                        return_method?: "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
                        /**
                         * @description Defaults to the store's warehouse.
                         * @default {}
                         */
                        to?: components["schemas"]["AddressInput"];
                        /** @default  */
                        tracking_id?: string;
                        /** @default  */
                        tracking_url?: string;
                        /** @description Homeward extension. Number of the parcel, starting at 1, if the return has several. Defaults to the first parcel without a label. */
                        parcel?: number;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": {
                     *         "carrier": "sandbox_post",
                     *         "currency_code": "EUR",
                     *         "id": "shp_01m7w6c380emh0kkf7m9rjn7hr",
                     *         "original_carriers": [],
                     *         "price": 0,
                     *         "provider": "SANDBOX",
                     *         "requires_customs": false,
                     *         "same_carrier_as_original": false,
                     *         "shipments": [
                     *           {
                     *             "svc_id": "shp_01m7w6c380emh0kkf7m9rjn7hr",
                     *             "carrier": "sandbox_post",
                     *             "provider": "SANDBOX",
                     *             "return_method": "DROP_OFF_POINT",
                     *             "status": "CREATED",
                     *             "tracking_id": "SBP0001",
                     *             "tracking_url": "https://returns.example.com/sandbox/SBP0001",
                     *             "weight_in_grams": null,
                     *             "from": {
                     *               "first_name": "Noor",
                     *               "last_name": "de Wit",
                     *               "company": "",
                     *               "address_line_1": "Sluiskade 4",
                     *               "address_line_2": "",
                     *               "city": "Utrecht",
                     *               "state_province": "",
                     *               "state_province_code": "",
                     *               "postcode": "3511 KA",
                     *               "country": "Netherlands",
                     *               "country_code": "NL",
                     *               "phone": "+31612345678",
                     *               "email": "",
                     *               "svc_id": ""
                     *             },
                     *             "to": {
                     *               "first_name": "Noor",
                     *               "last_name": "de Wit",
                     *               "company": "",
                     *               "address_line_1": "Kade 1",
                     *               "address_line_2": "",
                     *               "city": "Zwolle",
                     *               "state_province": "",
                     *               "state_province_code": "",
                     *               "postcode": "8011 AB",
                     *               "country": "Netherlands",
                     *               "country_code": "NL",
                     *               "phone": "",
                     *               "email": "",
                     *               "svc_id": ""
                     *             },
                     *             "created_at": "2026-11-20T10:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        order: components["schemas"]["LogisticOrder"];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createLogisticOrderAlternative: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example prc_01m7w6c380emh0kkeay687jkkt */
                process_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "provider": "SANDBOX",
                 *       "carrier": "sandbox_post",
                 *       "return_type": "DROP_OFF_POINT",
                 *       "currency": "EUR",
                 *       "line_items_type": "real",
                 *       "original_carriers": [
                 *         "sandbox_post"
                 *       ],
                 *       "weight_in_grams": 800
                 *     }
                 */
                "application/json": {
                    /** @default  */
                    carrier?: string;
                    /**
                     * @description Currency of the line items and the price. "" defaults to EUR.
                     * @default
                     * @example EUR
                     */
                    currency?: string | "";
                    /** @default {} */
                    customer?: components["schemas"]["CustomerInput"];
                    /**
                     * @description Defaults to the shopper's address in the process.
                     * @default {}
                     */
                    customer_address?: components["schemas"]["AddressInput"];
                    /**
                     * @description If given, must be the group of the process.
                     * @default
                     */
                    ecommerce_group?: string;
                    /**
                     * @description If given, must be the store of the process.
                     * @default
                     */
                    ecommerce_id?: string;
                    /**
                     * @description ID of the original order, if any.
                     * @default
                     */
                    ecommerce_order_id?: string;
                    /**
                     * @description Defaults to the store's warehouse.
                     * @default {}
                     */
                    ecommerce_warehouse_address?: components["schemas"]["AddressInput"];
                    /**
                     * @description Some carriers adapt the label to it.
                     * @enum {string}
                     */
                    exchange_flow?: "NO_EXCHANGE_FLOW" | "OPEN" | "ONE_ON_ONE" | "OPEN_WITH_GIFT_CARD" | "FULL";
                    legal_entity?: components["schemas"]["LegalEntityInput"];
                    /** @description Contents of the parcel. Defaults to the returned items with the price paid for them. */
                    line_items?: components["schemas"]["LogisticLineItemInput"][];
                    /**
                     * @description random: one line for all items; real: one line per returned item; empty: the provider's default.
                     * @default
                     * @enum {string}
                     */
                    line_items_type?: "random" | "real" | "";
                    /**
                     * @description ID of the original order, to match the parcel on arrival.
                     * @default
                     */
                    order_number?: string;
                    /**
                     * Format: date-time
                     * @description RFC 3339 date and time.
                     */
                    order_purchased_at?: string;
                    /**
                     * @description Carriers of the original order, by code or name. They determine `same_carrier_as_original`.
                     * @default []
                     */
                    original_carriers?: string[];
                    /** @default  */
                    original_trackings?: string;
                    /**
                     * @description Required if `return_type` is a pickup. Preferred range first.
                     * @default []
                     */
                    pickup_ranges?: ("NO_RANGE" | "RANGE_8_TO_12" | "RANGE_12_TO_16" | "RANGE_16_TO_20")[];
                    /**
                     * @description Client reference printed on the label by some carriers.
                     * @default
                     */
                    platform_process_id?: string;
                    /** @default  */
                    provider?: string;
                    /**
                     * @description Defaults to the return method of the process.
                     * @enum {string}
                     */
                    return_type?: "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
                    /**
                     * @deprecated
                     * @description Use `carrier`, `provider` and `return_method` instead. The first entry is used only if they are omitted.
                     */
                    settings?: components["schemas"]["LogisticSettingsInput"];
                    /** @default  */
                    vat_number?: string;
                    /**
                     * @description Total weight of all packages in grams. 0: the weight of the returned items.
                     * @default 0
                     */
                    weight_in_grams?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": {
                     *         "carrier": "sandbox_post",
                     *         "currency_code": "EUR",
                     *         "id": "shp_01m7w6c380emh0kkenhbbrxp97",
                     *         "original_carriers": [
                     *           "sandbox_post"
                     *         ],
                     *         "price": 395,
                     *         "provider": "SANDBOX",
                     *         "requires_customs": false,
                     *         "same_carrier_as_original": true,
                     *         "shipments": [
                     *           {
                     *             "svc_id": "shp_01m7w6c380emh0kkenhbbrxp97",
                     *             "carrier": "sandbox_post",
                     *             "provider": "SANDBOX",
                     *             "return_method": "DROP_OFF_POINT",
                     *             "status": "CREATED",
                     *             "tracking_id": "SBP4778486167065939",
                     *             "tracking_url": "https://returns.example.com/sandbox/tracking/SBP4778486167065939",
                     *             "weight_in_grams": 800,
                     *             "from": {
                     *               "first_name": "Noor",
                     *               "last_name": "de Wit",
                     *               "company": "",
                     *               "address_line_1": "Sluiskade 4",
                     *               "address_line_2": "",
                     *               "city": "Utrecht",
                     *               "state_province": "",
                     *               "state_province_code": "",
                     *               "postcode": "3511 KA",
                     *               "country": "Netherlands",
                     *               "country_code": "NL",
                     *               "phone": "+31612345678",
                     *               "email": "",
                     *               "svc_id": ""
                     *             },
                     *             "to": {
                     *               "first_name": "Noor",
                     *               "last_name": "de Wit",
                     *               "company": "",
                     *               "address_line_1": "Kade 1",
                     *               "address_line_2": "",
                     *               "city": "Zwolle",
                     *               "state_province": "",
                     *               "state_province_code": "",
                     *               "postcode": "8011 AB",
                     *               "country": "Netherlands",
                     *               "country_code": "NL",
                     *               "phone": "",
                     *               "email": "",
                     *               "svc_id": ""
                     *             },
                     *             "created_at": "2026-11-20T10:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        order: components["schemas"]["LogisticOrder"];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ALREADY_EXISTS: The object already exists. FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNIMPLEMENTED: Not implemented. */
            501: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveManualOrderAlternative: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Same as `order.process_id`. One of them is required. */
                process_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "JVBERi0xLjQKMSAwIG9iago8PC9UeXBlL0NhdGFsb2c+PgplbmRvYmoKc3RhcnR4cmVmCjkKJSVFT0YK",
                 *       "label_extension": "pdf",
                 *       "order": {
                 *         "process_id": "prc_01m7w6c380emh0kkeww1zhwh7f",
                 *         "carrier": "sandbox_post",
                 *         "provider": "SANDBOX",
                 *         "return_method": "DROP_OFF_POINT",
                 *         "tracking_id": "SBP0001",
                 *         "tracking_url": "https://returns.example.com/sandbox/SBP0001"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description Label file, base64-encoded. */
                    label: string;
                    /**
                     * @description Must match the content of the file.
                     * @enum {string}
                     */
                    label_extension: "pdf" | "png" | "jpg";
                    order: {
                        carrier: string;
                        /**
                         * @description Defaults to the shopper's address.
                         * @default {}
                         */
                        from?: components["schemas"]["AddressInput"];
                        /** @default  */
                        process_id?: string;
                        /**
                         * @description Defaults to the provider of the process.
                         * @default
                         */
                        provider?: string;
                        /**
                         * @description Defaults to the return method of the process.
                         * @enum {string}
                         */
                        return_method?: "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
                        /**
                         * @description Defaults to the store's warehouse.
                         * @default {}
                         */
                        to?: components["schemas"]["AddressInput"];
                        /** @default  */
                        tracking_id?: string;
                        /** @default  */
                        tracking_url?: string;
                        /** @description Homeward extension. Number of the parcel, starting at 1, if the return has several. Defaults to the first parcel without a label. */
                        parcel?: number;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": {
                     *         "carrier": "sandbox_post",
                     *         "currency_code": "EUR",
                     *         "id": "shp_01m7w6c380emh0kkf7m9rjn7hr",
                     *         "original_carriers": [],
                     *         "price": 0,
                     *         "provider": "SANDBOX",
                     *         "requires_customs": false,
                     *         "same_carrier_as_original": false,
                     *         "shipments": [
                     *           {
                     *             "svc_id": "shp_01m7w6c380emh0kkf7m9rjn7hr",
                     *             "carrier": "sandbox_post",
                     *             "provider": "SANDBOX",
                     *             "return_method": "DROP_OFF_POINT",
                     *             "status": "CREATED",
                     *             "tracking_id": "SBP0001",
                     *             "tracking_url": "https://returns.example.com/sandbox/SBP0001",
                     *             "weight_in_grams": null,
                     *             "from": {
                     *               "first_name": "Noor",
                     *               "last_name": "de Wit",
                     *               "company": "",
                     *               "address_line_1": "Sluiskade 4",
                     *               "address_line_2": "",
                     *               "city": "Utrecht",
                     *               "state_province": "",
                     *               "state_province_code": "",
                     *               "postcode": "3511 KA",
                     *               "country": "Netherlands",
                     *               "country_code": "NL",
                     *               "phone": "+31612345678",
                     *               "email": "",
                     *               "svc_id": ""
                     *             },
                     *             "to": {
                     *               "first_name": "Noor",
                     *               "last_name": "de Wit",
                     *               "company": "",
                     *               "address_line_1": "Kade 1",
                     *               "address_line_2": "",
                     *               "city": "Zwolle",
                     *               "state_province": "",
                     *               "state_province_code": "",
                     *               "postcode": "8011 AB",
                     *               "country": "Netherlands",
                     *               "country_code": "NL",
                     *               "phone": "",
                     *               "email": "",
                     *               "svc_id": ""
                     *             },
                     *             "created_at": "2026-11-20T10:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        order: components["schemas"]["LogisticOrder"];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBranding: {
        parameters: {
            query?: {
                /** @description Expected slug of the store. If the store has a different one, the response is NOT_FOUND. */
                slug?: string;
                /** @description Expected group of the store. If it belongs to a different one, the response is NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description List of entity tags that the caller has, or *. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *       "background_image_url": "",
                     *       "background_text_color": "",
                     *       "border_radius": "6",
                     *       "favicon_url": "",
                     *       "full_catalog_product_image_ratio": "",
                     *       "input_variant": "",
                     *       "layout_design_values": "DEFAULT",
                     *       "logo_height_desktop": "",
                     *       "logo_height_mobile": "",
                     *       "logo_url": "",
                     *       "mail_logo_url": "",
                     *       "mail_main_color": "",
                     *       "persistent_logo_type": "PERSISTENT_LOGO_TYPE_UNSPECIFIED",
                     *       "primary_theme_color_contrast_text": "",
                     *       "primary_theme_color_dark": "",
                     *       "primary_theme_color_light": "",
                     *       "primary_theme_color_main": "",
                     *       "secondary_theme_color_contrast_text": "",
                     *       "secondary_theme_color_dark": "",
                     *       "secondary_theme_color_light": "",
                     *       "secondary_theme_color_main": "",
                     *       "slogan": "",
                     *       "title": "",
                     *       "translations": {
                     *         "en": {
                     *           "title": "",
                     *           "slogan": ""
                     *         },
                     *         "de": {
                     *           "title": "",
                     *           "slogan": ""
                     *         },
                     *         "es": {
                     *           "title": "",
                     *           "slogan": ""
                     *         },
                     *         "fr": {
                     *           "title": "",
                     *           "slogan": ""
                     *         },
                     *         "it": {
                     *           "title": "",
                     *           "slogan": ""
                     *         },
                     *         "nl": {
                     *           "title": "",
                     *           "slogan": ""
                     *         },
                     *         "pl": {
                     *           "title": "",
                     *           "slogan": ""
                     *         },
                     *         "pt": {
                     *           "title": "",
                     *           "slogan": ""
                     *         },
                     *         "sv": {
                     *           "title": "",
                     *           "slogan": ""
                     *         },
                     *         "da": {
                     *           "title": "",
                     *           "slogan": ""
                     *         },
                     *         "ar": {
                     *           "title": "",
                     *           "slogan": ""
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Branding"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEcommerce: {
        parameters: {
            query?: {
                /** @description Expected slug of the store. If the store has a different one, the response is NOT_FOUND. */
                slug?: string;
                /** @description Expected group of the store. If it belongs to a different one, the response is NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description List of entity tags that the caller has, or *. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *       "group": "grp_01m7w6c380emh0kkamfpzveag4",
                     *       "slug": "waterkant",
                     *       "currency_code": "EUR",
                     *       "are_partial_reviews_allowed": false,
                     *       "email_provider": "EMAIL_PROVIDER_UNSPECIFIED",
                     *       "external_return_policy_url": "",
                     *       "identification_flow": "ORDER_ID_AND_EMAIL",
                     *       "is_enabled": true,
                     *       "is_testing": true,
                     *       "mark_unreviewed_items_as_missing": false,
                     *       "name": "Waterkant",
                     *       "orders_sync_disabled": false,
                     *       "platform": "",
                     *       "restocking_enabled": false,
                     *       "store_id": "",
                     *       "use_case": "",
                     *       "website_url": "",
                     *       "contact_email": "",
                     *       "default_language": "en",
                     *       "languages": [
                     *         "en",
                     *         "de",
                     *         "es",
                     *         "fr",
                     *         "it",
                     *         "nl",
                     *         "pl",
                     *         "pt",
                     *         "sv",
                     *         "da",
                     *         "ar"
                     *       ],
                     *       "order_number_prefix": "",
                     *       "order_number_suffix": "",
                     *       "reject_reasons": [
                     *         "Signs of wear",
                     *         "Damaged",
                     *         "Tags missing",
                     *         "Incomplete",
                     *         "Wrong item",
                     *         "Hygiene seal broken"
                     *       ],
                     *       "return_reasons": [
                     *         {
                     *           "name": "TOO_SMALL",
                     *           "label": "Too small",
                     *           "labels": {
                     *             "de": "Zu klein",
                     *             "es": "Demasiado pequeño",
                     *             "fr": "Trop petit",
                     *             "it": "Troppo piccolo",
                     *             "nl": "Te klein",
                     *             "pl": "Za mały rozmiar",
                     *             "pt": "Demasiado pequeno",
                     *             "sv": "För liten",
                     *             "da": "For lille",
                     *             "ar": "المقاس صغير"
                     *           },
                     *           "requires_comment": false,
                     *           "requires_photo": false,
                     *           "requires_grade": false,
                     *           "size_direction": "TOO_SMALL"
                     *         },
                     *         {
                     *           "name": "TOO_BIG",
                     *           "label": "Too big",
                     *           "labels": {
                     *             "de": "Zu groß",
                     *             "es": "Demasiado grande",
                     *             "fr": "Trop grand",
                     *             "it": "Troppo grande",
                     *             "nl": "Te groot",
                     *             "pl": "Za duży rozmiar",
                     *             "pt": "Demasiado grande",
                     *             "sv": "För stor",
                     *             "da": "For stor",
                     *             "ar": "المقاس كبير"
                     *           },
                     *           "requires_comment": false,
                     *           "requires_photo": false,
                     *           "requires_grade": false,
                     *           "size_direction": "TOO_BIG"
                     *         },
                     *         {
                     *           "name": "NOT_AS_DESCRIBED",
                     *           "label": "Not as shown",
                     *           "labels": {
                     *             "de": "Anders als abgebildet",
                     *             "es": "No es como se mostraba",
                     *             "fr": "Différent de la photo",
                     *             "it": "Diverso da come mostrato",
                     *             "nl": "Anders dan op de foto",
                     *             "pl": "Wygląda inaczej niż na zdjęciu",
                     *             "pt": "Diferente da fotografia",
                     *             "sv": "Ser inte ut som på bilden",
                     *             "da": "Ser ikke ud som på billedet",
                     *             "ar": "مختلف عن الصورة"
                     *           },
                     *           "requires_comment": false,
                     *           "requires_photo": false,
                     *           "requires_grade": false,
                     *           "size_direction": "NONE"
                     *         },
                     *         {
                     *           "name": "DAMAGED",
                     *           "label": "Damaged or faulty",
                     *           "labels": {
                     *             "de": "Beschädigt oder fehlerhaft",
                     *             "es": "Dañado o defectuoso",
                     *             "fr": "Abîmé ou défectueux",
                     *             "it": "Danneggiato o difettoso",
                     *             "nl": "Beschadigd of defect",
                     *             "pl": "Uszkodzony lub wadliwy",
                     *             "pt": "Danificado ou com defeito",
                     *             "sv": "Skadad eller trasig",
                     *             "da": "Beskadiget eller defekt",
                     *             "ar": "تالف أو معيب"
                     *           },
                     *           "requires_comment": true,
                     *           "requires_photo": false,
                     *           "requires_grade": true,
                     *           "size_direction": "NONE"
                     *         },
                     *         {
                     *           "name": "WRONG_ITEM",
                     *           "label": "Wrong item sent",
                     *           "labels": {
                     *             "de": "Falscher Artikel geliefert",
                     *             "es": "Me llegó otro artículo",
                     *             "fr": "Mauvais article reçu",
                     *             "it": "Articolo sbagliato",
                     *             "nl": "Verkeerd artikel ontvangen",
                     *             "pl": "Otrzymano inny produkt",
                     *             "pt": "Recebi o artigo errado",
                     *             "sv": "Fel vara levererad",
                     *             "da": "Forkert vare leveret",
                     *             "ar": "وصلني منتج آخر"
                     *           },
                     *           "requires_comment": false,
                     *           "requires_photo": false,
                     *           "requires_grade": false,
                     *           "size_direction": "NONE"
                     *         },
                     *         {
                     *           "name": "CHANGED_MIND",
                     *           "label": "Changed my mind",
                     *           "labels": {
                     *             "de": "Gefällt mir doch nicht",
                     *             "es": "Cambié de opinión",
                     *             "fr": "J’ai changé d’avis",
                     *             "it": "Ho cambiato idea",
                     *             "nl": "Toch niet naar wens",
                     *             "pl": "Zmiana decyzji",
                     *             "pt": "Mudei de ideias",
                     *             "sv": "Ångrade mig",
                     *             "da": "Fortrudt købet",
                     *             "ar": "غيّرت رأيي"
                     *           },
                     *           "requires_comment": false,
                     *           "requires_photo": false,
                     *           "requires_grade": false,
                     *           "size_direction": "NONE"
                     *         },
                     *         {
                     *           "name": "OTHER",
                     *           "label": "Something else",
                     *           "labels": {
                     *             "de": "Anderer Grund",
                     *             "es": "Otro motivo",
                     *             "fr": "Autre motif",
                     *             "it": "Altro",
                     *             "nl": "Andere reden",
                     *             "pl": "Inny powód",
                     *             "pt": "Outro motivo",
                     *             "sv": "Annan anledning",
                     *             "da": "Anden årsag",
                     *             "ar": "سبب آخر"
                     *           },
                     *           "requires_comment": true,
                     *           "requires_photo": false,
                     *           "requires_grade": false,
                     *           "size_direction": "NONE"
                     *         }
                     *       ],
                     *       "time_zone": "Europe/Amsterdam",
                     *       "withdrawal_enabled": true
                     *     }
                     */
                    "application/json": components["schemas"]["Ecommerce"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEcommerceAlternative: {
        parameters: {
            query?: {
                /** @description Expected slug of the store. If the store has a different one, the response is NOT_FOUND. */
                slug?: string;
                /** @description Expected group of the store. If it belongs to a different one, the response is NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description List of entity tags that the caller has, or *. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *       "group": "grp_01m7w6c380emh0kkamfpzveag4",
                     *       "slug": "waterkant",
                     *       "currency_code": "EUR",
                     *       "are_partial_reviews_allowed": false,
                     *       "email_provider": "EMAIL_PROVIDER_UNSPECIFIED",
                     *       "external_return_policy_url": "",
                     *       "identification_flow": "ORDER_ID_AND_EMAIL",
                     *       "is_enabled": true,
                     *       "is_testing": true,
                     *       "mark_unreviewed_items_as_missing": false,
                     *       "name": "Waterkant",
                     *       "orders_sync_disabled": false,
                     *       "platform": "",
                     *       "restocking_enabled": false,
                     *       "store_id": "",
                     *       "use_case": "",
                     *       "website_url": "",
                     *       "contact_email": "",
                     *       "default_language": "en",
                     *       "languages": [
                     *         "en",
                     *         "de",
                     *         "es",
                     *         "fr",
                     *         "it",
                     *         "nl",
                     *         "pl",
                     *         "pt",
                     *         "sv",
                     *         "da",
                     *         "ar"
                     *       ],
                     *       "order_number_prefix": "",
                     *       "order_number_suffix": "",
                     *       "reject_reasons": [
                     *         "Signs of wear",
                     *         "Damaged",
                     *         "Tags missing",
                     *         "Incomplete",
                     *         "Wrong item",
                     *         "Hygiene seal broken"
                     *       ],
                     *       "return_reasons": [
                     *         {
                     *           "name": "TOO_SMALL",
                     *           "label": "Too small",
                     *           "labels": {
                     *             "de": "Zu klein",
                     *             "es": "Demasiado pequeño",
                     *             "fr": "Trop petit",
                     *             "it": "Troppo piccolo",
                     *             "nl": "Te klein",
                     *             "pl": "Za mały rozmiar",
                     *             "pt": "Demasiado pequeno",
                     *             "sv": "För liten",
                     *             "da": "For lille",
                     *             "ar": "المقاس صغير"
                     *           },
                     *           "requires_comment": false,
                     *           "requires_photo": false,
                     *           "requires_grade": false,
                     *           "size_direction": "TOO_SMALL"
                     *         },
                     *         {
                     *           "name": "TOO_BIG",
                     *           "label": "Too big",
                     *           "labels": {
                     *             "de": "Zu groß",
                     *             "es": "Demasiado grande",
                     *             "fr": "Trop grand",
                     *             "it": "Troppo grande",
                     *             "nl": "Te groot",
                     *             "pl": "Za duży rozmiar",
                     *             "pt": "Demasiado grande",
                     *             "sv": "För stor",
                     *             "da": "For stor",
                     *             "ar": "المقاس كبير"
                     *           },
                     *           "requires_comment": false,
                     *           "requires_photo": false,
                     *           "requires_grade": false,
                     *           "size_direction": "TOO_BIG"
                     *         },
                     *         {
                     *           "name": "NOT_AS_DESCRIBED",
                     *           "label": "Not as shown",
                     *           "labels": {
                     *             "de": "Anders als abgebildet",
                     *             "es": "No es como se mostraba",
                     *             "fr": "Différent de la photo",
                     *             "it": "Diverso da come mostrato",
                     *             "nl": "Anders dan op de foto",
                     *             "pl": "Wygląda inaczej niż na zdjęciu",
                     *             "pt": "Diferente da fotografia",
                     *             "sv": "Ser inte ut som på bilden",
                     *             "da": "Ser ikke ud som på billedet",
                     *             "ar": "مختلف عن الصورة"
                     *           },
                     *           "requires_comment": false,
                     *           "requires_photo": false,
                     *           "requires_grade": false,
                     *           "size_direction": "NONE"
                     *         },
                     *         {
                     *           "name": "DAMAGED",
                     *           "label": "Damaged or faulty",
                     *           "labels": {
                     *             "de": "Beschädigt oder fehlerhaft",
                     *             "es": "Dañado o defectuoso",
                     *             "fr": "Abîmé ou défectueux",
                     *             "it": "Danneggiato o difettoso",
                     *             "nl": "Beschadigd of defect",
                     *             "pl": "Uszkodzony lub wadliwy",
                     *             "pt": "Danificado ou com defeito",
                     *             "sv": "Skadad eller trasig",
                     *             "da": "Beskadiget eller defekt",
                     *             "ar": "تالف أو معيب"
                     *           },
                     *           "requires_comment": true,
                     *           "requires_photo": false,
                     *           "requires_grade": true,
                     *           "size_direction": "NONE"
                     *         },
                     *         {
                     *           "name": "WRONG_ITEM",
                     *           "label": "Wrong item sent",
                     *           "labels": {
                     *             "de": "Falscher Artikel geliefert",
                     *             "es": "Me llegó otro artículo",
                     *             "fr": "Mauvais article reçu",
                     *             "it": "Articolo sbagliato",
                     *             "nl": "Verkeerd artikel ontvangen",
                     *             "pl": "Otrzymano inny produkt",
                     *             "pt": "Recebi o artigo errado",
                     *             "sv": "Fel vara levererad",
                     *             "da": "Forkert vare leveret",
                     *             "ar": "وصلني منتج آخر"
                     *           },
                     *           "requires_comment": false,
                     *           "requires_photo": false,
                     *           "requires_grade": false,
                     *           "size_direction": "NONE"
                     *         },
                     *         {
                     *           "name": "CHANGED_MIND",
                     *           "label": "Changed my mind",
                     *           "labels": {
                     *             "de": "Gefällt mir doch nicht",
                     *             "es": "Cambié de opinión",
                     *             "fr": "J’ai changé d’avis",
                     *             "it": "Ho cambiato idea",
                     *             "nl": "Toch niet naar wens",
                     *             "pl": "Zmiana decyzji",
                     *             "pt": "Mudei de ideias",
                     *             "sv": "Ångrade mig",
                     *             "da": "Fortrudt købet",
                     *             "ar": "غيّرت رأيي"
                     *           },
                     *           "requires_comment": false,
                     *           "requires_photo": false,
                     *           "requires_grade": false,
                     *           "size_direction": "NONE"
                     *         },
                     *         {
                     *           "name": "OTHER",
                     *           "label": "Something else",
                     *           "labels": {
                     *             "de": "Anderer Grund",
                     *             "es": "Otro motivo",
                     *             "fr": "Autre motif",
                     *             "it": "Altro",
                     *             "nl": "Andere reden",
                     *             "pl": "Inny powód",
                     *             "pt": "Outro motivo",
                     *             "sv": "Annan anledning",
                     *             "da": "Anden årsag",
                     *             "ar": "سبب آخر"
                     *           },
                     *           "requires_comment": true,
                     *           "requires_photo": false,
                     *           "requires_grade": false,
                     *           "size_direction": "NONE"
                     *         }
                     *       ],
                     *       "time_zone": "Europe/Amsterdam",
                     *       "withdrawal_enabled": true
                     *     }
                     */
                    "application/json": components["schemas"]["Ecommerce"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getExchangeConditions: {
        parameters: {
            query?: {
                /** @description Expected slug of the store. If the store has a different one, the response is NOT_FOUND. */
                slug?: string;
                /** @description Expected group of the store. If it belongs to a different one, the response is NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description List of entity tags that the caller has, or *. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *       "exchange_flow": "OPEN",
                     *       "platform_main_menu_id": "",
                     *       "threshold": 0,
                     *       "countries": [],
                     *       "equal_option_names": [],
                     *       "excluded_category_ids": [],
                     *       "incentives": [],
                     *       "hold_released_on": "COLLECTED",
                     *       "instant_exchange": false,
                     *       "reasons": [],
                     *       "reservation_minutes": 15,
                     *       "same_category_only": false
                     *     }
                     */
                    "application/json": components["schemas"]["ExchangeConditions"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getExchangeConditionsAlternative: {
        parameters: {
            query?: {
                /** @description Expected slug of the store. If the store has a different one, the response is NOT_FOUND. */
                slug?: string;
                /** @description Expected group of the store. If it belongs to a different one, the response is NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description List of entity tags that the caller has, or *. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *       "exchange_flow": "OPEN",
                     *       "platform_main_menu_id": "",
                     *       "threshold": 0,
                     *       "countries": [],
                     *       "equal_option_names": [],
                     *       "excluded_category_ids": [],
                     *       "incentives": [],
                     *       "hold_released_on": "COLLECTED",
                     *       "instant_exchange": false,
                     *       "reasons": [],
                     *       "reservation_minutes": 15,
                     *       "same_category_only": false
                     *     }
                     */
                    "application/json": components["schemas"]["ExchangeConditions"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getExchangeOrderSetting: {
        parameters: {
            query?: {
                /** @description Expected slug of the store. If the store has a different one, the response is NOT_FOUND. */
                slug?: string;
                /** @description Expected group of the store. If it belongs to a different one, the response is NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description List of entity tags that the caller has, or *. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *       "payment_method": "exchange",
                     *       "price": "0",
                     *       "shipping_line": ""
                     *     }
                     */
                    "application/json": components["schemas"]["ExchangeOrderSetting"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getExchangeOrderSettingAlternative: {
        parameters: {
            query?: {
                /** @description Expected slug of the store. If the store has a different one, the response is NOT_FOUND. */
                slug?: string;
                /** @description Expected group of the store. If it belongs to a different one, the response is NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description List of entity tags that the caller has, or *. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *       "payment_method": "exchange",
                     *       "price": "0",
                     *       "shipping_line": ""
                     *     }
                     */
                    "application/json": components["schemas"]["ExchangeOrderSetting"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLogisticSetting: {
        parameters: {
            query?: {
                /** @description Expected slug of the store. If the store has a different one, the response is NOT_FOUND. */
                slug?: string;
                /** @description Expected group of the store. If it belongs to a different one, the response is NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description List of entity tags that the caller has, or *. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *       "delivery_note_type": "",
                     *       "reminder_flow": "REMINDER_FLOW_DEFAULT",
                     *       "label_format": "a4",
                     *       "label_within_hours": 24,
                     *       "store_list_url": "",
                     *       "default_hs_code": "",
                     *       "default_origin_country": "",
                     *       "return_stores": [],
                     *       "return_logistics": [
                     *         {
                     *           "return_method": "DROP_OFF_POINT",
                     *           "provider": "SANDBOX",
                     *           "carrier": "sandbox_post",
                     *           "fee": 0,
                     *           "fee_basis": "FIXED",
                     *           "markup": 0,
                     *           "max_fee": null,
                     *           "countries": []
                     *         },
                     *         {
                     *           "return_method": "HOME_PICK_UP",
                     *           "provider": "SANDBOX",
                     *           "carrier": "sandbox_express",
                     *           "fee": 490,
                     *           "fee_basis": "FIXED",
                     *           "markup": 0,
                     *           "max_fee": null,
                     *           "countries": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LogisticSetting"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLogisticSettingAlternative: {
        parameters: {
            query?: {
                /** @description Expected slug of the store. If the store has a different one, the response is NOT_FOUND. */
                slug?: string;
                /** @description Expected group of the store. If it belongs to a different one, the response is NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description List of entity tags that the caller has, or *. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *       "delivery_note_type": "",
                     *       "reminder_flow": "REMINDER_FLOW_DEFAULT",
                     *       "label_format": "a4",
                     *       "label_within_hours": 24,
                     *       "store_list_url": "",
                     *       "default_hs_code": "",
                     *       "default_origin_country": "",
                     *       "return_stores": [],
                     *       "return_logistics": [
                     *         {
                     *           "return_method": "DROP_OFF_POINT",
                     *           "provider": "SANDBOX",
                     *           "carrier": "sandbox_post",
                     *           "fee": 0,
                     *           "fee_basis": "FIXED",
                     *           "markup": 0,
                     *           "max_fee": null,
                     *           "countries": []
                     *         },
                     *         {
                     *           "return_method": "HOME_PICK_UP",
                     *           "provider": "SANDBOX",
                     *           "carrier": "sandbox_express",
                     *           "fee": 490,
                     *           "fee_basis": "FIXED",
                     *           "markup": 0,
                     *           "max_fee": null,
                     *           "countries": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["LogisticSetting"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRefundConfiguration: {
        parameters: {
            query?: {
                /**
                 * @description Required unless `slug` or a group with one store identifies the store.
                 * @example eco_01m7w6c380emh0kkan54g7b4z1
                 */
                ecommerce_id?: string;
                /** @description Expected slug of the store. If the store has a different one, the response is NOT_FOUND. */
                slug?: string;
                /** @description Expected group of the store. If it belongs to a different one, the response is NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description List of entity tags that the caller has, or *. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *       "send_within_days": 14,
                     *       "action_configs": [
                     *         {
                     *           "refund_option": "ORIGINAL_PAYMENT_METHOD",
                     *           "timing": "ON_REVIEW",
                     *           "min_days": 3,
                     *           "max_days": 5,
                     *           "bonus": null
                     *         },
                     *         {
                     *           "refund_option": "STORE_CREDIT",
                     *           "timing": "ON_REVIEW",
                     *           "min_days": 0,
                     *           "max_days": 1,
                     *           "bonus": null
                     *         }
                     *       ],
                     *       "payment_method_configs": [],
                     *       "round_promocode": false,
                     *       "carry_over_automatic_discounts_on_exchanges": true,
                     *       "revoke_conditional_discounts": false,
                     *       "refund_original_shipping": false,
                     *       "grace_minutes": 10,
                     *       "rule_grace_minutes": 0,
                     *       "second_person_above": null
                     *     }
                     */
                    "application/json": components["schemas"]["RefundConfiguration"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRefundConfigurationAlternative: {
        parameters: {
            query?: {
                /** @description Expected slug of the store. If the store has a different one, the response is NOT_FOUND. */
                slug?: string;
                /** @description Expected group of the store. If it belongs to a different one, the response is NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description List of entity tags that the caller has, or *. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Required unless `slug` or a group with one store identifies the store.
                 * @example eco_01m7w6c380emh0kkan54g7b4z1
                 */
                ecommerce_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *       "send_within_days": 14,
                     *       "action_configs": [
                     *         {
                     *           "refund_option": "ORIGINAL_PAYMENT_METHOD",
                     *           "timing": "ON_REVIEW",
                     *           "min_days": 3,
                     *           "max_days": 5,
                     *           "bonus": null
                     *         },
                     *         {
                     *           "refund_option": "STORE_CREDIT",
                     *           "timing": "ON_REVIEW",
                     *           "min_days": 0,
                     *           "max_days": 1,
                     *           "bonus": null
                     *         }
                     *       ],
                     *       "payment_method_configs": [],
                     *       "round_promocode": false,
                     *       "carry_over_automatic_discounts_on_exchanges": true,
                     *       "revoke_conditional_discounts": false,
                     *       "refund_original_shipping": false,
                     *       "grace_minutes": 10,
                     *       "rule_grace_minutes": 0,
                     *       "second_person_above": null
                     *     }
                     */
                    "application/json": components["schemas"]["RefundConfiguration"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReturnConditions: {
        parameters: {
            query?: {
                /** @description Expected slug of the store. If the store has a different one, the response is NOT_FOUND. */
                slug?: string;
                /** @description Expected group of the store. If it belongs to a different one, the response is NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description List of entity tags that the caller has, or *. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *       "keep_your_item": {
                     *         "enabled": false,
                     *         "options": [],
                     *         "photo_above": 2000
                     *       },
                     *       "max_days_to_send_package": 14,
                     *       "non_returnable_brand_ids": [],
                     *       "non_returnable_category_ids": [],
                     *       "non_returnable_collection_ids": [],
                     *       "non_returnable_order_tag_ids": [],
                     *       "non_returnable_product_ids": [],
                     *       "non_returnable_tag_ids": [],
                     *       "pay_for_logistics": {
                     *         "always": true,
                     *         "options": []
                     *       },
                     *       "payments_enabled": false,
                     *       "require_authorization": {
                     *         "always": false,
                     *         "options": []
                     *       },
                     *       "return_period_days": 30,
                     *       "review_auto_complete_days": 0,
                     *       "review_flow": "MANUAL",
                     *       "skip_fraud_detection": false,
                     *       "skip_workflow_activities": [],
                     *       "start_return_on_platform_time": "START_RETURN_ON_PLATFORM_TIME_ON_START",
                     *       "upload_documents": {
                     *         "always": false,
                     *         "options": []
                     *       },
                     *       "windows": [],
                     *       "eligibility": [],
                     *       "fees": [],
                     *       "risk": [],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ReturnConditions"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReturnConditionsAlternative: {
        parameters: {
            query?: {
                /** @description Expected slug of the store. If the store has a different one, the response is NOT_FOUND. */
                slug?: string;
                /** @description Expected group of the store. If it belongs to a different one, the response is NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description List of entity tags that the caller has, or *. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *       "keep_your_item": {
                     *         "enabled": false,
                     *         "options": [],
                     *         "photo_above": 2000
                     *       },
                     *       "max_days_to_send_package": 14,
                     *       "non_returnable_brand_ids": [],
                     *       "non_returnable_category_ids": [],
                     *       "non_returnable_collection_ids": [],
                     *       "non_returnable_order_tag_ids": [],
                     *       "non_returnable_product_ids": [],
                     *       "non_returnable_tag_ids": [],
                     *       "pay_for_logistics": {
                     *         "always": true,
                     *         "options": []
                     *       },
                     *       "payments_enabled": false,
                     *       "require_authorization": {
                     *         "always": false,
                     *         "options": []
                     *       },
                     *       "return_period_days": 30,
                     *       "review_auto_complete_days": 0,
                     *       "review_flow": "MANUAL",
                     *       "skip_fraud_detection": false,
                     *       "skip_workflow_activities": [],
                     *       "start_return_on_platform_time": "START_RETURN_ON_PLATFORM_TIME_ON_START",
                     *       "upload_documents": {
                     *         "always": false,
                     *         "options": []
                     *       },
                     *       "windows": [],
                     *       "eligibility": [],
                     *       "fees": [],
                     *       "risk": [],
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["ReturnConditions"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWarehouses: {
        parameters: {
            query?: {
                /** @description Expected slug of the store. If the store has a different one, the response is NOT_FOUND. */
                slug?: string;
                /** @description Expected group of the store. If it belongs to a different one, the response is NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description List of entity tags that the caller has, or *. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "warehouses": [
                     *         {
                     *           "id": "whs_01m7w6c380emh0kkap8mcmm20b",
                     *           "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *           "address_line1": "Kade 1",
                     *           "address_line2": "",
                     *           "city": "Zwolle",
                     *           "company": "",
                     *           "country": "Netherlands",
                     *           "country_code": "NL",
                     *           "email": "",
                     *           "first_name": "Noor",
                     *           "last_name": "de Wit",
                     *           "phone": "",
                     *           "postcode": "8011 AB",
                     *           "state_province": "",
                     *           "state_province_code": "",
                     *           "name": "Returns desk",
                     *           "is_default": true,
                     *           "countries": [],
                     *           "shop_location_id": "",
                     *           "notice_emails": [],
                     *           "notice_time": "07:00"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        warehouses: components["schemas"]["Warehouse"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWarehouse: {
        parameters: {
            query?: {
                /** @description Store that the warehouse must belong to. */
                ecommerce_id?: string;
                /** @description Expected slug of the store. If the store has a different one, the response is NOT_FOUND. */
                slug?: string;
                /** @description Expected group of the store. If it belongs to a different one, the response is NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description List of entity tags that the caller has, or *. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @example whs_01m7w6c380emh0kkap8mcmm20b */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "whs_01m7w6c380emh0kkap8mcmm20b",
                     *       "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *       "address_line1": "Kade 1",
                     *       "address_line2": "",
                     *       "city": "Zwolle",
                     *       "company": "",
                     *       "country": "Netherlands",
                     *       "country_code": "NL",
                     *       "email": "",
                     *       "first_name": "Noor",
                     *       "last_name": "de Wit",
                     *       "phone": "",
                     *       "postcode": "8011 AB",
                     *       "state_province": "",
                     *       "state_province_code": "",
                     *       "name": "Returns desk",
                     *       "is_default": true,
                     *       "countries": [],
                     *       "shop_location_id": "",
                     *       "notice_emails": [],
                     *       "notice_time": "07:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Warehouse"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWarehouseAlternative: {
        parameters: {
            query?: {
                /** @description Expected slug of the store. If the store has a different one, the response is NOT_FOUND. */
                slug?: string;
                /** @description Expected group of the store. If it belongs to a different one, the response is NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description List of entity tags that the caller has, or *. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Store that the warehouse must belong to. */
                ecommerce_id: string;
                /** @example whs_01m7w6c380emh0kkap8mcmm20b */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "whs_01m7w6c380emh0kkap8mcmm20b",
                     *       "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *       "address_line1": "Kade 1",
                     *       "address_line2": "",
                     *       "city": "Zwolle",
                     *       "company": "",
                     *       "country": "Netherlands",
                     *       "country_code": "NL",
                     *       "email": "",
                     *       "first_name": "Noor",
                     *       "last_name": "de Wit",
                     *       "phone": "",
                     *       "postcode": "8011 AB",
                     *       "state_province": "",
                     *       "state_province_code": "",
                     *       "name": "Returns desk",
                     *       "is_default": true,
                     *       "countries": [],
                     *       "shop_location_id": "",
                     *       "notice_emails": [],
                     *       "notice_time": "07:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Warehouse"];
                };
            };
            304: components["responses"]["NotModified"];
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listConnections: {
        parameters: {
            query?: {
                /**
                 * @description Only the connections of this store. Empty: all stores that you can access.
                 * @example eco_01m7w6c380emh0kkan54g7b4z1
                 */
                ecommerce_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "connections": [
                     *         {
                     *           "connection_id": "con_01m7w6c380emh0kkb3t1fpq5yb",
                     *           "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *           "kind": "SHOP",
                     *           "provider": "WOOCOMMERCE",
                     *           "provider_name": "WooCommerce",
                     *           "mode": "TEST",
                     *           "account_id": "waterkant.example",
                     *           "account_name": "waterkant.example",
                     *           "state": "CONNECTED",
                     *           "attention_reason": null,
                     *           "is_answering": true,
                     *           "last_ok_at": "2026-11-20T10:00:00.000Z",
                     *           "last_error": "",
                     *           "last_error_at": null,
                     *           "retries_at": null,
                     *           "capabilities": [
                     *             "REFUNDS"
                     *           ],
                     *           "locations": [
                     *             {
                     *               "location_id": "loc-1",
                     *               "name": "Shop floor"
                     *             }
                     *           ],
                     *           "carriers": [],
                     *           "warnings": [],
                     *           "version_ends_on": null,
                     *           "created_at": "2026-11-20T10:00:00.000Z",
                     *           "updated_at": "2026-11-20T10:00:00.000Z",
                     *           "disconnected_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        connections: components["schemas"]["Connection"][];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example con_01m7w6c380emh0kkb3t1fpq5yb */
                connection_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "connection": {
                     *         "connection_id": "con_01m7w6c380emh0kkb3t1fpq5yb",
                     *         "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *         "kind": "SHOP",
                     *         "provider": "WOOCOMMERCE",
                     *         "provider_name": "WooCommerce",
                     *         "mode": "TEST",
                     *         "account_id": "waterkant.example",
                     *         "account_name": "waterkant.example",
                     *         "state": "CONNECTED",
                     *         "attention_reason": null,
                     *         "is_answering": true,
                     *         "last_ok_at": "2026-11-20T10:00:00.000Z",
                     *         "last_error": "",
                     *         "last_error_at": null,
                     *         "retries_at": null,
                     *         "capabilities": [
                     *           "REFUNDS"
                     *         ],
                     *         "locations": [
                     *           {
                     *             "location_id": "loc-1",
                     *             "name": "Shop floor"
                     *           }
                     *         ],
                     *         "carriers": [],
                     *         "warnings": [],
                     *         "version_ends_on": null,
                     *         "created_at": "2026-11-20T10:00:00.000Z",
                     *         "updated_at": "2026-11-20T10:00:00.000Z",
                     *         "disconnected_at": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        connection: components["schemas"]["Connection"];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpoints": [
                     *         {
                     *           "endpoint_id": "whe_01m7w6c380emh0kkkvcsynnf5m",
                     *           "url": "https://shop.example.com/webhooks/returns",
                     *           "events": [
                     *             "onProcessCompleted"
                     *           ],
                     *           "warehouse_id": null,
                     *           "warehouse_name": "",
                     *           "ecommerce_ids": [],
                     *           "is_enabled": true,
                     *           "disabled_reason": "",
                     *           "disabled_at": null,
                     *           "failing_since": null,
                     *           "previous_secret_until": null,
                     *           "created_at": "2026-11-20T10:00:00.000Z",
                     *           "pending": 0,
                     *           "delivered": 0,
                     *           "dead": 0
                     *         }
                     *       ],
                     *       "lately": []
                     *     }
                     */
                    "application/json": {
                        endpoints: components["schemas"]["WebhookEndpoint"][];
                        lately: {
                            endpoint_id: string;
                            days: {
                                day: string;
                                acknowledged: number;
                                failed: number;
                            }[];
                            /** @description Number of failed attempts since the last successful one, and the result of the latest. */
                            failing: {
                                in_a_row: number;
                                /** @enum {string} */
                                outcome: "ACKNOWLEDGED" | "REDIRECTED" | "REFUSED" | "OVERLOADED" | "SERVER_ERROR" | "SIGNING" | "ADDRESS" | "DNS" | "TIMEOUT" | "CONNECT" | "TLS" | "RESET" | "ANSWER";
                                error: string;
                            } | null;
                        }[];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://shop.example.com/webhooks/returns",
                 *       "events": [
                 *         "onProcessCompleted"
                 *       ]
                 *     }
                 */
                "application/json": {
                    url: string;
                    /**
                     * @default [
                     *       "onReturnProcessCreation",
                     *       "onShippingStatusUpdated",
                     *       "onProcessCompleted",
                     *       "onReturnProcessCanceled"
                     *     ]
                     */
                    events?: ("onReturnProcessCreation" | "onShippingStatusUpdated" | "onProcessCompleted" | "onReturnProcessCanceled")[];
                    /**
                     * @description Empty: every store that you can access.
                     * @default []
                     */
                    ecommerce_ids?: string[];
                    /**
                     * @description Sends the daily list of parcels on their way to this warehouse instead of events. Empty: events.
                     * @default
                     */
                    warehouse_id?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpoint": {
                     *         "endpoint_id": "whe_01m7w6c380emh0kkkvcsynnf5m",
                     *         "url": "https://shop.example.com/webhooks/returns",
                     *         "events": [
                     *           "onProcessCompleted"
                     *         ],
                     *         "warehouse_id": null,
                     *         "warehouse_name": "",
                     *         "ecommerce_ids": [],
                     *         "is_enabled": true,
                     *         "disabled_reason": "",
                     *         "disabled_at": null,
                     *         "failing_since": null,
                     *         "previous_secret_until": null,
                     *         "created_at": "2026-11-20T10:00:00.000Z",
                     *         "pending": 0,
                     *         "delivered": 0,
                     *         "dead": 0
                     *       },
                     *       "secret": "whsec_…"
                     *     }
                     */
                    "application/json": {
                        endpoint: components["schemas"]["WebhookEndpoint"];
                        secret: string;
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example whe_01m7w6c380emh0kkkvcsynnf5m */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": Record<string, never>;
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example whe_01m7w6c380emh0kkkvcsynnf5m */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "is_enabled": true
                 *     }
                 */
                "application/json": {
                    url?: string;
                    events?: ("onReturnProcessCreation" | "onShippingStatusUpdated" | "onProcessCompleted" | "onReturnProcessCanceled")[];
                    /** @description Empty: every store that you can access. */
                    ecommerce_ids?: string[];
                    is_enabled?: boolean;
                    /**
                     * @description With `is_enabled: true`: also sends the events that were given up since the endpoint has failed.
                     * @default true
                     */
                    resend_failed?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "endpoint": {
                     *         "endpoint_id": "whe_01m7w6c380emh0kkkvcsynnf5m",
                     *         "url": "https://shop.example.com/webhooks/returns",
                     *         "events": [
                     *           "onProcessCompleted"
                     *         ],
                     *         "warehouse_id": null,
                     *         "warehouse_name": "",
                     *         "ecommerce_ids": [],
                     *         "is_enabled": true,
                     *         "disabled_reason": "",
                     *         "disabled_at": null,
                     *         "failing_since": null,
                     *         "previous_secret_until": null,
                     *         "created_at": "2026-11-20T10:00:00.000Z",
                     *         "pending": 0,
                     *         "delivered": 0,
                     *         "dead": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        endpoint: components["schemas"]["WebhookEndpoint"];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example whe_01m7w6c380emh0kkkvcsynnf5m */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "is_leaked": false
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The secret was leaked and must no longer sign.
                     * @default false
                     */
                    is_leaked?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "secret": "whsec_…",
                     *       "previous_secret_until": "2026-11-29T14:30:02.772Z"
                     *     }
                     */
                    "application/json": {
                        secret: string;
                        previous_secret_until: string | null;
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendTestWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example whe_01m7w6c380emh0kkkvcsynnf5m */
                endpoint_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "event": "onProcessCompleted"
                 *     }
                 */
                "application/json": {
                    /**
                     * @default onProcessCompleted
                     * @enum {string}
                     */
                    event?: "onReturnProcessCreation" | "onShippingStatusUpdated" | "onProcessCompleted" | "onReturnProcessCanceled";
                    /**
                     * @description Return to send, in its current state. Empty: a sample return.
                     * @default
                     */
                    process_id?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "outcome": "ACKNOWLEDGED",
                     *       "http_status": 200,
                     *       "error": "",
                     *       "duration_ms": 84,
                     *       "request_headers": {
                     *         "Content-Type": "application/json",
                     *         "User-Agent": "Homeward-Webhooks/1",
                     *         "X-SVC-Signature": "…",
                     *         "X-SVC-Event": "onProcessCompleted",
                     *         "X-SVC-Event-Id": "evt_01m7w6c380emh0kkkw9sabpq1z",
                     *         "X-SVC-Sequence": "0",
                     *         "X-SVC-Attempt": "1",
                     *         "webhook-id": "evt_01m7w6c380emh0kkkw9sabpq1z",
                     *         "webhook-timestamp": "1795168800",
                     *         "webhook-signature": "…",
                     *         "X-SVC-Test": "true"
                     *       },
                     *       "body": "{\"svc_process_id\":\"prc_test\",\"svc_process_status\":\"COMPLETED\",\"portal_name\":\"Test store\",\"platform_process_id\":\"\",\"started_at\":\"2026-11-20T10:00:00.000Z\",\"order_id\":\"test\",\"order_name\":\"#TEST\",\"shopper\":{\"email\":\"shopper@example.com\",\"first_name\":\"Test\",\"last_name\":\"Shopper\",\"phone_number\":\"\"},\"return_line_items\":[{\"id\":\"li_test\",\"return_reason\":\"TOO_SMALL\",\"product\":{\"product_id\":\"test\",\"variant_id\":\"test\",\"sku\":\"TEST\",\"ean\":\"\",\"name\":\"Test item\",\"variant_name\":\"\"},\"quantity\":1,\"unit_price\":\"1200\",\"subtotal_price\":\"1200\",\"total_discounts\":\"0\",\"total_taxes\":\"208\",\"total_price\":\"1200\",\"currency\":\"EUR\",\"compensation_method\":\"ORIGINAL_PAYMENT_METHOD\"}],\"reviews\":[{\"line_item_id\":\"li_test\",\"reject_reason\":null,\"status\":\"APPROVED\",\"review_date\":\"2026-11-20T10:00:00.000Z\",\"user\":\"test@example.com\"}],\"compensation\":{\"refunds\":[{\"amount\":\"1200\",\"currency\":\"EUR\",\"refunded_at\":\"2026-11-20T10:00:00.000Z\",\"missing_amount\":\"0\",\"type\":\"ORIGINAL_PAYMENT_METHOD\"}],\"exchange_order\":null},\"logistics\":[{\"tracking_number\":\"TEST\",\"tracking_url\":\"\",\"status\":\"IN_WAREHOUSE\",\"carrier\":\"Test carrier\",\"method\":\"DROP_OFF_POINT\",\"from\":{\"first_name\":\"Test\",\"last_name\":\"Shopper\",\"phone\":\"\",\"address_line_1\":\"Sample street 1\",\"address_line_2\":\"\",\"city\":\"Utrecht\",\"province_state_code\":\"\",\"postal_code\":\"3511 AA\",\"country\":\"NL\"},\"to\":{\"first_name\":\"Test\",\"last_name\":\"Warehouse\",\"phone\":\"\",\"address_line_1\":\"Sample street 1\",\"address_line_2\":\"\",\"city\":\"Utrecht\",\"province_state_code\":\"\",\"postal_code\":\"3511 AA\",\"country\":\"NL\"}}],\"return_costs\":[]}",
                     *       "response_headers": {},
                     *       "response_body": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        outcome: "ACKNOWLEDGED" | "REDIRECTED" | "REFUSED" | "OVERLOADED" | "SERVER_ERROR" | "SIGNING" | "ADDRESS" | "DNS" | "TIMEOUT" | "CONNECT" | "TLS" | "RESET" | "ANSWER";
                        http_status: number | null;
                        error: string;
                        duration_ms: number;
                        request_headers: Record<string, never>;
                        body: string;
                        response_headers: Record<string, never>;
                        response_body: string;
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
                /** @example 1042 */
                order_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": {
                     *         "id": "ord_01m7w6c380emh0kkawd6q44dpp",
                     *         "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                     *         "order_number": "1042",
                     *         "platform_order_id": "881042",
                     *         "name": "#1042",
                     *         "currency": "EUR",
                     *         "purchased_at": "2026-11-14T10:00:00.000Z",
                     *         "fulfilled_at": "2026-11-15T10:00:00.000Z",
                     *         "delivered_at": "2026-11-17T10:00:00.000Z",
                     *         "email": "noor@example.com",
                     *         "customer": {
                     *           "first_name": "Noor",
                     *           "last_name": "de Wit",
                     *           "phone": "+31612345678",
                     *           "platform_customer_id": "5501"
                     *         },
                     *         "shipping_address": {
                     *           "first_name": "Noor",
                     *           "last_name": "de Wit",
                     *           "company": "",
                     *           "address_line_1": "Sluiskade 4",
                     *           "address_line_2": "",
                     *           "city": "Utrecht",
                     *           "state_province": "",
                     *           "state_province_code": "",
                     *           "postcode": "3511 KA",
                     *           "country": "Netherlands",
                     *           "country_code": "NL",
                     *           "phone": "",
                     *           "email": "",
                     *           "svc_id": ""
                     *         },
                     *         "tags": [],
                     *         "taxes_included": true,
                     *         "line_items": [
                     *           {
                     *             "id": "li_01m7w6c380emh0kkaxkdzt06dn",
                     *             "platform_line_item_id": "11289",
                     *             "product_id": "7001",
                     *             "variant_id": "7001-M",
                     *             "sku": "TSL-WAA-MOS-M",
                     *             "ean": "",
                     *             "name": "Waal T-shirt",
                     *             "variant_name": "Moss / M",
                     *             "image_url": "",
                     *             "brand_id": "",
                     *             "category_ids": [],
                     *             "collection_ids": [],
                     *             "tag_ids": [],
                     *             "options": {},
                     *             "quantity": 2,
                     *             "fulfilled_quantity": 2,
                     *             "refunded_quantity": 0,
                     *             "unit_price": 4500,
                     *             "total_discount": 0,
                     *             "total_tax": 1562,
                     *             "weight_in_grams": 220,
                     *             "hs_code": "",
                     *             "origin_country": "",
                     *             "is_returnable": true
                     *           }
                     *         ],
                     *         "order_discount": 0,
                     *         "fees": 0,
                     *         "conditional_discounts": [],
                     *         "shipping": {
                     *           "price": 495,
                     *           "discount": 0,
                     *           "tax": 86
                     *         },
                     *         "payments": [
                     *           {
                     *             "id": "pay-1042",
                     *             "processor": "cards",
                     *             "method": "card",
                     *             "label": "Visa ending in 42",
                     *             "captured": 9495,
                     *             "captured_total": null,
                     *             "refunded": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        order: components["schemas"]["Order"];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
                /** @example 1042 */
                order_number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "platform_order_id": "881042",
                 *       "name": "#1042",
                 *       "currency": "EUR",
                 *       "purchased_at": "2026-11-14T10:00:00.000Z",
                 *       "fulfilled_at": "2026-11-15T10:00:00.000Z",
                 *       "delivered_at": "2026-11-17T10:00:00.000Z",
                 *       "email": "noor@example.com",
                 *       "customer": {
                 *         "first_name": "Noor",
                 *         "last_name": "de Wit",
                 *         "phone": "+31612345678",
                 *         "platform_customer_id": "5501"
                 *       },
                 *       "shipping_address": {
                 *         "first_name": "Noor",
                 *         "last_name": "de Wit",
                 *         "address_line_1": "Sluiskade 4",
                 *         "city": "Utrecht",
                 *         "postcode": "3511 KA",
                 *         "country": "Netherlands",
                 *         "country_code": "NL"
                 *       },
                 *       "taxes_included": true,
                 *       "line_items": [
                 *         {
                 *           "platform_line_item_id": "11289",
                 *           "product_id": "7001",
                 *           "variant_id": "7001-M",
                 *           "sku": "TSL-WAA-MOS-M",
                 *           "name": "Waal T-shirt",
                 *           "variant_name": "Moss / M",
                 *           "quantity": 2,
                 *           "unit_price": 4500,
                 *           "total_tax": 1562,
                 *           "weight_in_grams": 220
                 *         }
                 *       ],
                 *       "shipping": {
                 *         "price": 495,
                 *         "discount": 0,
                 *         "tax": 86
                 *       },
                 *       "payments": [
                 *         {
                 *           "id": "pay-1042",
                 *           "processor": "cards",
                 *           "method": "card",
                 *           "label": "Visa ending in 42",
                 *           "captured": 9495
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    platform_order_id: string;
                    name: string;
                    /**
                     * @description ISO 4217 currency code.
                     * @example EUR
                     */
                    currency: string;
                    /**
                     * Format: date-time
                     * @description RFC 3339 date and time.
                     */
                    purchased_at: string;
                    /** @default null */
                    fulfilled_at?: string | null;
                    /** @default null */
                    delivered_at?: string | null;
                    /** @default  */
                    email?: string;
                    /**
                     * @default {
                     *       "first_name": "",
                     *       "last_name": "",
                     *       "phone": "",
                     *       "platform_customer_id": ""
                     *     }
                     */
                    customer?: {
                        /** @default  */
                        first_name?: string;
                        /** @default  */
                        last_name?: string;
                        /** @default  */
                        phone?: string;
                        /** @default  */
                        platform_customer_id?: string;
                    };
                    /** @default {} */
                    shipping_address?: components["schemas"]["OrderAddressInput"];
                    /** @default [] */
                    tags?: string[];
                    taxes_included: boolean;
                    line_items: components["schemas"]["OrderLineInput"][];
                    /**
                     * @description Amount in minor units of the currency, as a number or in decimal digits.
                     * @example 1200
                     */
                    order_discount?: number | string;
                    /**
                     * @description Tips, duties, handling and other fees, tax included. Part of the captured amount, and never refunded.
                     * @example 1200
                     */
                    fees?: number | string;
                    /** @description Parts of `order_discount` that were granted for reaching a minimum subtotal. */
                    conditional_discounts?: {
                        id: string;
                        /** @default  */
                        label?: string;
                        /**
                         * @description Minimum subtotal of the lines, before order discounts.
                         * @example 1200
                         */
                        minimum_subtotal: number | string;
                        /**
                         * @description Amount in minor units of the currency, as a number or in decimal digits.
                         * @example 1200
                         */
                        amount: number | string;
                    }[];
                    shipping?: {
                        /**
                         * @description Amount in minor units of the currency, as a number or in decimal digits.
                         * @example 1200
                         */
                        price?: number | string;
                        /**
                         * @description Amount in minor units of the currency, as a number or in decimal digits.
                         * @example 1200
                         */
                        discount?: number | string;
                        /**
                         * @description Amount in minor units of the currency, as a number or in decimal digits.
                         * @example 1200
                         */
                        tax?: number | string;
                    };
                    payments: {
                        id: string;
                        /** @default  */
                        processor?: string;
                        /**
                         * @description e.g. card, bank_transfer, store_credit
                         * @default
                         */
                        method?: string;
                        /**
                         * @description Description shown to the shopper, e.g. Visa ending in 42
                         * @default
                         */
                        label?: string;
                        /**
                         * @description Amount captured for this order.
                         * @example 1200
                         */
                        captured: number | string;
                        /** @description Only for a payment that was captured once for several orders of the store: the total captured for all of them. Each order has the same payment `id`, and its own share in `captured`. The shares can't exceed the total. */
                        captured_total?: (number | string) | null;
                        /**
                         * @description Amount that the shop has refunded. It never decreases. For a payment with `captured_total`, the total refunded for all of its orders.
                         * @example 1200
                         */
                        refunded?: number | string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": {
                     *         "id": "ord_01m7w6c380emh0kkawd6q44dpp",
                     *         "order_number": "1042",
                     *         "result": "CREATED",
                     *         "line_items": [
                     *           {
                     *             "id": "li_01m7w6c380emh0kkaxkdzt06dn",
                     *             "platform_line_item_id": "11289"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        order: {
                            id: string;
                            order_number: string;
                            /** @enum {string} */
                            result: "CREATED" | "UPDATED" | "UNCHANGED";
                            line_items: {
                                id: string;
                                platform_line_item_id: string;
                            }[];
                        };
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createOrderLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
                /** @example 1042 */
                order_number: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "lang": "de"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Number of days that the link is valid.
                     * @default 30
                     */
                    valid_days?: number;
                    /**
                     * @description Language of the portal. Defaults to the browser's.
                     * @enum {string}
                     */
                    lang?: "en" | "de" | "es" | "fr" | "it" | "nl" | "pl" | "pt" | "sv" | "da" | "ar";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://returns.example.com/r/waterkant/o/ol_WyJncnBfMDFtN3c2YzM4MGVtaDBra2FtZnB6dmVhZzQiLCJlY29fMDFtN3c2YzM4MGVtaDBra2FuNTRnN2I0ejEiLCJvcmRfMDFtN3c2YzM4MGVtaDBra2F3ZDZxNDRkcHAiLDE3OTUxNjg4MDAwMDAsMTc5Nzc2MDgwMDAwMF0.rtcuxJ501_--jIIc9oB6p4eZ4poSIFcJ_5ksYkePgyo?lang=de",
                     *       "expires_at": "2026-12-20T10:00:00.000Z"
                     *     }
                     */
                    "application/json": {
                        url: string;
                        /**
                         * Format: date-time
                         * @description RFC 3339, UTC, milliseconds.
                         */
                        expires_at: string;
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeOrderLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
                /** @example 1042 */
                order_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revoked_at": "2026-11-20T10:00:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description RFC 3339, UTC, milliseconds.
                         */
                        revoked_at: string;
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importOrders: {
        parameters: {
            query?: {
                /** @description Column mapping as JSON, for CSV only. Same format as on the command line. Like all headers of a request, it is limited to 16 KiB. */
                mapping?: string;
            };
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description Accepted. It is processed later. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "import_id": "imp_01m7w6c380emh0kkazm5rk6425",
                     *       "state": "PENDING"
                     *     }
                     */
                    "application/json": {
                        import_id: string;
                        /** @enum {string} */
                        state: "PENDING" | "RUNNING" | "DONE" | "FAILED";
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrderImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
                /** @example imp_01m7w6c380emh0kkazm5rk6425 */
                import_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "import_id": "imp_01m7w6c380emh0kkazm5rk6425",
                     *       "state": "DONE",
                     *       "error": "",
                     *       "progress": {
                     *         "read_bytes": 931,
                     *         "total_bytes": 931
                     *       },
                     *       "rows": {
                     *         "read": 1,
                     *         "refused": 0,
                     *         "skipped": 0
                     *       },
                     *       "orders": {
                     *         "created": 1,
                     *         "updated": 0,
                     *         "unchanged": 0,
                     *         "refused": 0,
                     *         "skipped": 0
                     *       },
                     *       "errors": [],
                     *       "skipped": [],
                     *       "messages": [],
                     *       "created_at": "2026-11-20T10:00:00.000Z",
                     *       "started_at": "2026-11-28T14:29:55.773Z",
                     *       "finished_at": "2026-11-28T14:29:55.862Z"
                     *     }
                     */
                    "application/json": components["schemas"]["OrderImport"];
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
                /** @example 7001 */
                product_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Waal T-shirt",
                 *       "brand_id": "waterkant",
                 *       "variants": [
                 *         {
                 *           "variant_id": "7001-S",
                 *           "sku": "TSL-WAA-MOS-S",
                 *           "name": "Moss / S",
                 *           "options": {
                 *             "size": "S",
                 *             "color": "Moss"
                 *           },
                 *           "price": 4500,
                 *           "stock": 12
                 *         },
                 *         {
                 *           "variant_id": "7001-M",
                 *           "sku": "TSL-WAA-MOS-M",
                 *           "name": "Moss / M",
                 *           "options": {
                 *             "size": "M",
                 *             "color": "Moss"
                 *           },
                 *           "price": 4500,
                 *           "stock": 12
                 *         },
                 *         {
                 *           "variant_id": "7001-L",
                 *           "sku": "TSL-WAA-MOS-L",
                 *           "name": "Moss / L",
                 *           "options": {
                 *             "size": "L",
                 *             "color": "Moss"
                 *           },
                 *           "price": 4500,
                 *           "stock": 12
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    name: string;
                    /** @default  */
                    image_url?: string;
                    /** @default  */
                    brand_id?: string;
                    /** @default [] */
                    category_ids?: string[];
                    /** @default [] */
                    collection_ids?: string[];
                    /** @default [] */
                    tag_ids?: string[];
                    /** @description Variants in the shop's order, which is used to rank sizes. */
                    variants: components["schemas"]["VariantInput"][];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "product": {
                     *         "id": "prd_01m7w6c380emh0kkarqf46smw9",
                     *         "product_id": "7001",
                     *         "result": "CREATED",
                     *         "variants": [
                     *           {
                     *             "id": "var_01m7w6c380emh0kkascd8rdp3p",
                     *             "variant_id": "7001-S",
                     *             "stock": 12
                     *           },
                     *           {
                     *             "id": "var_01m7w6c380emh0kkathagbngzk",
                     *             "variant_id": "7001-M",
                     *             "stock": 12
                     *           },
                     *           {
                     *             "id": "var_01m7w6c380emh0kkav9zj9ypr4",
                     *             "variant_id": "7001-L",
                     *             "stock": 12
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        product: {
                            id: string;
                            product_id: string;
                            /** @enum {string} */
                            result: "CREATED" | "UPDATED" | "UNCHANGED";
                            variants: {
                                id: string;
                                variant_id: string;
                                stock: number | null;
                            }[];
                        };
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCredit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
                /**
                 * @description Code as entered. Case, spaces and hyphens are ignored.
                 * @example SC-GKDL-BEPX-GFEP
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credit": {
                     *         "code": "SC-GKDL-BEPX-GFEP",
                     *         "kind": "STORE_CREDIT",
                     *         "currency": "EUR",
                     *         "amount": "4500",
                     *         "balance": "4500",
                     *         "process_id": "prc_01m7w6c380emh0kkhrhhhpv1cf",
                     *         "created_at": "2026-11-20T10:00:00.000Z",
                     *         "entries": [
                     *           {
                     *             "kind": "ISSUED",
                     *             "amount": "4500",
                     *             "reference": "out_01m7w6c380emh0kkj81cjxzwzj",
                     *             "at": "2026-11-20T10:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        credit: components["schemas"]["Credit"];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    spendCredit: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
                /**
                 * @description Code as entered. Case, spaces and hyphens are ignored.
                 * @example SC-GKDL-BEPX-GFEP
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": "1500",
                 *       "reference": "1051"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Amount in minor units of the currency, as a number or in decimal digits.
                     * @example 1200
                     */
                    amount: number | string;
                    /** @description Purchase that the credit is spent on, e.g. the number of the new order. */
                    reference: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "credit": {
                     *         "code": "SC-GKDL-BEPX-GFEP",
                     *         "kind": "STORE_CREDIT",
                     *         "currency": "EUR",
                     *         "amount": "4500",
                     *         "balance": "3000",
                     *         "process_id": "prc_01m7w6c380emh0kkhrhhhpv1cf",
                     *         "created_at": "2026-11-20T10:00:00.000Z",
                     *         "entries": [
                     *           {
                     *             "kind": "ISSUED",
                     *             "amount": "4500",
                     *             "reference": "out_01m7w6c380emh0kkj81cjxzwzj",
                     *             "at": "2026-11-20T10:00:00.000Z"
                     *           },
                     *           {
                     *             "kind": "SPENT",
                     *             "amount": "-1500",
                     *             "reference": "1051",
                     *             "at": "2026-11-20T10:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        credit: components["schemas"]["Credit"];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ALREADY_EXISTS: The object already exists. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startIntent: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_number": "#1042",
                 *       "email": "noor@example.com",
                 *       "ecommerce_id": "eco_01m7w6c380emh0kkan54g7b4z1",
                 *       "lang": "en"
                 *     }
                 */
                "application/json": {
                    order_number: string;
                    /** @default  */
                    email?: string;
                    /** @default  */
                    postal_code?: string;
                    /** @default  */
                    ecommerce_id?: string;
                    /** @default  */
                    slug?: string;
                    /** @default  */
                    lang?: string;
                    /**
                     * @description Email address of the recipient who returns a gift. Emails are sent there, and the refund is paid in store credit or a gift card, never to the buyer. Empty: the buyer returns the order.
                     * @default
                     */
                    gift_email?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": {
                     *         "id": "ord_01m7w6c380emh0kkawd6q44dpp",
                     *         "name": "#1042",
                     *         "currency": "EUR",
                     *         "purchased_at": "2026-11-14T10:00:00.000Z",
                     *         "delivered_at": "2026-11-17T10:00:00.000Z",
                     *         "return_window_ends_at": "2026-12-17T22:59:59.999Z",
                     *         "line_items": [
                     *           {
                     *             "id": "li_01m7w6c380emh0kkaxkdzt06dn",
                     *             "platform_line_item_id": "11289",
                     *             "product": {
                     *               "product_id": "7001",
                     *               "variant_id": "7001-M",
                     *               "sku": "TSL-WAA-MOS-M",
                     *               "ean": "",
                     *               "name": "Waal T-shirt",
                     *               "variant_name": "Moss / M"
                     *             },
                     *             "quantity": 2,
                     *             "returnable_quantity": 2,
                     *             "unit_price": "4500",
                     *             "total_price": "9000",
                     *             "image_url": "",
                     *             "is_returnable": true,
                     *             "non_returnable_reason": null,
                     *             "non_returnable_code": null,
                     *             "return_window_ends_at": "2026-12-17T22:59:59.999Z",
                     *             "keep_your_item": null,
                     *             "requires_documents": false,
                     *             "requires_documents_why": null
                     *           }
                     *         ],
                     *         "refund_limit": null,
                     *         "return_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                     *         "is_gift": false,
                     *         "customer_token": "ct_eyJyIjoi…",
                     *         "existing_returns": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        order: components["schemas"]["IntentOrder"];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getIntent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                return_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order": {
                     *         "id": "ord_01m7w6c380emh0kkawd6q44dpp",
                     *         "name": "#1042",
                     *         "currency": "EUR",
                     *         "purchased_at": "2026-11-14T10:00:00.000Z",
                     *         "delivered_at": "2026-11-17T10:00:00.000Z",
                     *         "return_window_ends_at": "2026-12-17T22:59:59.999Z",
                     *         "line_items": [
                     *           {
                     *             "id": "li_01m7w6c380emh0kkaxkdzt06dn",
                     *             "platform_line_item_id": "11289",
                     *             "product": {
                     *               "product_id": "7001",
                     *               "variant_id": "7001-M",
                     *               "sku": "TSL-WAA-MOS-M",
                     *               "ean": "",
                     *               "name": "Waal T-shirt",
                     *               "variant_name": "Moss / M"
                     *             },
                     *             "quantity": 2,
                     *             "returnable_quantity": 2,
                     *             "unit_price": "4500",
                     *             "total_price": "9000",
                     *             "image_url": "",
                     *             "is_returnable": true,
                     *             "non_returnable_reason": null,
                     *             "non_returnable_code": null,
                     *             "return_window_ends_at": "2026-12-17T22:59:59.999Z",
                     *             "keep_your_item": null,
                     *             "requires_documents": false,
                     *             "requires_documents_why": null
                     *           }
                     *         ],
                     *         "refund_limit": null,
                     *         "return_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                     *         "is_gift": false,
                     *         "existing_returns": []
                     *       },
                     *       "draft": {
                     *         "items": [
                     *           {
                     *             "line_item_id": "li_01m7w6c380emh0kkaxkdzt06dn",
                     *             "quantity": 1,
                     *             "return_reason": "TOO_SMALL",
                     *             "comment": "Tight around the shoulders",
                     *             "refund_option": "ORIGINAL_PAYMENT_METHOD",
                     *             "exchange_variant_id": null,
                     *             "exchange": null,
                     *             "document_ids": [
                     *               "doc_01m7w6c380emh0kkb5d06xyr4j"
                     *             ],
                     *             "keep_your_item": false
                     *           }
                     *         ],
                     *         "refund_option": "ORIGINAL_PAYMENT_METHOD",
                     *         "bank_account": null,
                     *         "delivery": {
                     *           "return_method": "DROP_OFF_POINT",
                     *           "provider": "SANDBOX",
                     *           "carrier": "sandbox_post",
                     *           "pickup_date": "",
                     *           "pickup_range": "NO_RANGE",
                     *           "pickup_address": null,
                     *           "corrected_address": null,
                     *           "address_choice": null,
                     *           "parcel_count": 1
                     *         }
                     *       },
                     *       "next_step": "CONFIRM",
                     *       "expires_at": "2026-11-27T10:00:00.000Z"
                     *     }
                     */
                    "application/json": {
                        order: {
                            id: string;
                            name: string;
                            /**
                             * @description ISO 4217 currency code.
                             * @example EUR
                             */
                            currency: string;
                            /**
                             * Format: date-time
                             * @description RFC 3339, UTC, milliseconds.
                             */
                            purchased_at: string;
                            delivered_at: string | null;
                            return_window_ends_at: string | null;
                            line_items: components["schemas"]["IntentLineItem"][];
                            /** @description Amount of the order that is left to refund, if it is less than what was paid for the returnable items because the store already refunded part of the order. Quotes are limited to it, with a row ALREADY_REFUNDED in the derivation. `null`: no limit. */
                            refund_limit: string | null;
                            return_id: string;
                            /** @description Started by the recipient of a gift: show no prices, only the items being returned. */
                            is_gift: boolean;
                            existing_returns: {
                                return_code: string;
                                status: string;
                                units: number;
                            }[];
                        };
                        draft: components["schemas"]["ReturnDraft"];
                        /** @enum {string} */
                        next_step: "ITEMS" | "OUTCOME" | "DELIVERY" | "CONFIRM" | "DONE";
                        /**
                         * Format: date-time
                         * @description RFC 3339, UTC, milliseconds.
                         */
                        expires_at: string;
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listReturnReasons: {
        parameters: {
            query?: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id?: string;
                slug?: string;
                /** @example en */
                lang?: string;
                /** @example li_01m7w6c380emh0kkaxkdzt06dn */
                line_item_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "return_reasons": [
                     *         {
                     *           "id": "too_small",
                     *           "name": "TOO_SMALL",
                     *           "label": "Too small",
                     *           "requires_comment": false,
                     *           "requires_photo": false
                     *         },
                     *         {
                     *           "id": "too_big",
                     *           "name": "TOO_BIG",
                     *           "label": "Too big",
                     *           "requires_comment": false,
                     *           "requires_photo": false
                     *         },
                     *         {
                     *           "id": "not_as_described",
                     *           "name": "NOT_AS_DESCRIBED",
                     *           "label": "Not as shown",
                     *           "requires_comment": false,
                     *           "requires_photo": false
                     *         },
                     *         {
                     *           "id": "damaged",
                     *           "name": "DAMAGED",
                     *           "label": "Damaged or faulty",
                     *           "requires_comment": true,
                     *           "requires_photo": false
                     *         },
                     *         {
                     *           "id": "wrong_item",
                     *           "name": "WRONG_ITEM",
                     *           "label": "Wrong item sent",
                     *           "requires_comment": false,
                     *           "requires_photo": false
                     *         },
                     *         {
                     *           "id": "changed_mind",
                     *           "name": "CHANGED_MIND",
                     *           "label": "Changed my mind",
                     *           "requires_comment": false,
                     *           "requires_photo": false
                     *         },
                     *         {
                     *           "id": "other",
                     *           "name": "OTHER",
                     *           "label": "Something else",
                     *           "requires_comment": true,
                     *           "requires_photo": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        return_reasons: {
                            id: string;
                            name: string;
                            label: string;
                            requires_comment: boolean;
                            requires_photo: boolean;
                        }[];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveClientPreferences: {
        parameters: {
            query: {
                /** @example li_01m7w6c380emh0kkaxkdzt06dn */
                line_item_id: string;
            };
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                return_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "return_reason": "TOO_SMALL",
                 *       "quantity": 1,
                 *       "comment": "Tight around the shoulders",
                 *       "refund_option": "ORIGINAL_PAYMENT_METHOD",
                 *       "document_ids": [
                 *         "doc_01m7w6c380emh0kkb5d06xyr4j"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @default 1 */
                    quantity?: number;
                    /**
                     * @description Name of one of the store's reasons. Required if the quantity is above 0.
                     * @default
                     */
                    return_reason?: string;
                    /** @default  */
                    comment?: string;
                    /** @enum {string} */
                    refund_option?: "BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD";
                    /** @description Bank account for a BANK_TRANSFER. Required once before checkout. Stored encrypted and never shown in full again. */
                    bank_account?: {
                        iban: string;
                        holder_name: string;
                    };
                    /** @description New variant, by the shop's ID or Homeward's. The remainder is paid with the `refund_option`. `null`, or a `refund_option` without it: no exchange. */
                    exchange_variant_id?: string | null;
                    /** @description Documents uploaded for this return that are about this item. If absent, unchanged. */
                    document_ids?: string[];
                    /** @description Keeps the item for the refund offered in its `keep_your_item`. If absent, unchanged. */
                    keep_your_item?: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "return_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                     *       "pending_credit_to_use": 0,
                     *       "currency": "EUR"
                     *     }
                     */
                    "application/json": {
                        return_id: string;
                        /** @description Credit of the return that is not used for new items yet, in minor units. */
                        pending_credit_to_use: number;
                        /**
                         * @description ISO 4217 currency code.
                         * @example EUR
                         */
                        currency: string;
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                return_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "receipt.pdf",
                 *       "content": "JVBERi0xLjQKMSAwIG9iago8PC9UeXBlL0NhdGFsb2c+PgplbmRvYmoKc3RhcnR4cmVmCjkKJSVFT0YK",
                 *       "content_type": "application/pdf"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description File name shown to staff. Its extension is changed to match the content.
                     * @default
                     */
                    name?: string;
                    /** @description File, base64-encoded. */
                    content: string;
                    /**
                     * @description Selected item that the file is about. The file is added to it immediately. At most 4 files per item can be added this way.
                     * @default
                     */
                    line_item_id?: string;
                    /**
                     * @description Has no effect. The type is detected from the content.
                     * @default
                     */
                    content_type?: string;
                };
                "multipart/form-data": {
                    /** @description The file. */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "document_id": "doc_01m7w6c380emh0kkb5d06xyr4j"
                     *     }
                     */
                    "application/json": {
                        document_id: string;
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listExchangeOptions: {
        parameters: {
            query?: {
                /** @description Defaults to the quantity in the draft, otherwise 1. */
                quantity?: number;
                /**
                 * @description Name of the reason. Defaults to the reason in the draft.
                 * @example TOO_SMALL
                 */
                return_reason?: string;
            };
            header?: never;
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                return_id: string;
                /**
                 * @description Homeward's line item ID or the platform's.
                 * @example li_01m7w6c380emh0kkaxkdzt06dn
                 */
                line_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exchange_flow": "OPEN",
                     *       "options": [
                     *         {
                     *           "product_id": "7001",
                     *           "variant_id": "7001-S",
                     *           "svc_product_id": "prd_01m7w6c380emh0kkarqf46smw9",
                     *           "svc_variant_id": "var_01m7w6c380emh0kkascd8rdp3p",
                     *           "name": "Waal T-shirt",
                     *           "variant_name": "Moss / S",
                     *           "image_url": "",
                     *           "price": "4500",
                     *           "price_difference": "0",
                     *           "currency": "EUR",
                     *           "stock": 12
                     *         },
                     *         {
                     *           "product_id": "7001",
                     *           "variant_id": "7001-M",
                     *           "svc_product_id": "prd_01m7w6c380emh0kkarqf46smw9",
                     *           "svc_variant_id": "var_01m7w6c380emh0kkathagbngzk",
                     *           "name": "Waal T-shirt",
                     *           "variant_name": "Moss / M",
                     *           "image_url": "",
                     *           "price": "4500",
                     *           "price_difference": "0",
                     *           "currency": "EUR",
                     *           "stock": 13
                     *         },
                     *         {
                     *           "product_id": "7001",
                     *           "variant_id": "7001-L",
                     *           "svc_product_id": "prd_01m7w6c380emh0kkarqf46smw9",
                     *           "svc_variant_id": "var_01m7w6c380emh0kkav9zj9ypr4",
                     *           "name": "Waal T-shirt",
                     *           "variant_name": "Moss / L",
                     *           "image_url": "",
                     *           "price": "4500",
                     *           "price_difference": "0",
                     *           "currency": "EUR",
                     *           "stock": 12
                     *         }
                     *       ],
                     *       "sold_out": []
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        exchange_flow: "NO_EXCHANGE_FLOW" | "OPEN" | "ONE_ON_ONE" | "OPEN_WITH_GIFT_CARD" | "FULL";
                        options: components["schemas"]["ExchangeOption"][];
                        /** @description Variants of the item's own product that are not offered because stock is insufficient. */
                        sold_out: {
                            variant_id: string;
                            svc_variant_id: string;
                            variant_name: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRecommendedProducts: {
        parameters: {
            query?: {
                /** @description Defaults to the quantity in the draft, otherwise 1. */
                quantity?: number;
                /**
                 * @description Name of the reason. Defaults to the reason in the draft.
                 * @example TOO_SMALL
                 */
                return_reason?: string;
            };
            header?: never;
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                return_id: string;
                /**
                 * @description Homeward's line item ID or the platform's.
                 * @example li_01m7w6c380emh0kkaxkdzt06dn
                 */
                line_item_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "product_id": "7001",
                     *           "variant_id": "7001-L",
                     *           "svc_product_id": "prd_01m7w6c380emh0kkarqf46smw9",
                     *           "svc_variant_id": "var_01m7w6c380emh0kkav9zj9ypr4",
                     *           "name": "Waal T-shirt",
                     *           "variant_name": "Moss / L",
                     *           "image_url": "",
                     *           "price": "4500",
                     *           "price_difference": "0",
                     *           "currency": "EUR",
                     *           "stock": 12,
                     *           "reason": "SIZE_NEXT_UP"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        products: {
                            /** @description The shop's ID. */
                            product_id: string;
                            /** @description The shop's ID. Use it as `exchange_variant_id`. */
                            variant_id: string;
                            svc_product_id: string;
                            /** @description Homeward's ID. Also accepted as `exchange_variant_id`. */
                            svc_variant_id: string;
                            name: string;
                            variant_name: string;
                            image_url: string;
                            /**
                             * @description Unit price, tax included.
                             * @example 1200
                             */
                            price: string;
                            /**
                             * @description Minor units as decimal digits. The shopper pays a positive amount; a negative amount is refunded.
                             * @example -1500
                             */
                            price_difference: string;
                            /**
                             * @description ISO 4217 currency code.
                             * @example EUR
                             */
                            currency: string;
                            /** @description Available units. Absent if the shop does not track stock. */
                            stock?: number;
                            /** @enum {string} */
                            reason: "SAME_VARIANT" | "SIZE_NEXT_UP" | "SIZE_FURTHER_UP" | "SIZE_NEXT_DOWN" | "SIZE_FURTHER_DOWN" | "OTHER_STYLE_SAME_SIZE" | "OTHER_VARIANT" | "SAME_CATEGORY" | "OTHER_PRODUCT";
                        }[];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getExchangeIncentive: {
        parameters: {
            query?: {
                /**
                 * @description Defaults to all items of the draft.
                 * @example li_01m7w6c380emh0kkaxkdzt06dn
                 */
                line_item_id?: string;
                /** @example TOO_SMALL */
                return_reason?: string;
                /** @description Order of this return. Optional. */
                order_id?: string;
                /**
                 * @description Destination country of the new item. Defaults to the order's country.
                 * @example NL
                 */
                exchange_country?: string;
            };
            header?: never;
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                return_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "incentives": []
                     *     }
                     */
                    "application/json": {
                        incentives: {
                            /**
                             * @description Amount in minor units of the currency, as decimal digits.
                             * @example 1200
                             */
                            extra_credit: string;
                            /** @enum {string} */
                            preferred_exchange_type: "OPEN_CATALOG" | "SIZE_EXCHANGE";
                        }[];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listReturnOptions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                return_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "return_options": [
                     *         {
                     *           "return_method": "DROP_OFF_POINT",
                     *           "provider": "SANDBOX",
                     *           "carrier": "sandbox_post",
                     *           "carrier_name": "Sandbox Post",
                     *           "label": "Drop it off",
                     *           "total_fee": "0",
                     *           "currency": "EUR",
                     *           "label_source": "CARRIER",
                     *           "label_due_at": null,
                     *           "needs_printer": false,
                     *           "needs_box": true,
                     *           "pickup_slots": [],
                     *           "hand_over_by": "2026-12-04T22:59:59.999Z",
                     *           "hand_over_days": 14,
                     *           "store_list_url": ""
                     *         },
                     *         {
                     *           "return_method": "HOME_PICK_UP",
                     *           "provider": "SANDBOX",
                     *           "carrier": "sandbox_express",
                     *           "carrier_name": "Sandbox Express",
                     *           "label": "Have it picked up at home",
                     *           "total_fee": "490",
                     *           "currency": "EUR",
                     *           "label_source": "CARRIER",
                     *           "label_due_at": null,
                     *           "needs_printer": true,
                     *           "needs_box": true,
                     *           "pickup_slots": [
                     *             {
                     *               "date": "2026-11-23",
                     *               "ranges": [
                     *                 "RANGE_8_TO_12",
                     *                 "RANGE_12_TO_16",
                     *                 "RANGE_16_TO_20"
                     *               ]
                     *             },
                     *             {
                     *               "date": "2026-11-24",
                     *               "ranges": [
                     *                 "RANGE_8_TO_12",
                     *                 "RANGE_12_TO_16",
                     *                 "RANGE_16_TO_20"
                     *               ]
                     *             },
                     *             {
                     *               "date": "2026-11-25",
                     *               "ranges": [
                     *                 "RANGE_8_TO_12",
                     *                 "RANGE_12_TO_16",
                     *                 "RANGE_16_TO_20"
                     *               ]
                     *             }
                     *           ],
                     *           "hand_over_by": null,
                     *           "hand_over_days": 0,
                     *           "store_list_url": ""
                     *         }
                     *       ],
                     *       "pickup_address": {
                     *         "first_name": "Noor",
                     *         "last_name": "de Wit",
                     *         "company": "",
                     *         "address_line_1": "Sluiskade 4",
                     *         "address_line_2": "",
                     *         "city": "Utrecht",
                     *         "state_province": "",
                     *         "state_province_code": "",
                     *         "postcode": "3511 KA",
                     *         "country": "Netherlands",
                     *         "country_code": "NL",
                     *         "phone": "",
                     *         "email": "",
                     *         "svc_id": ""
                     *       },
                     *       "max_parcel_count": 1,
                     *       "parcel_count": 1
                     *     }
                     */
                    "application/json": {
                        return_options: components["schemas"]["ReturnOption"][];
                        /** @description Address that the parcel is sent from or picked up at, unless another one is given: the delivery address. `null` if no carrier creates a label. */
                        pickup_address: components["schemas"]["Address"] | null;
                        /** @description Maximum number of parcels for the items of the draft. */
                        max_parcel_count: number;
                        /** @description Current number of parcels. */
                        parcel_count: number;
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listReturnStores: {
        parameters: {
            query?: {
                /** @description Postal code in that country to search near. Defaults to the delivery address. */
                postcode?: string;
            };
            header?: never;
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                return_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "in_store_available": false,
                     *       "closest_store": null,
                     *       "stores": []
                     *     }
                     */
                    "application/json": {
                        in_store_available: boolean;
                        closest_store: components["schemas"]["ReturnStore"] | null;
                        stores: components["schemas"]["ReturnStore"][];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chooseReturnOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                return_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "return_method": "DROP_OFF_POINT"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    return_method: "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
                    /** @default  */
                    provider?: string;
                    /** @default  */
                    carrier?: string;
                    /** @description Address that the parcel is sent from or picked up at. Defaults to the delivery address of the order. */
                    pickup_address?: components["schemas"]["AddressInput"];
                    /** @default  */
                    pickup_date?: string;
                    /**
                     * @default NO_RANGE
                     * @enum {string}
                     */
                    pickup_range?: "NO_RANGE" | "RANGE_8_TO_12" | "RANGE_12_TO_16" | "RANGE_16_TO_20";
                    /**
                     * @description Address used on the label: the carrier's suggestion or the given one. `null` if not chosen yet.
                     * @default null
                     */
                    address_choice?: ("CORRECTED" | "GIVEN") | null;
                    /**
                     * @description Number of parcels, at most the number of units sent, and at most 10. Each parcel gets a label.
                     * @default 1
                     */
                    parcel_count?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "return_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                     *       "return_method": "DROP_OFF_POINT",
                     *       "carrier": "sandbox_post",
                     *       "parcel_count": 1,
                     *       "corrected_address": null,
                     *       "address_choice": null
                     *     }
                     */
                    "application/json": {
                        return_id: string;
                        /** @enum {string} */
                        return_method: "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
                        carrier: string;
                        parcel_count: number;
                        /** @description The address as formatted by the carrier if it differs from the given address; otherwise `null`. */
                        corrected_address: components["schemas"]["Address"] | null;
                        /** @description Which address is used on the label. OPEN: not chosen yet; the given address is used. NORMALIZED: the addresses differ only in formatting (letter case, postal code format), so the carrier's is used. `null` if there is nothing to choose. */
                        address_choice: ("OPEN" | "CORRECTED" | "GIVEN" | "NORMALIZED") | null;
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRefundTimings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                return_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "timings": [
                     *         {
                     *           "refund_option": "ORIGINAL_PAYMENT_METHOD",
                     *           "timing": "ON_REVIEW",
                     *           "min_days": 3,
                     *           "max_days": 5,
                     *           "destination": "Visa ending in 42"
                     *         },
                     *         {
                     *           "refund_option": "STORE_CREDIT",
                     *           "timing": "ON_REVIEW",
                     *           "min_days": 0,
                     *           "max_days": 1,
                     *           "destination": "Waterkant credit"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        timings: {
                            /** @enum {string} */
                            refund_option: "BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD";
                            /** @enum {string} */
                            timing: "ON_START" | "ON_COLLECTED" | "ON_REVIEW";
                            min_days: number;
                            max_days: number;
                            /** @description Destination of the refund, e.g. Visa ending in 42. */
                            destination: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listReturnFees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                return_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currency": "EUR",
                     *       "fees": [
                     *         {
                     *           "refund_option": "ORIGINAL_PAYMENT_METHOD",
                     *           "return_method": "HOME_PICK_UP",
                     *           "fee_type": "SHIPPING_FEE",
                     *           "total": "490",
                     *           "why": "A return shipping fee applies."
                     *         },
                     *         {
                     *           "refund_option": "STORE_CREDIT",
                     *           "return_method": "HOME_PICK_UP",
                     *           "fee_type": "SHIPPING_FEE",
                     *           "total": "490",
                     *           "why": "A return shipping fee applies."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description ISO 4217 currency code.
                         * @example EUR
                         */
                        currency: string;
                        fees: {
                            /** @enum {string} */
                            refund_option: "BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD";
                            /** @enum {string} */
                            return_method: "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
                            /** @enum {string} */
                            fee_type: "RETURN_FEE" | "SHIPPING_FEE" | "RESTOCK_FEE";
                            /**
                             * @description Amount in minor units of the currency, as decimal digits.
                             * @example 1200
                             */
                            total: string;
                            /** @description Explanation for the shopper. */
                            why: string;
                        }[];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReturnFees: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                return_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "return_method": "DROP_OFF_POINT"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    return_method: "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
                    /** @default  */
                    provider?: string;
                    /** @default  */
                    carrier?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currency": "EUR",
                     *       "fees": [],
                     *       "total": "0"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description ISO 4217 currency code.
                         * @example EUR
                         */
                        currency: string;
                        fees: {
                            /** @enum {string} */
                            fee_type: "RETURN_FEE" | "SHIPPING_FEE" | "RESTOCK_FEE";
                            /**
                             * @description Amount in minor units of the currency, as decimal digits.
                             * @example 1200
                             */
                            total: string;
                            /** @description Explanation for the shopper. */
                            why: string;
                        }[];
                        /**
                         * @description Amount in minor units of the currency, as decimal digits.
                         * @example 1200
                         */
                        total: string;
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkout: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                return_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "return_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                     *       "returned_items": [
                     *         {
                     *           "id": "li_01m7w6c380emh0kkaxkdzt06dn",
                     *           "name": "Waal T-shirt",
                     *           "image": "",
                     *           "return_reason": "TOO_SMALL",
                     *           "quantity_returned": 1,
                     *           "compensation": {
                     *             "original_payment_method": {
                     *               "amount": "4500",
                     *               "currency": "EUR"
                     *             },
                     *             "new_items_to_ship": []
                     *           }
                     *         }
                     *       ],
                     *       "costs": {
                     *         "total": "0",
                     *         "fee_type": "SHIPPING_FEE"
                     *       },
                     *       "costs_breakdown": [],
                     *       "subtotal": "4500",
                     *       "total": "4500",
                     *       "bonus": "0",
                     *       "rounding": "0",
                     *       "amount_to_pay": "0",
                     *       "currency": "EUR",
                     *       "requires_authorization": false,
                     *       "requires_authorization_why": null,
                     *       "quote_id": "set_01m7w6c380emh0kkb6pd2gxbsp",
                     *       "expires_at": "2026-11-20T10:30:00.000Z",
                     *       "derivation": {
                     *         "settlement_id": "set_01m7w6c380emh0kkb6pd2gxbsp",
                     *         "basis": "QUOTE",
                     *         "currency": "EUR",
                     *         "subtotal": "4500",
                     *         "shipping": "0",
                     *         "fees": "0",
                     *         "bonus": "0",
                     *         "rounding": "0",
                     *         "tax": "781",
                     *         "total": "4500",
                     *         "owed": "0",
                     *         "portions": [
                     *           {
                     *             "refund_option": "ORIGINAL_PAYMENT_METHOD",
                     *             "subtotal": "4500",
                     *             "fees": "0",
                     *             "bonus": "0",
                     *             "rounding": "0",
                     *             "total": "4500"
                     *           }
                     *         ],
                     *         "units": [
                     *           {
                     *             "unit_id": "li_01m7w6c380emh0kkaxkdzt06dn:0",
                     *             "amount": "4500",
                     *             "tax": "781"
                     *           }
                     *         ],
                     *         "created_at": "2026-11-20T10:00:00.000Z",
                     *         "rows": [
                     *           {
                     *             "position": 1,
                     *             "group": "ITEMS",
                     *             "kind": "UNIT_PRICE",
                     *             "label": "Waal T-shirt",
                     *             "formula": "€45.00 list price",
                     *             "unit_id": "li_01m7w6c380emh0kkaxkdzt06dn:0",
                     *             "amount": "4500"
                     *           },
                     *           {
                     *             "position": 2,
                     *             "group": "TAX",
                     *             "kind": "TAX_INCLUDED",
                     *             "label": "Tax: Waal T-shirt",
                     *             "formula": "included: €7.81 of €15.62 by largest remainder",
                     *             "unit_id": "li_01m7w6c380emh0kkaxkdzt06dn:0",
                     *             "amount": "0"
                     *           },
                     *           {
                     *             "position": 3,
                     *             "group": "LEG",
                     *             "kind": "PAYOUT",
                     *             "label": "Visa ending in 42",
                     *             "formula": "€45.00 of €94.95 left",
                     *             "unit_id": null,
                     *             "amount": "4500"
                     *           }
                     *         ]
                     *       },
                     *       "instant_exchange": null
                     *     }
                     */
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    completeReturn: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                return_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "quote_id": "set_01m7w6c380emh0kkb6pd2gxbsp"
                 *     }
                 */
                "application/json": {
                    /** @default  */
                    quote_id?: string;
                    /**
                     * @description Token that the payment provider issued to the shopper's browser. Sandbox: tok_ok, tok_declined, tok_hang.
                     * @default
                     */
                    payment_token?: string;
                    /**
                     * @description ON_START: the new items are sent immediately, if the checkout offers an `instant_exchange`. Its `hold_amount` is first held on a card: the response is 409 with `hold_amount`, and with `payment_url` if the provider has a hosted page. Defaults to the previous choice, initially ON_REVIEW.
                     * @enum {string}
                     */
                    exchange_timing?: "ON_START" | "ON_REVIEW";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "process_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                     *       "return_code": "RT-ZZAH-XAH4",
                     *       "status": "RUNNING",
                     *       "next_step": "HAND_OVER"
                     *     }
                     */
                    "application/json": {
                        process_id: string;
                        return_code: string;
                        /** @enum {string} */
                        status: "RUNNING" | "COMPLETED" | "FAILED" | "CANCELED" | "ON_HOLD";
                        /**
                         * @description What the shopper does next: drop off the parcel with our label, ship it with any carrier to the return address (`label_source` NONE), or wait. NONE if nothing has to be sent, the parcel is in transit, or the return has ended.
                         * @enum {string}
                         */
                        next_step: "HAND_OVER" | "SHIP" | "WAIT_FOR_LABEL" | "WAIT_FOR_ADDRESS" | "WAIT_FOR_APPROVAL" | "NONE";
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelReturn: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example prc_01m7w6c380emh0kkjrmrtygxgv */
                return_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "process_id": "prc_01m7w6c380emh0kkjrmrtygxgv",
                     *       "status": "CANCELED"
                     *     }
                     */
                    "application/json": {
                        process_id: string;
                        /** @enum {string} */
                        status: "RUNNING" | "COMPLETED" | "FAILED" | "CANCELED" | "ON_HOLD";
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    trackReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                return_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "return_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                     *       "process_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                     *       "return_code": "RT-ZZAH-XAH4",
                     *       "order_name": "#1042",
                     *       "status": "RUNNING",
                     *       "shipping_status": "CREATED",
                     *       "status_key": "READY_TO_SEND",
                     *       "authorization": {
                     *         "status": "NOT_REQUIRED",
                     *         "unauthorized_reason": ""
                     *       },
                     *       "created_at": "2026-11-20T10:00:00.000Z",
                     *       "hand_over_by": "2026-12-04T22:59:59.999Z",
                     *       "return_method": "DROP_OFF_POINT",
                     *       "carrier": "sandbox_post",
                     *       "carrier_name": "Sandbox Post",
                     *       "label_source": "CARRIER",
                     *       "label_due_at": null,
                     *       "can_enter_tracking": false,
                     *       "tracking_number": "SBP2018768146579455",
                     *       "tracking_url": "https://returns.example.com/sandbox/tracking/SBP2018768146579455",
                     *       "parcels": [
                     *         {
                     *           "parcel": 1,
                     *           "shipping_status": "CREATED",
                     *           "carrier_name": "Sandbox Post",
                     *           "tracking_number": "SBP2018768146579455",
                     *           "tracking_url": "https://returns.example.com/sandbox/tracking/SBP2018768146579455",
                     *           "label_url": "https://returns.example.com/files/file_01m7w6c380emh0kkbatev6gm3n?e=1795169400&d=inline&s=…",
                     *           "qr_code_url": null,
                     *           "customs_form_url": null,
                     *           "items": [
                     *             {
                     *               "name": "Waal T-shirt",
                     *               "variant_name": "Moss / M",
                     *               "quantity": 1
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "parcel_count": 1,
                     *       "can_add_parcel": false,
                     *       "is_split_binding": false,
                     *       "label_url": "https://returns.example.com/files/file_01m7w6c380emh0kkbatev6gm3n?e=1795169400&d=inline&s=…",
                     *       "qr_code_url": null,
                     *       "customs_form_url": null,
                     *       "prints_label": false,
                     *       "pass_payload": "https://returns.example.com/r/waterkant/return/RT-ZZAH-XAH4",
                     *       "pickup_date": "",
                     *       "pickup_range": "NO_RANGE",
                     *       "from": {
                     *         "first_name": "Noor",
                     *         "last_name": "de Wit",
                     *         "company": "",
                     *         "address_line_1": "Sluiskade 4",
                     *         "address_line_2": "",
                     *         "city": "Utrecht",
                     *         "state_province": "",
                     *         "state_province_code": "",
                     *         "postcode": "3511 KA",
                     *         "country": "Netherlands",
                     *         "country_code": "NL",
                     *         "phone": "+31612345678",
                     *         "email": "",
                     *         "svc_id": ""
                     *       },
                     *       "to": {
                     *         "first_name": "Noor",
                     *         "last_name": "de Wit",
                     *         "company": "",
                     *         "address_line_1": "Kade 1",
                     *         "address_line_2": "",
                     *         "city": "Zwolle",
                     *         "state_province": "",
                     *         "state_province_code": "",
                     *         "postcode": "8011 AB",
                     *         "country": "Netherlands",
                     *         "country_code": "NL",
                     *         "phone": "",
                     *         "email": "",
                     *         "svc_id": ""
                     *       },
                     *       "milestones": [
                     *         {
                     *           "key": "REQUESTED",
                     *           "reached_at": "2026-11-20T10:00:00.000Z"
                     *         },
                     *         {
                     *           "key": "HANDED_OVER",
                     *           "reached_at": null
                     *         },
                     *         {
                     *           "key": "CHECKED",
                     *           "reached_at": null
                     *         },
                     *         {
                     *           "key": "PAID_BACK",
                     *           "reached_at": null
                     *         }
                     *       ],
                     *       "events": [],
                     *       "units": [
                     *         {
                     *           "unit_id": "unit_01m7w6c380emh0kkb7nzxfc26a",
                     *           "line_item_id": "li_01m7w6c380emh0kkaxkdzt06dn",
                     *           "name": "Waal T-shirt",
                     *           "variant_name": "Moss / M",
                     *           "image_url": "",
                     *           "return_reason": "TOO_SMALL",
                     *           "paid_amount": "4500",
                     *           "review_status": null,
                     *           "reject_reason": null,
                     *           "keep_your_item": null,
                     *           "new_item": null
                     *         }
                     *       ],
                     *       "derivation": {
                     *         "settlement_id": "set_01m7w6c380emh0kkb6pd2gxbsp",
                     *         "basis": "QUOTE",
                     *         "currency": "EUR",
                     *         "subtotal": "4500",
                     *         "shipping": "0",
                     *         "fees": "0",
                     *         "bonus": "0",
                     *         "rounding": "0",
                     *         "tax": "781",
                     *         "total": "4500",
                     *         "owed": "0",
                     *         "portions": [
                     *           {
                     *             "refund_option": "ORIGINAL_PAYMENT_METHOD",
                     *             "subtotal": "4500",
                     *             "fees": "0",
                     *             "bonus": "0",
                     *             "rounding": "0",
                     *             "total": "4500"
                     *           }
                     *         ],
                     *         "units": [
                     *           {
                     *             "unit_id": "li_01m7w6c380emh0kkaxkdzt06dn:0",
                     *             "amount": "4500",
                     *             "tax": "781"
                     *           }
                     *         ],
                     *         "created_at": "2026-11-20T10:00:00.000Z",
                     *         "rows": [
                     *           {
                     *             "position": 1,
                     *             "group": "ITEMS",
                     *             "kind": "UNIT_PRICE",
                     *             "label": "Waal T-shirt",
                     *             "formula": "€45.00 list price",
                     *             "unit_id": "li_01m7w6c380emh0kkaxkdzt06dn:0",
                     *             "amount": "4500"
                     *           },
                     *           {
                     *             "position": 2,
                     *             "group": "TAX",
                     *             "kind": "TAX_INCLUDED",
                     *             "label": "Tax: Waal T-shirt",
                     *             "formula": "included: €7.81 of €15.62 by largest remainder",
                     *             "unit_id": "li_01m7w6c380emh0kkaxkdzt06dn:0",
                     *             "amount": "0"
                     *           },
                     *           {
                     *             "position": 3,
                     *             "group": "LEG",
                     *             "kind": "PAYOUT",
                     *             "label": "Visa ending in 42",
                     *             "formula": "€45.00 of €94.95 left",
                     *             "unit_id": null,
                     *             "amount": "4500"
                     *           }
                     *         ]
                     *       },
                     *       "outlook": {
                     *         "is_final": false,
                     *         "is_closed": false,
                     *         "total": "4500",
                     *         "paid": "0",
                     *         "pending": "0",
                     *         "expected": "4500",
                     *         "taken_back": "0",
                     *         "rejected": "0",
                     *         "owed": "0",
                     *         "charge_due": "0",
                     *         "charge_returned": "0"
                     *       },
                     *       "refund_option": "ORIGINAL_PAYMENT_METHOD",
                     *       "refunds": [],
                     *       "refund_by": null,
                     *       "exchange_order_name": null,
                     *       "can_cancel": true,
                     *       "hold": null,
                     *       "is_gift": false
                     *     }
                     */
                    "application/json": components["schemas"]["Tracking"];
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    enterTracking: {
        parameters: {
            query?: never;
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first response is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example prc_01m7w6c380emh0kkds4rc7czm6 */
                return_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tracking_number": "00340434161094042557",
                 *       "carrier": "DHL",
                 *       "tracking_url": "",
                 *       "parcel": 1
                 *     }
                 */
                "application/json": {
                    tracking_number: string;
                    /** @default  */
                    carrier?: string;
                    /** @default  */
                    tracking_url?: string;
                    /**
                     * @description Number of the parcel, starting at 1, if the return has several.
                     * @default 1
                     */
                    parcel?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "return_id": "prc_01m7w6c380emh0kkds4rc7czm6",
                     *       "carrier": "DHL",
                     *       "tracking_number": "00340434161094042557",
                     *       "tracking_url": "",
                     *       "parcel": 1
                     *     }
                     */
                    "application/json": {
                        return_id: string;
                        carrier: string;
                        tracking_number: string;
                        tracking_url: string;
                        parcel: number;
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. ABORTED: Conflict with another change. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAYLOAD_TOO_LARGE: The body is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not supported. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key was used for another request. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    trackReturnAlternative: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                return_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "return_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                     *       "process_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                     *       "return_code": "RT-ZZAH-XAH4",
                     *       "order_name": "#1042",
                     *       "status": "RUNNING",
                     *       "shipping_status": "CREATED",
                     *       "status_key": "READY_TO_SEND",
                     *       "authorization": {
                     *         "status": "NOT_REQUIRED",
                     *         "unauthorized_reason": ""
                     *       },
                     *       "created_at": "2026-11-20T10:00:00.000Z",
                     *       "hand_over_by": "2026-12-04T22:59:59.999Z",
                     *       "return_method": "DROP_OFF_POINT",
                     *       "carrier": "sandbox_post",
                     *       "carrier_name": "Sandbox Post",
                     *       "label_source": "CARRIER",
                     *       "label_due_at": null,
                     *       "can_enter_tracking": false,
                     *       "tracking_number": "SBP2018768146579455",
                     *       "tracking_url": "https://returns.example.com/sandbox/tracking/SBP2018768146579455",
                     *       "parcels": [
                     *         {
                     *           "parcel": 1,
                     *           "shipping_status": "CREATED",
                     *           "carrier_name": "Sandbox Post",
                     *           "tracking_number": "SBP2018768146579455",
                     *           "tracking_url": "https://returns.example.com/sandbox/tracking/SBP2018768146579455",
                     *           "label_url": "https://returns.example.com/files/file_01m7w6c380emh0kkbatev6gm3n?e=1795169400&d=inline&s=…",
                     *           "qr_code_url": null,
                     *           "customs_form_url": null,
                     *           "items": [
                     *             {
                     *               "name": "Waal T-shirt",
                     *               "variant_name": "Moss / M",
                     *               "quantity": 1
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "parcel_count": 1,
                     *       "can_add_parcel": false,
                     *       "is_split_binding": false,
                     *       "label_url": "https://returns.example.com/files/file_01m7w6c380emh0kkbatev6gm3n?e=1795169400&d=inline&s=…",
                     *       "qr_code_url": null,
                     *       "customs_form_url": null,
                     *       "prints_label": false,
                     *       "pass_payload": "https://returns.example.com/r/waterkant/return/RT-ZZAH-XAH4",
                     *       "pickup_date": "",
                     *       "pickup_range": "NO_RANGE",
                     *       "from": {
                     *         "first_name": "Noor",
                     *         "last_name": "de Wit",
                     *         "company": "",
                     *         "address_line_1": "Sluiskade 4",
                     *         "address_line_2": "",
                     *         "city": "Utrecht",
                     *         "state_province": "",
                     *         "state_province_code": "",
                     *         "postcode": "3511 KA",
                     *         "country": "Netherlands",
                     *         "country_code": "NL",
                     *         "phone": "+31612345678",
                     *         "email": "",
                     *         "svc_id": ""
                     *       },
                     *       "to": {
                     *         "first_name": "Noor",
                     *         "last_name": "de Wit",
                     *         "company": "",
                     *         "address_line_1": "Kade 1",
                     *         "address_line_2": "",
                     *         "city": "Zwolle",
                     *         "state_province": "",
                     *         "state_province_code": "",
                     *         "postcode": "8011 AB",
                     *         "country": "Netherlands",
                     *         "country_code": "NL",
                     *         "phone": "",
                     *         "email": "",
                     *         "svc_id": ""
                     *       },
                     *       "milestones": [
                     *         {
                     *           "key": "REQUESTED",
                     *           "reached_at": "2026-11-20T10:00:00.000Z"
                     *         },
                     *         {
                     *           "key": "HANDED_OVER",
                     *           "reached_at": null
                     *         },
                     *         {
                     *           "key": "CHECKED",
                     *           "reached_at": null
                     *         },
                     *         {
                     *           "key": "PAID_BACK",
                     *           "reached_at": null
                     *         }
                     *       ],
                     *       "events": [],
                     *       "units": [
                     *         {
                     *           "unit_id": "unit_01m7w6c380emh0kkb7nzxfc26a",
                     *           "line_item_id": "li_01m7w6c380emh0kkaxkdzt06dn",
                     *           "name": "Waal T-shirt",
                     *           "variant_name": "Moss / M",
                     *           "image_url": "",
                     *           "return_reason": "TOO_SMALL",
                     *           "paid_amount": "4500",
                     *           "review_status": null,
                     *           "reject_reason": null,
                     *           "keep_your_item": null,
                     *           "new_item": null
                     *         }
                     *       ],
                     *       "derivation": {
                     *         "settlement_id": "set_01m7w6c380emh0kkb6pd2gxbsp",
                     *         "basis": "QUOTE",
                     *         "currency": "EUR",
                     *         "subtotal": "4500",
                     *         "shipping": "0",
                     *         "fees": "0",
                     *         "bonus": "0",
                     *         "rounding": "0",
                     *         "tax": "781",
                     *         "total": "4500",
                     *         "owed": "0",
                     *         "portions": [
                     *           {
                     *             "refund_option": "ORIGINAL_PAYMENT_METHOD",
                     *             "subtotal": "4500",
                     *             "fees": "0",
                     *             "bonus": "0",
                     *             "rounding": "0",
                     *             "total": "4500"
                     *           }
                     *         ],
                     *         "units": [
                     *           {
                     *             "unit_id": "li_01m7w6c380emh0kkaxkdzt06dn:0",
                     *             "amount": "4500",
                     *             "tax": "781"
                     *           }
                     *         ],
                     *         "created_at": "2026-11-20T10:00:00.000Z",
                     *         "rows": [
                     *           {
                     *             "position": 1,
                     *             "group": "ITEMS",
                     *             "kind": "UNIT_PRICE",
                     *             "label": "Waal T-shirt",
                     *             "formula": "€45.00 list price",
                     *             "unit_id": "li_01m7w6c380emh0kkaxkdzt06dn:0",
                     *             "amount": "4500"
                     *           },
                     *           {
                     *             "position": 2,
                     *             "group": "TAX",
                     *             "kind": "TAX_INCLUDED",
                     *             "label": "Tax: Waal T-shirt",
                     *             "formula": "included: €7.81 of €15.62 by largest remainder",
                     *             "unit_id": "li_01m7w6c380emh0kkaxkdzt06dn:0",
                     *             "amount": "0"
                     *           },
                     *           {
                     *             "position": 3,
                     *             "group": "LEG",
                     *             "kind": "PAYOUT",
                     *             "label": "Visa ending in 42",
                     *             "formula": "€45.00 of €94.95 left",
                     *             "unit_id": null,
                     *             "amount": "4500"
                     *           }
                     *         ]
                     *       },
                     *       "outlook": {
                     *         "is_final": false,
                     *         "is_closed": false,
                     *         "total": "4500",
                     *         "paid": "0",
                     *         "pending": "0",
                     *         "expected": "4500",
                     *         "taken_back": "0",
                     *         "rejected": "0",
                     *         "owed": "0",
                     *         "charge_due": "0",
                     *         "charge_returned": "0"
                     *       },
                     *       "refund_option": "ORIGINAL_PAYMENT_METHOD",
                     *       "refunds": [],
                     *       "refund_by": null,
                     *       "exchange_order_name": null,
                     *       "can_cancel": true,
                     *       "hold": null,
                     *       "is_gift": false
                     *     }
                     */
                    "application/json": components["schemas"]["Tracking"];
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listReturns: {
        parameters: {
            query: {
                /**
                 * @example [
                 *       "ord_01m7w6c380emh0kkawd6q44dpp"
                 *     ]
                 */
                order_ids: string[];
                /** @description Store that the IDs belong to. Required if two stores of the group share an ID (409 otherwise). */
                ecommerce_id?: string;
                /** @description Homeward extension. ended: includes returns that have ended. */
                include?: "ended"[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "returns": [
                     *         {
                     *           "return_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                     *           "return_code": "RT-ZZAH-XAH4",
                     *           "process_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                     *           "order_id": "ord_01m7w6c380emh0kkawd6q44dpp",
                     *           "order_name": "#1042",
                     *           "status": "RUNNING",
                     *           "shipping_status": "CREATED",
                     *           "status_key": "READY_TO_SEND",
                     *           "created_at": "2026-11-20T10:00:00.000Z",
                     *           "line_items": [
                     *             {
                     *               "id": "li_01m7w6c380emh0kkaxkdzt06dn",
                     *               "quantity": 1,
                     *               "return_reason": "TOO_SMALL",
                     *               "review_status": null
                     *             }
                     *           ],
                     *           "label_url": "https://returns.example.com/files/file_01m7w6c380emh0kkbatev6gm3n?e=1795169400&d=inline&k=key_01m7w6c380emh0kkaqxagcfzqv&s=…",
                     *           "tracking_url": "https://returns.example.com/sandbox/tracking/SBP2018768146579455",
                     *           "parcel_count": 1,
                     *           "refund": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        returns: components["schemas"]["StorefrontReturn"][];
                    };
                };
            };
            /** @description INVALID_ARGUMENT: The request is not valid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAUTHENTICATED: No valid credential. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PERMISSION_DENIED: The credential does not allow this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND: Not found. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FAILED_PRECONDITION: The current state does not allow this. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description RESOURCE_EXHAUSTED: Too many requests. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description INTERNAL: Something went wrong on our side. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE: Temporarily unavailable. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    onReturnProcessCreation: {
        parameters: {
            query?: never;
            header: {
                "X-SVC-Signature": string;
                "X-SVC-Event": string;
                "X-SVC-Event-Id": string;
                "X-SVC-Sequence": string;
                "X-SVC-Attempt": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "svc_process_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                 *       "svc_process_status": "RUNNING",
                 *       "portal_name": "Waterkant",
                 *       "platform_process_id": "",
                 *       "started_at": "2026-11-20T10:00:00.000Z",
                 *       "order_id": "881042",
                 *       "order_name": "#1042",
                 *       "shopper": {
                 *         "email": "noor@example.com",
                 *         "first_name": "Noor",
                 *         "last_name": "de Wit",
                 *         "phone_number": "+31612345678"
                 *       },
                 *       "return_line_items": [
                 *         {
                 *           "id": "li_01m7w6c380emh0kkaxkdzt06dn",
                 *           "return_reason": "TOO_SMALL",
                 *           "product": {
                 *             "product_id": "7001",
                 *             "variant_id": "7001-M",
                 *             "sku": "TSL-WAA-MOS-M",
                 *             "ean": "",
                 *             "name": "Waal T-shirt",
                 *             "variant_name": "Moss / M"
                 *           },
                 *           "quantity": 1,
                 *           "unit_price": "4500",
                 *           "subtotal_price": "4500",
                 *           "total_discounts": "0",
                 *           "total_taxes": "781",
                 *           "total_price": "4500",
                 *           "currency": "EUR",
                 *           "compensation_method": "ORIGINAL_PAYMENT_METHOD"
                 *         }
                 *       ],
                 *       "reviews": [],
                 *       "compensation": {
                 *         "refunds": [
                 *           {
                 *             "amount": "4500",
                 *             "currency": "EUR",
                 *             "refunded_at": null,
                 *             "missing_amount": "4500",
                 *             "type": "ORIGINAL_PAYMENT_METHOD"
                 *           }
                 *         ],
                 *         "exchange_order": null
                 *       },
                 *       "logistics": [
                 *         {
                 *           "tracking_number": "SBP2018768146579455",
                 *           "tracking_url": "https://returns.example.com/sandbox/tracking/SBP2018768146579455",
                 *           "status": "CREATED",
                 *           "carrier": "sandbox_post",
                 *           "method": "DROP_OFF_POINT",
                 *           "from": {
                 *             "first_name": "Noor",
                 *             "last_name": "de Wit",
                 *             "phone": "+31612345678",
                 *             "address_line_1": "Sluiskade 4",
                 *             "address_line_2": "",
                 *             "city": "Utrecht",
                 *             "province_state_code": "",
                 *             "postal_code": "3511 KA",
                 *             "country": "Netherlands"
                 *           },
                 *           "to": {
                 *             "first_name": "Noor",
                 *             "last_name": "de Wit",
                 *             "phone": "",
                 *             "address_line_1": "Kade 1",
                 *             "address_line_2": "",
                 *             "city": "Zwolle",
                 *             "province_state_code": "",
                 *             "postal_code": "8011 AB",
                 *             "country": "Netherlands"
                 *           }
                 *         }
                 *       ],
                 *       "return_costs": []
                 *     }
                 */
                "application/json": components["schemas"]["ReturnProcessPayload"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not accepted. It is sent again. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onShippingStatusUpdated: {
        parameters: {
            query?: never;
            header: {
                "X-SVC-Signature": string;
                "X-SVC-Event": string;
                "X-SVC-Event-Id": string;
                "X-SVC-Sequence": string;
                "X-SVC-Attempt": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "svc_process_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                 *       "svc_process_status": "RUNNING",
                 *       "portal_name": "Waterkant",
                 *       "platform_process_id": "sbx-return-3ffd8dc59da44b9d",
                 *       "started_at": "2026-11-20T10:00:00.000Z",
                 *       "order_id": "881042",
                 *       "order_name": "#1042",
                 *       "shopper": {
                 *         "email": "noor@example.com",
                 *         "first_name": "Noor",
                 *         "last_name": "de Wit",
                 *         "phone_number": "+31612345678"
                 *       },
                 *       "return_line_items": [
                 *         {
                 *           "id": "li_01m7w6c380emh0kkaxkdzt06dn",
                 *           "return_reason": "TOO_SMALL",
                 *           "product": {
                 *             "product_id": "7001",
                 *             "variant_id": "7001-M",
                 *             "sku": "TSL-WAA-MOS-M",
                 *             "ean": "",
                 *             "name": "Waal T-shirt",
                 *             "variant_name": "Moss / M"
                 *           },
                 *           "quantity": 1,
                 *           "unit_price": "4500",
                 *           "subtotal_price": "4500",
                 *           "total_discounts": "0",
                 *           "total_taxes": "781",
                 *           "total_price": "4500",
                 *           "currency": "EUR",
                 *           "compensation_method": "ORIGINAL_PAYMENT_METHOD"
                 *         }
                 *       ],
                 *       "reviews": [],
                 *       "compensation": {
                 *         "refunds": [
                 *           {
                 *             "amount": "4500",
                 *             "currency": "EUR",
                 *             "refunded_at": null,
                 *             "missing_amount": "4500",
                 *             "type": "ORIGINAL_PAYMENT_METHOD"
                 *           }
                 *         ],
                 *         "exchange_order": null
                 *       },
                 *       "logistics": [
                 *         {
                 *           "tracking_number": "SBP2018768146579455",
                 *           "tracking_url": "https://returns.example.com/sandbox/tracking/SBP2018768146579455",
                 *           "status": "COLLECTED",
                 *           "carrier": "sandbox_post",
                 *           "method": "DROP_OFF_POINT",
                 *           "from": {
                 *             "first_name": "Noor",
                 *             "last_name": "de Wit",
                 *             "phone": "+31612345678",
                 *             "address_line_1": "Sluiskade 4",
                 *             "address_line_2": "",
                 *             "city": "Utrecht",
                 *             "province_state_code": "",
                 *             "postal_code": "3511 KA",
                 *             "country": "Netherlands"
                 *           },
                 *           "to": {
                 *             "first_name": "Noor",
                 *             "last_name": "de Wit",
                 *             "phone": "",
                 *             "address_line_1": "Kade 1",
                 *             "address_line_2": "",
                 *             "city": "Zwolle",
                 *             "province_state_code": "",
                 *             "postal_code": "8011 AB",
                 *             "country": "Netherlands"
                 *           }
                 *         }
                 *       ],
                 *       "return_costs": []
                 *     }
                 */
                "application/json": components["schemas"]["ReturnProcessPayload"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not accepted. It is sent again. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onProcessCompleted: {
        parameters: {
            query?: never;
            header: {
                "X-SVC-Signature": string;
                "X-SVC-Event": string;
                "X-SVC-Event-Id": string;
                "X-SVC-Sequence": string;
                "X-SVC-Attempt": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "svc_process_id": "prc_01m7w6c380emh0kkb4z3spcvap",
                 *       "svc_process_status": "COMPLETED",
                 *       "portal_name": "Waterkant",
                 *       "platform_process_id": "sbx-return-3ffd8dc59da44b9d",
                 *       "started_at": "2026-11-20T10:00:00.000Z",
                 *       "order_id": "881042",
                 *       "order_name": "#1042",
                 *       "shopper": {
                 *         "email": "noor@example.com",
                 *         "first_name": "Noor",
                 *         "last_name": "de Wit",
                 *         "phone_number": "+31612345678"
                 *       },
                 *       "return_line_items": [
                 *         {
                 *           "id": "li_01m7w6c380emh0kkaxkdzt06dn",
                 *           "return_reason": "TOO_SMALL",
                 *           "product": {
                 *             "product_id": "7001",
                 *             "variant_id": "7001-M",
                 *             "sku": "TSL-WAA-MOS-M",
                 *             "ean": "",
                 *             "name": "Waal T-shirt",
                 *             "variant_name": "Moss / M"
                 *           },
                 *           "quantity": 1,
                 *           "unit_price": "4500",
                 *           "subtotal_price": "4500",
                 *           "total_discounts": "0",
                 *           "total_taxes": "781",
                 *           "total_price": "4500",
                 *           "currency": "EUR",
                 *           "compensation_method": "ORIGINAL_PAYMENT_METHOD"
                 *         }
                 *       ],
                 *       "reviews": [
                 *         {
                 *           "line_item_id": "li_01m7w6c380emh0kkaxkdzt06dn",
                 *           "reject_reason": "Signs of wear",
                 *           "status": "DECLINED",
                 *           "review_date": "2026-11-20T10:00:00.000Z",
                 *           "user": "sven@example.com"
                 *         }
                 *       ],
                 *       "compensation": {
                 *         "refunds": [],
                 *         "exchange_order": null
                 *       },
                 *       "logistics": [
                 *         {
                 *           "tracking_number": "SBP2018768146579455",
                 *           "tracking_url": "https://returns.example.com/sandbox/tracking/SBP2018768146579455",
                 *           "status": "IN_WAREHOUSE",
                 *           "carrier": "sandbox_post",
                 *           "method": "DROP_OFF_POINT",
                 *           "from": {
                 *             "first_name": "Noor",
                 *             "last_name": "de Wit",
                 *             "phone": "+31612345678",
                 *             "address_line_1": "Sluiskade 4",
                 *             "address_line_2": "",
                 *             "city": "Utrecht",
                 *             "province_state_code": "",
                 *             "postal_code": "3511 KA",
                 *             "country": "Netherlands"
                 *           },
                 *           "to": {
                 *             "first_name": "Noor",
                 *             "last_name": "de Wit",
                 *             "phone": "",
                 *             "address_line_1": "Kade 1",
                 *             "address_line_2": "",
                 *             "city": "Zwolle",
                 *             "province_state_code": "",
                 *             "postal_code": "8011 AB",
                 *             "country": "Netherlands"
                 *           }
                 *         }
                 *       ],
                 *       "return_costs": []
                 *     }
                 */
                "application/json": components["schemas"]["ReturnProcessPayload"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not accepted. It is sent again. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onReturnProcessCanceled: {
        parameters: {
            query?: never;
            header: {
                "X-SVC-Signature": string;
                "X-SVC-Event": string;
                "X-SVC-Event-Id": string;
                "X-SVC-Sequence": string;
                "X-SVC-Attempt": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "svc_process_id": "prc_01m7w6c380emh0kkjrmrtygxgv",
                 *       "svc_process_status": "CANCELED",
                 *       "portal_name": "Waterkant",
                 *       "platform_process_id": "",
                 *       "started_at": "2026-11-20T10:00:00.000Z",
                 *       "order_id": "881050",
                 *       "order_name": "#1050",
                 *       "shopper": {
                 *         "email": "noor@example.com",
                 *         "first_name": "Noor",
                 *         "last_name": "de Wit",
                 *         "phone_number": "+31612345678"
                 *       },
                 *       "return_line_items": [
                 *         {
                 *           "id": "li_01m7w6c380emh0kkjpb8dfeh7p",
                 *           "return_reason": "TOO_SMALL",
                 *           "product": {
                 *             "product_id": "7001",
                 *             "variant_id": "7001-M",
                 *             "sku": "TSL-WAA-MOS-M",
                 *             "ean": "",
                 *             "name": "Waal T-shirt",
                 *             "variant_name": "Moss / M"
                 *           },
                 *           "quantity": 1,
                 *           "unit_price": "4500",
                 *           "subtotal_price": "4500",
                 *           "total_discounts": "0",
                 *           "total_taxes": "781",
                 *           "total_price": "4500",
                 *           "currency": "EUR",
                 *           "compensation_method": "STORE_CREDIT"
                 *         }
                 *       ],
                 *       "reviews": [],
                 *       "compensation": {
                 *         "refunds": [],
                 *         "exchange_order": null
                 *       },
                 *       "logistics": [],
                 *       "return_costs": []
                 *     }
                 */
                "application/json": components["schemas"]["ReturnProcessPayload"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not accepted. It is sent again. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
