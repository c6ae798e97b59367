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
         * @description One return with its items, units, money with derivation, customer and payments.
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
         * @description Newest first. Filters are exact and may be combined; customer_email ignores case. A page past the end is empty. Page 0 begins a walk: later pages of the same credential, filters and page_size leave out what was added since, until page 0 is asked for again. Whether a return fits a filter is looked at for each page: one that no longer does moves those behind it up.
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
         * Get a return process by the shop's id of it
         * @description The id that the shop gave to its own return, where one was opened there.
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
         * @description Newest first, page by page with `next_cursor`. `query` understands the return code, the ids of the return and of its order, here and at the shop, the order number with or without #, email address, name, tracking number, SKU and postal code; from three letters on the beginning of one is enough. Filters may be combined, and work without a query.
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
         * Show a return as it was at a moment
         * @description An addition of this service. Status, shipping status, holds and the three tracks of every unit as they were at `at` (now when it is left out), rebuilt from the history that is only ever added to, with its entries until then, oldest first. A moment before the return began answers null and no entries.
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
         * @description Everything that was uploaded for the process, oldest first: photos and receipts.
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
         * Change a return process
         * @description One change at a time, named by `@type`. Always answers the shipping status before and after, whatever was changed. `patch` is a note and `user` a name for the timeline. A change to what is there already does nothing; a process that has ended refuses.
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
         * @description Starts a return that was asked for elsewhere, with its label and its creation event. A refused import answers 200 with an empty process_id and an error; a wrong order and a wrong email get the same one. The return window does not bind an import.
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
         * @description One line is one unit: several units of a line item go on separate lines. The call must cover every unit unless the store allows partial reviews or counts unreviewed items as missing.
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
         * @description The same as POST /v1/ops/ecommerce/review in its other published shape. One line is one unit: several units of a line item go on separate lines. The call must cover every unit unless the store allows partial reviews or counts unreviewed items as missing.
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
         * @description The same as POST /v1/ops/ecommerce/review in its other published shape. One line is one unit: several units of a line item go on separate lines. The call must cover every unit unless the store allows partial reviews or counts unreviewed items as missing.
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
         * @description An addition of this service. Decides units anew while the return is not over: the earlier decision stays in the history, the later one counts, and what is due is settled again. Refused while a refund is being paid.
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
         * Undo an inspection whose refund has not gone out
         * @description An addition of this service. Takes the last inspection back whole while its refund waits (`grace_minutes` of the refund configuration): its units are undecided again, nothing of it is paid, ordered or told. The history keeps both. Afterwards, and a second time, it is refused (FAILED_PRECONDITION) with what was sent already; then correct it.
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
         * Approve or refuse a return that waits for it
         * @description Label and pickup wait until the return is approved; the days to send it count from then. A refusal cancels it and tells the shopper why. The same decision again changes nothing.
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
         * Approve or refuse a return that waits for it (alternative form)
         * @description Label and pickup wait until the return is approved; the days to send it count from then. A refusal cancels it and tells the shopper why. The same decision again changes nothing.
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
         * Look whether a return is approved
         * @description Who was asked when, who decided, and the rule that asked for it with the facts that it used.
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
         * Mark a return as refunded elsewhere
         * @description Writes down that the merchant has refunded the return outside of this service. What is covered is not paid again; the rest is. Nothing pending (also before anything is decided): 409 FAILED_PRECONDITION. While a refund of it is being paid, or when the payment provider has it already: 409 ABORTED.
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
         * Mark items of a return as refunded elsewhere
         * @description Writes down that the merchant has refunded the return outside of this service. What is covered is not paid again; the rest is. Nothing pending (also before anything is decided): 409 FAILED_PRECONDITION. While a refund of it is being paid, or when the payment provider has it already: 409 ABORTED. With line_items, only those units: what was paid for them, as far as it is pending.
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
         * Tell where a parcel is
         * @description The given value is the next status, in every direction; the timeline tells the old and the new one. The same value again changes nothing. A process that has ended refuses. Whoever passes carriers' events on leaves out the late ones; connected carriers do so by themselves.
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
         * Tell where a parcel is (alternative form)
         * @description The given value is the next status, in every direction; the timeline tells the old and the new one. The same value again changes nothing. A process that has ended refuses. Whoever passes carriers' events on leaves out the late ones; connected carriers do so by themselves.
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
         * List the parcels that are on their way to a warehouse
         * @description An addition of this service: what a warehouse needs to plan its day, an advance ship notice to pull. Parcels that are announced or collected and have not arrived; ended returns are not among them. A return in several parcels has an entry for each; what is in which is a proposal to the shopper, binding only where customs papers say so. Entries of a return stay together: a page counts returns. The same list as a CSV file is mailed to the warehouse every day (`notice_emails`, `notice_time`) and sent to its endpoints as JSON, and each parcel is told by the webhook onShippingStatusUpdated when it is collected.
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
         * Get a download link of the label
         * @description The link lives ten minutes and needs no credential. It stops when the API key that asked for it is revoked. Of a return in several parcels `url` is the first label, and `labels` has that of each parcel.
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
         * Get a download link of the label (alternative form)
         * @description The link lives ten minutes and needs no credential. It stops when the API key that asked for it is revoked. Of a return in several parcels `url` is the first label, and `labels` has that of each parcel.
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
         * Read how a return travels
         * @description Carrier, addresses, pickups and tracking of a process in one answer.
         *
         *     Scope: `logistics:read`.
         */
        get: operations["getLogistics"];
        put?: never;
        /**
         * Choose the carrier
         * @description The carrier that the process uses to ask the provider for its shipping order; no effect once that order exists. Answers what is in force. The same path with a slash at its end saves a manual order.
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
         * Order a pickup
         * @description Sends a driver to the shopper. A logistic order must exist before. The same repickup_attempt again answers the pickup that was ordered under it, whatever else the body says. Provider OPS takes no action and answers UNIMPLEMENTED (12); a combination of return method, provider and carrier that no integration supports answers INVALID_ARGUMENT (3). The driver comes on the day that the shopper chose, else on the next working day.
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
         * Order a pickup (alternative form)
         * @description Sends a driver to the shopper. A logistic order must exist before. The same repickup_attempt again answers the pickup that was ordered under it, whatever else the body says. Provider OPS takes no action and answers UNIMPLEMENTED (12); a combination of return method, provider and carrier that no integration supports answers INVALID_ARGUMENT (3). The driver comes on the day that the shopper chose, else on the next working day.
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
         * @description Asks the carrier for a label. One order per process: asked again in the same words, it answers the order that there is; fields that differ from it are ALREADY_EXISTS and named. Provider OPS takes no action and answers UNIMPLEMENTED (12); a combination of return method, provider and carrier that no integration supports answers INVALID_ARGUMENT (3). What is left out is taken from the process.
         *
         *     Scope: `logistics:write`.
         */
        put: operations["createLogisticOrder"];
        /**
         * Save a logistic order that was made by hand
         * @description Stores a label that was made elsewhere as the one that is valid for the process; an earlier one is void. The shipping status becomes CREATED where there was none. The file is known by its content: pdf, png or jpg of at most 10 MiB; pictures of at most 25 megapixels, drawn anew. Also ends a hold of CREATE_LOGISTIC_ORDER.
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
         * @description Asks the carrier for a label. One order per process: asked again in the same words, it answers the order that there is; fields that differ from it are ALREADY_EXISTS and named. Provider OPS takes no action and answers UNIMPLEMENTED (12); a combination of return method, provider and carrier that no integration supports answers INVALID_ARGUMENT (3). What is left out is taken from the process.
         *
         *     Scope: `logistics:write`.
         */
        put: operations["createLogisticOrderAlternative"];
        /**
         * Save a logistic order that was made by hand (alternative form)
         * @description Stores a label that was made elsewhere as the one that is valid for the process; an earlier one is void. The shipping status becomes CREATED where there was none. The file is known by its content: pdf, png or jpg of at most 10 MiB; pictures of at most 25 megapixels, drawn anew. Also ends a hold of CREATE_LOGISTIC_ORDER.
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
         * Read a store's branding
         * @description Colors, pictures and words of the store's portal and mails (specification, Branding). All values are text; an empty one leaves the choice to the service. Fields that nothing shows say so.
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
         * Read a store
         * @description Who the store is and how its returns are run (specification, Ecommerce). Fields without an effect in this service say so.
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
         * Read a store (alternative form)
         * @description Who the store is and how its returns are run (specification, Ecommerce). Fields without an effect in this service say so.
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
         * Read a store's exchange conditions
         * @description What an item may be exchanged for, where and for which reasons (specification, Exchange conditions).
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
         * Read a store's exchange conditions (alternative form)
         * @description What an item may be exchanged for, where and for which reasons (specification, Exchange conditions).
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
         * Read how exchange orders are booked
         * @description What the shop is told about the payment and the shipping of an exchange order (specification, Exchange order).
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
         * Read how exchange orders are booked (alternative form)
         * @description What the shop is told about the payment and the shipping of an exchange order (specification, Exchange order).
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
         * Read how a store's returns are sent
         * @description The return methods with their fees and countries, and the reminders (specification, Logistic setting).
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
         * Read how a store's returns are sent (alternative form)
         * @description The return methods with their fees and countries, and the reminders (specification, Logistic setting).
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
         * Read a store's refund configuration
         * @description Which refunds are offered, when each is paid and what it brings (specification, Refund configuration). The query form takes the store by `ecommerce_id` or by `slug`, or by `group` alone where the group has one store.
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
         * Read a store's refund configuration (alternative form)
         * @description Which refunds are offered, when each is paid and what it brings (specification, Refund configuration). The query form takes the store by `ecommerce_id` or by `slug`, or by `group` alone where the group has one store.
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
         * Read a store's return conditions
         * @description What can be returned until when, what the shopper pays and keeps, what needs approval. Options are rules: all `whens` must hold, the first that fits wins, `always` goes before them.
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
         * Read a store's return conditions (alternative form)
         * @description What can be returned until when, what the shopper pays and keeps, what needs approval. Options are rules: all `whens` must hold, the first that fits wins, `always` goes before them.
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
         * @description Where returns go, the default one first (specification, Warehouse): a return goes to a warehouse that names its country, else to the default one.
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
         * Read a warehouse
         * @description One place that returns go to (specification, Warehouse). Where the path names a store, it must be its own.
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
         * Read a warehouse (alternative form)
         * @description One place that returns go to (specification, Warehouse). Where the path names a store, it must be its own.
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
         * @description The accounts at providers that stores are connected to, oldest first, without credentials and without those that were disconnected. An addition of this service.
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
         * Read a connection
         * @description One connection with its health, without credentials, also after it was disconnected. An addition of this service.
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
         * @description Each with the number of its deliveries by state.
         *
         *     Scope: `webhooks:read`.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Add a webhook endpoint
         * @description Answers the signing secret; it can be revealed again by those who manage webhooks. Addresses that are not public are refused; https is required outside test mode.
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
         * @description Nothing more is sent to it; its deliveries stay readable.
         *
         *     Scope: `webhooks:write`.
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Change a webhook endpoint
         * @description What is absent stays. A new address is checked like that of a new endpoint. While an endpoint is off its events gather; switched on again, what waits goes out at once with a whole new schedule of attempts.
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
         * Give an endpoint a new signing secret
         * @description For 24 hours both secrets sign: `webhook-signature` holds both signatures, `X-SVC-Signature` is of the new secret and `X-SVC-Signature-Previous` of the one before. While two sign, a third is refused, because receivers may hold the oldest; with `is_leaked` the new secret signs alone from now on.
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
         * @description Once and at once, signed as every other, with `X-SVC-Test: true`; also to one that is off. Nothing is stored and nothing is tried again. About an invented return, or about one of a store that the endpoint is told of.
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
         * Read an order
         * @description An addition of this service: the order as it is known here, in the fields in which it is put. `order_number` takes the order's number, its name, and its id here or at the shop.
         *
         *     Scope: `orders:read`.
         */
        get: operations["getOrder"];
        /**
         * Put an order
         * @description Creates the order or brings it up to date; the same content again changes nothing. What was captured must add up to the lines, shipping, discounts and fees; of a payment that several orders share, each order's part counts. An order with a live return changes only in fulfillment, delivery and payments.
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
         * Make a link for the order mail
         * @description A signed link that opens the return of this order in the store's portal without a look-up. It lapses, and can be revoked before. Whoever has it can return the order: send it to the buyer and to nobody else.
         *
         *     Scope: `orders:write`.
         */
        post: operations["createOrderLink"];
        /**
         * Revoke the links of an order
         * @description No link into the portal that was made for this order so far opens anything any more, nor does the link of a mail about one of its returns; who came by one is led to the look-up. It counts at once in the process that answers and within a second in every other. Links that are made later work.
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
         * Import a file of orders
         * @description Takes a CSV or NDJSON file of up to 1 GiB as the body, also packed with gzip (Content-Encoding: gzip), and answers when all of it is stored; the orders are taken in after that. Each order is taken whole or not at all, and the same file again changes nothing. NDJSON has one order per line: the body of putOrder and `order_number`. CSV has one order line per row; without a mapping its columns are named like the fields (`order_number`, `shipping.price`, `line_items.sku`, `payments.method`) and amounts are in minor units. See the guide on importing orders.
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
         * Get an import of orders
         * @description How far an import is, and what became of its rows. Rows are named by their line and order number, and nothing else of what stands in them is repeated. Kept for 90 days.
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
         * Put a product of the catalog
         * @description Creates the product or brings it up to date; the same content again changes nothing. Variants that are left out are gone: nobody is offered them in an exchange any more. Prices are in the store's currency.
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
         * Look up a store credit or gift card
         * @description What is left on a code. An addition of this service: a till or a shop asks before it takes a code.
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
         * @description Takes an amount off a code for what the reference names, for example an order. An addition of this service. The same reference and amount again changes nothing and answers the same; another amount under it is 409 ALREADY_EXISTS. More than is left: 409 with the cause CREDIT_TOO_SMALL and what is left in details.
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
         * @description Finds the order with what the store's identification flow asks for and opens a draft. Every look-up that fails, whatever its cause, gets the same 404. After five for the same order or email, or twenty from one address, each further look-up has to wait: 429 with Retry-After, whether its details are right or wrong.
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
         * Read a draft
         * @description The order with what can be returned, the shopper's choices so far, and the next step.
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
         * List the reasons of a store
         * @description The reasons a shopper can give, in the order in which they are shown. `name` is what is sent back.
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
         * Choose an item of the order
         * @description Puts an item into the return, changes it, or with quantity 0 takes it out. Without a refund_option the item takes the one that was given last.
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
         * Hand in a photo or a receipt
         * @description Keeps a file for a draft; name its document_id at an item with save_client_preferences, or the item here. Known by its content: jpg, png, webp or pdf of at most 10 MiB; pictures of at most 25 megapixels, drawn anew without whatever else was in them. At most 20 per return. Also as multipart/form-data with the file in the part `file`.
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
         * List what an item may be exchanged for
         * @description By the store's exchange flow, the return reason, categories, stock and country. Variants that are sold out or no longer sold are never offered; those of the item's own product are named in sold_out.
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
         * List the exchange options worth showing first
         * @description Ranked by what the return reason asks for: too small, the next size up first; then price and stock.
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
         * Look up what exchanging earns
         * @description What the store adds when the shopper exchanges instead of taking money back; the largest first.
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
         * @description Ways that the store offers for this return, least effort first, each with its fee.
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
         * List the shops that take a return in person
         * @description Shops of the shopper's country, the nearest first as far as postal codes tell. Only where the store offers to bring a return in (IN_STORE).
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
         * Choose how to send it
         * @description Stores the choice in the draft. A pickup needs one of the offered dates and ranges. Where a connected carrier makes the label, the address is checked first; one that it can't use is refused with the parts of pickup_address to mend. Where the carrier knows another address than the one given, address_choice is OPEN: show both, and send the choice again with address_choice. Until then the address is used as given.
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
         * List the outcomes and when each is paid
         * @description What the shopper can get for the return, with where the money goes and how long it takes.
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
         * @description Fees by outcome and way of sending, one entry per fee, before anything is chosen. A restocking fee that is a rate is given as the amount for the items in the draft.
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
         * Price a way of sending
         * @description The fees of the draft with this way of sending and the outcomes chosen so far; nothing is stored.
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
         * @description Prices the draft on the server and keeps the derivation; promises nothing. Outcome and way of sending may still be open: then the price holds for the original payment method and without a shipping fee.
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
         * @description Makes the process and its creation event. Twice gives the same process. With a quote_id whose price has changed since: 409 with the new quote in details. Where the quote has an amount_to_pay, a payment_token is needed; without one, where the store's payment provider has a page of its own, 409 with payment_url in details: the shopper pays there, and the return is confirmed when it is paid. What was charged once is never charged again for the same return.
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
         * @description Possible until the parcel is collected. Frees the units for another return.
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
         * See where a return is
         * @description Milestones, the carrier's events, the outcome per unit, and the money.
         *
         *     Scope: `storefront`.
         */
        get: operations["trackReturn"];
        put?: never;
        /**
         * Say under which number a parcel travels
         * @description Of a return that its shopper ships with a carrier of their choice (label_source NONE). May be changed until the parcel has arrived. Reminders and the limit to send it end with it.
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
         * See where a return is (alternative form)
         * @description Milestones, the carrier's events, the outcome per unit, and the money.
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
         * @description Newest first, of up to 100 orders by their ids here or by the shop's own: those that are active, with `include=ended` also those that are completed, canceled or failed. Only ever the caller's: a shopper's token shows the returns of its order.
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
         * @description Sent to every endpoint of the merchant that wants it. X-SVC-Signature is the lowercase hex HMAC-SHA256 of the exact body bytes with the endpoint's secret. Any 2xx acknowledges.
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
         * @description Sent to every endpoint of the merchant that wants it. X-SVC-Signature is the lowercase hex HMAC-SHA256 of the exact body bytes with the endpoint's secret. Any 2xx acknowledges.
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
         * @description Sent to every endpoint of the merchant that wants it. X-SVC-Signature is the lowercase hex HMAC-SHA256 of the exact body bytes with the endpoint's secret. Any 2xx acknowledges.
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
         * @description Sent to every endpoint of the merchant that wants it. X-SVC-Signature is the lowercase hex HMAC-SHA256 of the exact body bytes with the endpoint's secret. Any 2xx acknowledges.
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
        /** @description RFC 9457 members together with a gRPC code and a stable reason. */
        Problem: {
            /** @description The entry of the reason on the page /docs/errors of the installation. */
            type: string;
            title: string;
            status: number;
            /** @description What is wrong, for people. */
            detail: string;
            /** @description The path of the request. */
            instance: string;
            /** @description gRPC status number. */
            code: number;
            /** @enum {string} */
            reason: "INVALID_ARGUMENT" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "ALREADY_EXISTS" | "FAILED_PRECONDITION" | "ABORTED" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "IDEMPOTENCY_KEY_REUSED" | "RESOURCE_EXHAUSTED" | "INTERNAL" | "UNIMPLEMENTED" | "UNAVAILABLE";
            /** @description The same text as detail. */
            message: string;
            /** @description Fields that are wrong as {field, description}, at most 100; or, of a changed price, {quote}. */
            details: Record<string, never>[];
            /** @description Also in the header X-Request-Id, and in the log. */
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
            /** @description Id of the quote that the shopper confirmed. */
            checkout_id: string;
            compensation: {
                /** @description What the shopper confirmed. */
                quote: components["schemas"]["Derivation"] | null;
                /** @description What can still be paid, where it is no longer the quote: a unit was rejected, or an amount was set. Null once it is decided. */
                estimate: components["schemas"]["Derivation"] | null;
                /** @description What was paid before the check, the last of it. */
                advance: components["schemas"]["Derivation"] | null;
                decision: components["schemas"]["Derivation"] | null;
                /**
                 * @description What was paid in advance beyond the decision; nobody charges it.
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
             * @description When new items are ordered; unspecified where nothing is exchanged.
             * @enum {string}
             */
            exchange_timing: "TIMING_UNSPECIFIED" | "ON_START" | "ON_COLLECTED" | "ON_REVIEW";
            extra_line_items: {
                items: Record<string, never>[];
            };
            is_claim: boolean;
            /**
             * @description How much of it the shopper keeps.
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
                /** @description What guarantees an instant exchange; null: nothing. */
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
                /** @description Whether the store's rules asked for a photo or a receipt when it was begun. */
                is_required: boolean;
                /** @description What was handed in; .../documents has the links. */
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
            /** @description Value of the counted units before fees and bonus. */
            subtotal: string;
            /** @description The order's shipping that is refunded. */
            shipping: string;
            fees: string;
            bonus: string;
            rounding: string;
            /** @description Tax inside the total. */
            tax: string;
            /** @description What the shopper gets. */
            total: string;
            /** @description What the shopper owes. */
            owed: string;
            /** @description The same sums by what the shopper chose for the units. */
            portions: {
                /** @enum {string} */
                refund_option: "BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD";
                subtotal: string;
                fees: string;
                bonus: string;
                rounding: string;
                total: string;
            }[];
            /** @description What is refunded for each unit and the tax inside, before fees and bonuses; an override is spread over them. */
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
                 * @description Minor units as decimal digits; a deduction begins with '-'.
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
             * @description What of it is not paid yet; 0 once the return is canceled or failed.
             * @example 1200
             */
            missing_amount: string;
            /**
             * @description What of it was refunded outside of this service.
             * @example 1200
             */
            external_amount: string;
            external_note: string;
            external_by: string;
            /**
             * @description What of a credit was taken back again: less was decided.
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
            /** @description Minor units; with '-' it goes back to the shopper. */
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
            /** @description The payment provider's id of it. */
            payment_id: string;
            /**
             * @description Amount in minor units of the currency, as decimal digits.
             * @example 1200
             */
            amount: string;
            /**
             * @description What of it is charged, or about to be.
             * @example 1200
             */
            captured: string;
            /**
             * @description LAPSED: it was to be charged, and the bank had released it; a person decides.
             * @enum {string}
             */
            state: "HELD" | "CAPTURING" | "CAPTURED" | "RELEASING" | "RELEASED" | "LAPSED";
            /** @description Why it is charged (NOT_SENT: not handed over in time; REJECTED: not accepted) or released; null while it is held. */
            cause: ("NOT_SENT" | "REJECTED" | "COLLECTED" | "RECEIVED" | "ACCEPTED" | "NOTHING_ORDERED") | null;
            /** @enum {string} */
            released_on: "COLLECTED" | "IN_WAREHOUSE";
            /** @description When the bank releases it by itself. */
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
            /** @description Which piece of the line, from 0. */
            unit_index: number;
            /** @enum {string} */
            location: "ANNOUNCED" | "SENT" | "RECEIVED" | "LOST" | "KEPT" | "GIVEN_BACK";
            /** @enum {string} */
            verdict: "UNDECIDED" | "APPROVED" | "DECLINED" | "MISSING";
            /** @enum {string} */
            payment: "NOTHING_DUE" | "DUE" | "SETTLED" | "FAILED";
            /**
             * @description What was paid for this piece after all discounts.
             * @example 1200
             */
            paid_amount: string;
            reject_reason: string | null;
            show_reject_reason: boolean;
            reviewed_at: string | null;
            reviewed_by: string;
            /** @description What it is exchanged for. */
            new_item: components["schemas"]["NewItemOfUnit"] | null;
            is_resellable: boolean;
            restocked_at: string | null;
            /** @description Why it did not go back into stock; null while nobody has decided, or when it did. */
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
            /** @description Minor units; with '-' it goes back to the shopper. */
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
            /** @description Goes on after the name of the actor. */
            text: string;
        };
        ReturnDocument: {
            document_id: string;
            /** @description The item that it is about; "" where no item names it. */
            line_item_id: string;
            name: string;
            /** @enum {string} */
            content_type: "application/pdf" | "image/png" | "image/jpeg" | "image/webp";
            byte_length: number;
            /** @description Download address; lives ten minutes, or until the API key that asked for it is revoked, and needs no credential. */
            url: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            created_at: string;
        };
        ReturnProcessPatch: components["schemas"]["ShippingStatusPatch"] | components["schemas"]["CancelPatch"] | components["schemas"]["HoldPatch"] | components["schemas"]["ResumePatch"] | components["schemas"]["CustomerPatch"] | components["schemas"]["PickupAddressPatch"] | components["schemas"]["TrackingPatch"];
        /** @description Moves the parcel forward or back; the operator's correction. */
        ShippingStatusPatch: {
            /** @constant */
            "@type": "svc.v1.ShippingStatusPatch";
            /** @enum {string} */
            last_known_shipping_status: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
        };
        /** @description Before any unit is approved or money sent. */
        CancelPatch: {
            /** @constant */
            "@type": "svc.v1.CancelPatch";
            reason: string;
        };
        /** @description Nothing is paid, ordered or mailed until it is resumed. */
        HoldPatch: {
            /** @constant */
            "@type": "svc.v1.HoldPatch";
            reason: string;
        };
        /** @description Releases every hold; what had failed is tried again. */
        ResumePatch: {
            /** @constant */
            "@type": "svc.v1.ResumePatch";
        };
        /** @description What is left out stays as it is. */
        CustomerPatch: {
            /** @constant */
            "@type": "svc.v1.CustomerPatch";
            email?: string;
            first_name?: string;
            last_name?: string;
            phone?: string;
        };
        /** @description Before the parcel is collected. */
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
        /** @description The rule that decided, and the facts that it used. */
        PolicyWhy: {
            /** @description Id of the rule in the store's policy; "ALWAYS" where it holds for everything. */
            rule_id: string;
            label: string;
            facts: {
                /** @enum {string} */
                field: "reason" | "product_id" | "brand_id" | "category_ids" | "collection_ids" | "tag_ids" | "order_tags" | "unit_value" | "return_value" | "country" | "days_since_purchase" | "days_since_fulfilment" | "days_since_delivery" | "earlier_returns" | "payment_method" | "refund_option" | "return_method" | "risk_score";
                /** @description Amounts in minor units, times in whole days; null where it is not known. */
                value: string | number | string[] | number[] | null;
            }[];
        };
        ExpectedParcel: {
            process_id: string;
            /** @description On the label and the pass; the station takes it. */
            return_code: string;
            order_name: string;
            /** @description Which of the return's parcels it is, counted from 1. */
            parcel: number;
            /** @description In how many parcels the return comes; those that arrived included. */
            parcel_count: number;
            warehouse_id: string | null;
            /**
             * @description CREATED: announced, still with the shopper. COLLECTED: on its way.
             * @enum {string}
             */
            shipping_status: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
            /** @description Name of the carrier; empty: not known. */
            carrier: string;
            tracking_number: string;
            tracking_url: string;
            /**
             * Format: date-time
             * @description When the parcel was announced: its label was made.
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
            /** @description Of this parcel; what the shopper keeps is not sent. */
            quantity: number;
            return_reason: string;
            /**
             * @description What the shopper gets for it.
             * @enum {string}
             */
            outcome: "BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD" | "EXCHANGE";
        };
        LogisticsSummary: {
            /** @description Code of the carrier that has the parcel, or will have it. */
            carrier: string;
            /** @description Where the last driver was sent; without one, where the parcel starts: the shopper's address. */
            pickup_address: components["schemas"]["Address"];
            /** @description The carrier's number of the last pickup; "" without one. */
            pickup_reference: string;
            /**
             * @description How many pickups were ordered so far.
             * @example 1
             */
            pickups_scheduled: string;
            /**
             * @description RETURN_METHOD_UNSPECIFIED while nothing was chosen for a return that is to be sent.
             * @enum {string}
             */
            return_method: "RETURN_METHOD_UNSPECIFIED" | "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
            /**
             * @description The shipping status; STATUS_UNSPECIFIED while there is none.
             * @enum {string}
             */
            status: "STATUS_UNSPECIFIED" | "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
            /** @description Tracking number; "" without a logistic order. */
            tracking_id: string;
            tracking_url: string;
            /** @description Where the parcel goes; svc_id is the id of the warehouse. */
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
                 * @description Day at the address, YYYY-MM-DD.
                 * @example 2026-11-24
                 */
                date: string;
                /** @enum {string} */
                range: "NO_RANGE" | "RANGE_8_TO_12" | "RANGE_12_TO_16" | "RANGE_16_TO_20";
            };
            provider: string;
            tracking_url: string;
            /** @description An addition of this service. Where the driver comes. */
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
            /** @description Carriers of the original order, as they were named. */
            original_carriers: string[];
            /**
             * @description What the carrier charges, in minor units of currency_code; 0 where it does not say.
             * @example 1200
             */
            price: number;
            provider: string;
            /** @description The parcel leaves the customs and fiscal territory that it starts in. */
            requires_customs: boolean;
            /** @description The carrier is one of original_carriers. */
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
            /** @description What the label was made for; null where nobody told. */
            weight_in_grams: number | null;
            from: components["schemas"]["Address"];
            to: components["schemas"]["Address"];
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            created_at: string;
        };
        /** @description Importer, for customs. */
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
                 * @description Centimetres, as decimal digits.
                 * @example 12.5
                 */
                height_cm?: string;
                /**
                 * @description Centimetres, as decimal digits.
                 * @example 12.5
                 */
                length_cm?: string;
                /**
                 * @description Centimetres, as decimal digits.
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
             * @description Grams of one piece, as decimal digits.
             * @example 350
             */
            weight?: string;
        };
        Branding: {
            ecommerce_id: string;
            /**
             * @description Picture beside the look-up of the portal. Empty: the store's name as a postmark.
             * @default
             */
            background_image_url: string;
            /**
             * @description Text over the background picture, which is darkened or lightened until it reads. Empty: the theme's own.
             * @default
             */
            background_text_color: string;
            /**
             * @description Corners of fields and buttons in portal and mails, in pixels; the portal shows at most 20.
             * @default 6
             */
            border_radius: string;
            /**
             * @description Icon of the portal in the browser's tab. Empty: the service's own.
             * @default
             */
            favicon_url: string;
            /**
             * @description Shape of the pictures where the shopper chooses from the catalog. Empty: 1:1.
             * @default
             */
            full_catalog_product_image_ratio: string;
            /**
             * @description Style of input fields: outlined (a frame), filled (a ground) or standard (a line). Others: outlined.
             * @default
             */
            input_variant: string;
            /**
             * @description Layout of the portal. DEFAULT: the picture beside the look-up. VERTICAL: the picture as a band on top, the whole return on one page with its parts as a rail. SIMPLIFIED: one narrow column without a picture, one question a page, fit for a frame.
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
             * @description Height of the logo in the portal on telephones. Empty: at most 40px.
             * @default
             */
            logo_height_mobile: string;
            /**
             * @description Logo in the portal. Empty: the store's name.
             * @default
             */
            logo_url: string;
            /**
             * @description Logo in mails; mail programs show no SVG. Empty: `logo_url`.
             * @default
             */
            mail_logo_url: string;
            /**
             * @description Buttons and lines of mails, before `primary_theme_color_main`. Empty: the theme's own.
             * @default
             */
            mail_main_color: string;
            /**
             * @description ENABLED: the logo stays in sight while the page scrolls.
             * @default PERSISTENT_LOGO_TYPE_UNSPECIFIED
             * @enum {string}
             */
            persistent_logo_type: "PERSISTENT_LOGO_TYPE_UNSPECIFIED" | "PERSISTENT_LOGO_TYPE_ENABLED" | "PERSISTENT_LOGO_TYPE_DISABLED";
            /**
             * @description Text on the main color, in portal and mails, where it reads; otherwise black or white takes its place. Empty: the theme's own.
             * @default
             */
            primary_theme_color_contrast_text: string;
            /**
             * @description Buttons under the pointer by day, as far as their text reads on it. Empty: the theme's own.
             * @default
             */
            primary_theme_color_dark: string;
            /**
             * @description Buttons and links at night, lifted until they read. Empty: the theme's own.
             * @default
             */
            primary_theme_color_light: string;
            /**
             * @description Buttons, links and the large dark ground of the portal; buttons of mails. Empty: the theme's own.
             * @default
             */
            primary_theme_color_main: string;
            /**
             * @description Text on the second color: marks, and what is selected; where it reads. Empty: the theme's own.
             * @default
             */
            secondary_theme_color_contrast_text: string;
            /**
             * @description The second color by day where the main tone of it shows too little. Empty: the theme's own.
             * @default
             */
            secondary_theme_color_dark: string;
            /**
             * @description The second color at night. Empty: the theme's own.
             * @default
             */
            secondary_theme_color_light: string;
            /**
             * @description Progress, milestones and marks of the portal, as far as they show on its ground. Empty: the theme's own.
             * @default
             */
            secondary_theme_color_main: string;
            /**
             * @description Sentence below the title of the look-up, in every language that has none in `translations`.
             * @default
             */
            slogan: string;
            /**
             * @description Title of the look-up, in every language that has none in `translations`. Empty: the service's own words.
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
             *       }
             *     }
             */
            translations: components["schemas"]["BrandingWords"];
        };
        BrandingWords: {
            /**
             * @description For shoppers who read English; what is empty is shown as in `title` and `slogan`.
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
             * @description For shoppers who read German; what is empty is shown as in `title` and `slogan`.
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
             * @description For shoppers who read Spanish; what is empty is shown as in `title` and `slogan`.
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
             * @description For shoppers who read French; what is empty is shown as in `title` and `slogan`.
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
             * @description For shoppers who read Italian; what is empty is shown as in `title` and `slogan`.
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
        };
        Ecommerce: {
            ecommerce_id: string;
            /** @description The tenant that the store belongs to. */
            group: string;
            /** @description Part of the portal's address; it cannot be changed. */
            slug: string;
            /**
             * @description The catalog's currency; it cannot be changed.
             * @example EUR
             */
            currency_code: string;
            /**
             * @description Line items may be reviewed one after the other instead of all at once.
             * @default false
             */
            are_partial_reviews_allowed: boolean;
            /**
             * @description Which of two services of the shop sends its mails, for information. It has no effect here: mails leave through the sender that is set up here.
             * @default EMAIL_PROVIDER_UNSPECIFIED
             * @enum {string}
             */
            email_provider: "EMAIL_PROVIDER_UNSPECIFIED" | "EMAIL_PROVIDER_FIRST" | "EMAIL_PROVIDER_SECOND";
            /**
             * @description The shop's return policy, linked in portal and mails.
             * @default
             */
            external_return_policy_url: string;
            /**
             * @description What the shopper types to find an order; unspecified asks for the email.
             * @default ORDER_ID_AND_EMAIL
             * @enum {string}
             */
            identification_flow: "IDENTIFICATION_FLOW_UNSPECIFIED" | "ORDER_ID_AND_EMAIL" | "ORDER_ID_AND_POSTAL_CODE";
            /**
             * @description false: no return can be started or imported.
             * @default true
             */
            is_enabled: boolean;
            /**
             * @description The portal says that it is a test; webhooks may go to addresses without https.
             * @default false
             */
            is_testing: boolean;
            /**
             * @description Units that a review leaves out become MISSING instead of the review being rejected.
             * @default false
             */
            mark_unreviewed_items_as_missing: boolean;
            /** @description As shoppers read it. */
            name: string;
            /**
             * @description true: no orders are read from the connected shop, neither old nor new ones. Products are, and orders can still be pushed or imported. An order that came from the shop is still looked up there before it is refunded.
             * @default false
             */
            orders_sync_disabled: boolean;
            /**
             * @description The shop's software. For information; it has no effect here.
             * @default
             */
            platform: string;
            /**
             * @description Approved pieces that can be sold again go back on the shelf.
             * @default false
             */
            restocking_enabled: boolean;
            /**
             * @description The store's id in the shop's software. For information; it has no effect here.
             * @default
             */
            store_id: string;
            /**
             * @description For information; it has no effect here.
             * @default
             */
            use_case: string;
            /**
             * @description The shop; the portal's logo leads there.
             * @default
             */
            website_url: string;
            /**
             * @description Where shoppers may write to, in portal and mails. An addition of this service.
             * @default
             */
            contact_email: string;
            /**
             * @description What a shopper reads who asks for none of the `languages`. An addition of this service.
             * @default en
             * @enum {string}
             */
            default_language: "en" | "de" | "es" | "fr" | "it";
            /**
             * @description Languages of the portal and its mails, in the order in which they are offered. An addition of this service.
             * @default [
             *       "en",
             *       "de",
             *       "es",
             *       "fr",
             *       "it"
             *     ]
             */
            languages: ("en" | "de" | "es" | "fr" | "it")[];
            /**
             * @description Ignored when an order is looked up. An addition of this service.
             * @default
             */
            order_number_prefix: string;
            /**
             * @description Ignored when an order is looked up. An addition of this service.
             * @default
             */
            order_number_suffix: string;
            /**
             * @description Offered to whoever declines a unit. An addition of this service.
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
             * @description Why a shopper may return, in the order of the portal. An addition of this service.
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
             *           "it": "Troppo piccolo"
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
             *           "it": "Troppo grande"
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
             *           "it": "Diverso da come mostrato"
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
             *           "it": "Danneggiato o difettoso"
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
             *           "it": "Articolo sbagliato"
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
             *           "it": "Ho cambiato idea"
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
             *           "it": "Altro"
             *         },
             *         "requires_photo": false
             *       }
             *     ]
             */
            return_reasons: components["schemas"]["ReturnReasonSetting"][];
            /**
             * @description IANA name; days of windows and deadlines are counted in it. An addition of this service.
             * @default UTC
             * @example Europe/Berlin
             */
            time_zone: string;
            /**
             * @description The portal offers to withdraw from a contract in two steps (Directive 2011/83/EU, article 11a), also while `is_enabled` is false. An addition of this service.
             * @default true
             */
            withdrawal_enabled: boolean;
        };
        ReturnReasonSetting: {
            /** @description What rules, imports and webhooks call it. */
            name: string;
            /** @description What the shopper reads. */
            label: string;
            /**
             * @description The same in other languages, by their two letters; where one is missing, `label`.
             * @default {}
             */
            labels: Record<string, never>;
            /** @default false */
            requires_comment: boolean;
            /** @default false */
            requires_photo: boolean;
            /** @description A unit that came back for it needs a grade before it goes back into stock. An addition of this service. Left out: what the name says, true for DAMAGED, FAULTY, DEFECTIVE and BROKEN. It is in every answer. */
            requires_grade?: boolean;
            /**
             * @description Which way the size was wrong: an exchange then recommends the next size up or down, and figures count it so. NONE: the reason says nothing about the size. Left out: what the name says, TOO_SMALL or TOO_BIG, else NONE. It is in every answer.
             * @enum {string}
             */
            size_direction?: "NONE" | "TOO_SMALL" | "TOO_BIG";
        };
        ExchangeConditions: {
            ecommerce_id: string;
            /**
             * @description What an item may be exchanged for.
             * @default NO_EXCHANGE_FLOW
             * @enum {string}
             */
            exchange_flow: "NO_EXCHANGE_FLOW" | "OPEN" | "ONE_ON_ONE" | "OPEN_WITH_GIFT_CARD" | "FULL";
            /**
             * @description Menu of the shop's own catalog. It has no effect here: exchanges are chosen from the catalog as pushed.
             * @default
             */
            platform_main_menu_id: string;
            /**
             * @description The most that a new piece may cost beyond the old one, in minor units; 0: no limit.
             * @default 0
             * @example 1200
             */
            threshold: number;
            /**
             * @description Countries that exchanges are sent to, as ISO 3166 codes; none: every country. An addition of this service.
             * @default []
             */
            countries: string[];
            /**
             * @description ONE_ON_ONE: options that the new variant must share with the old one, e.g. Color. An addition of this service.
             * @default []
             */
            equal_option_names: string[];
            /**
             * @description Categories that are never given in exchange. An addition of this service.
             * @default []
             */
            excluded_category_ids: string[];
            /**
             * @description Extra credit for an exchange instead of a refund; of each type the first that fits. An addition of this service.
             * @default []
             */
            incentives: components["schemas"]["ExchangeIncentiveSetting"][];
            /**
             * @description When the hold of an instant exchange is released: at the first scan of the carrier, or once the warehouse has the parcel. An addition of this service.
             * @default COLLECTED
             * @enum {string}
             */
            hold_released_on: "COLLECTED" | "IN_WAREHOUSE";
            /**
             * @description Whether shoppers may get the new item at once, with an amount held on their card until the old one is sent. It takes a connected payment account that can hold amounts. An addition of this service.
             * @default false
             */
            instant_exchange: boolean;
            /**
             * @description Names of return reasons; none: all. An addition of this service.
             * @default []
             */
            reasons: string[];
            /**
             * @description How long a quote keeps its pieces from others. An addition of this service.
             * @default 15
             */
            reservation_minutes: number;
            /**
             * @description OPEN and OPEN_WITH_GIFT_CARD: the new product must share a category with the old one. An addition of this service.
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
            /** @description Of the returned value; 1000 is 10 %. */
            rate_basis_points?: number;
            /**
             * @description Names of return reasons; none: all. An addition of this service.
             * @default []
             */
            reasons: string[];
            /**
             * @description Countries that it is given in, as ISO 3166 codes; none: every country. An addition of this service.
             * @default []
             */
            countries: string[];
        };
        ExchangeOrderSetting: {
            ecommerce_id: string;
            /**
             * @description As what the shop books the payment of an exchange order.
             * @default exchange
             */
            payment_method: string;
            /**
             * @description What the shop books the shipping line of an exchange order at, minor units of the store's currency in digits; nobody pays it.
             * @default 0
             * @example 1200
             */
            price: string;
            /**
             * @description Name of the shipping line that the shop books.
             * @default
             */
            shipping_line: string;
        };
        LogisticSetting: {
            ecommerce_id: string;
            /**
             * @description It has no effect here: the label carries all that the warehouse needs, no note is printed.
             * @default
             */
            delivery_note_type: string;
            /**
             * @description REMINDER_FLOW_DEFAULT: the shopper is reminded three days and one day before the parcel must be sent. REMINDER_FLOW_NONE: never. A return keeps what held when it began.
             * @default REMINDER_FLOW_DEFAULT
             * @enum {string}
             */
            reminder_flow: "REMINDER_FLOW_DEFAULT" | "REMINDER_FLOW_NONE";
            /**
             * @description What labels and passes are printed on in portal and dashboard unless someone chooses otherwise. `label_url` leads to the label as its carrier made it. An addition of this service.
             * @default a4
             * @enum {string}
             */
            label_format: "a4" | "a6" | "4x6";
            /**
             * @description Within how many hours of working days (Monday to Friday in the store's time zone) staff upload the label of a return that is sent with MANUAL, store_label. Shoppers are promised it. An addition of this service.
             * @default 24
             */
            label_within_hours: number;
            /**
             * @description Page with the shops that take returns, linked where the shopper may bring one (IN_STORE).
             * @default
             */
            store_list_url: string;
            /**
             * @description What customs is told of items whose order names no HS code. Empty: staff enter it before the label is bought. An addition of this service.
             * @default
             */
            default_hs_code: string;
            /**
             * @description The same for the country of origin, ISO 3166-1 alpha-2. An addition of this service.
             * @default
             * @example NL
             */
            default_origin_country: string;
            /**
             * @description An addition of this service: shops that take returns in person (IN_STORE).
             * @default []
             */
            return_stores: {
                store_id: string;
                name: string;
                /**
                 * @description As shoppers read them, e.g. Mon–Sat 10–19. Empty: not known.
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
             * @description The return methods. Of several entries with the same method, provider and carrier the first that names the shopper's country, or no country, is offered. MANUAL needs no connection: with `own` the shopper ships it, with `store_label` staff upload a label. A live store that set nothing offers MANUAL, own.
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
             * @description What the shopper pays for this way, minor units of the order's currency, where `pay_for_logistics` holds. With LABEL_PRICE the fall-back: what is paid where the carrier doesn't say in time what the label costs.
             * @default 0
             * @example 1200
             */
            fee: number;
            /**
             * @description FIXED: the shopper pays `fee`. LABEL_PRICE: what the label costs, asked of the connected carrier before the shopper chooses; what is shown is what is paid. An addition of this service.
             * @default FIXED
             * @enum {string}
             */
            fee_basis: "FIXED" | "LABEL_PRICE";
            /**
             * @description Added to what the label costs, minor units. Only with LABEL_PRICE.
             * @default 0
             * @example 1200
             */
            markup: number;
            /**
             * @description The most that a shopper pays for a label, minor units; null: no limit. Only with LABEL_PRICE.
             * @default null
             */
            max_fee: number | null;
            /**
             * @description Countries that it is offered in, as ISO 3166 codes; none: every country. An addition of this service.
             * @default []
             */
            countries: string[];
        };
        RefundConfiguration: {
            ecommerce_id: string;
            /**
             * @description Refunds are to be sent within so many days of the decision. Shoppers read the day where the store sends refunds itself. An addition of this service.
             * @default 14
             */
            send_within_days: number;
            /**
             * @description The refund options that the store offers, in the order of the portal, each once.
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
             * @description Payments without an entry have every option of the store. Of an order with several payments an option must suit each of them; where none does, the first payment decides.
             * @default []
             */
            payment_method_configs: components["schemas"]["PaymentMethodConfig"][];
            /**
             * @description A store credit or gift card is rounded up to the next whole unit of the currency.
             * @default false
             */
            round_promocode: boolean;
            /**
             * @description An exchanged unit's share of the order's discount lowers the new item's price too.
             * @default true
             */
            carry_over_automatic_discounts_on_exchanges: boolean;
            /**
             * @description When what stays no longer earns a promotion, the refund is lowered by it.
             * @default false
             */
            revoke_conditional_discounts: boolean;
            /**
             * @description The order's shipping is refunded if every item is returned. An addition of this service.
             * @default false
             */
            refund_original_shipping: boolean;
            /**
             * @description After an inspection in the dashboard or at the station, refunds, new items and the email with the result wait so many minutes. The inspection can be undone until then. An addition of this service.
             * @default 10
             */
            grace_minutes: number;
            /**
             * @description After an inspection over the API or by a rule, refunds, new items and the email with the result wait so many minutes. The inspection can be undone until then. An addition of this service.
             * @default 0
             */
            rule_grace_minutes: number;
            /**
             * @description In minor units of the store's currency: what pays more is sent only when another owner or admin has released it. Null: never. An addition of this service.
             * @default null
             */
            second_person_above: number | null;
        };
        RefundActionConfig: {
            /** @enum {string} */
            refund_option: "BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD";
            /**
             * @description When it is paid.
             * @default ON_REVIEW
             * @enum {string}
             */
            timing: "ON_START" | "ON_COLLECTED" | "ON_REVIEW";
            /**
             * @description Days from then until the money is there, at the earliest; shown to the shopper.
             * @default 0
             */
            min_days: number;
            /**
             * @description The same at the latest; not below `min_days`.
             * @default 5
             */
            max_days: number;
            /**
             * @description Added where the shopper chooses this option.
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
            /** @description Of the returned value; 1000 is 10 %. */
            rate_basis_points?: number;
        };
        PaymentMethodConfig: {
            /** @description `method` or `processor` of the order's payment, whatever the case, for example `card` or `invoice`. */
            payment_method: string;
            /** @description What is offered for orders that were paid so; each must be among `action_configs`. */
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
                 * @description The first that fits wins.
                 * @default []
                 */
                options: components["schemas"]["KeepYourItemOption"][];
                /** @description Keeping an item for its full price needs a photo where more than this is paid, in minor units. 0: always, null: never. Absent: 20 units of the currency. */
                photo_above?: number | null;
            };
            /**
             * @description Days from the start; 0: no limit.
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
             * @description Where it matches, the shopper pays for return shipping; otherwise the store does.
             * @default {
             *       "always": true,
             *       "options": []
             *     }
             */
            pay_for_logistics: {
                /**
                 * @description Holds for everything, whatever the options say.
                 * @default false
                 */
                always: boolean;
                /**
                 * @description The first that fits wins.
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
                 * @description Holds for everything, whatever the options say.
                 * @default false
                 */
                always: boolean;
                /**
                 * @description The first that fits wins.
                 * @default []
                 */
                options: components["schemas"]["PolicyOption"][];
            };
            /**
             * @description Days from delivery, else fulfillment, else purchase; the last day is inside. null: no limit.
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
                 * @description Holds for everything, whatever the options say.
                 * @default false
                 */
                always: boolean;
                /**
                 * @description The first that fits wins.
                 * @default []
                 */
                options: components["schemas"]["PolicyOption"][];
            };
            /**
             * @description An addition of this service: other periods for some countries or goods.
             * @default []
             */
            windows: {
                /** @description Names the rule in every decision that it makes. */
                id: string;
                /** @default  */
                label: string;
                /** @description All must hold; none: it holds for everything. */
                whens: components["schemas"]["PolicyWhen"][];
                return_period_days: number | null;
            }[];
            /**
             * @description An addition of this service: rules that go before the lists of what cannot be returned.
             * @default []
             */
            eligibility: {
                /** @description Names the rule in every decision that it makes. */
                id: string;
                /** @default  */
                label: string;
                /** @description All must hold; none: it holds for everything. */
                whens: components["schemas"]["PolicyWhen"][];
                is_returnable: boolean;
            }[];
            /**
             * @description An addition of this service: of each type the first that fits.
             * @default []
             */
            fees: components["schemas"]["FeeOption"][];
            /**
             * @description An addition of this service: what follows from a risk score.
             * @default []
             */
            risk: {
                /** @description Names the rule in every decision that it makes. */
                id: string;
                /** @default  */
                label: string;
                /** @description All must hold; none: it holds for everything. */
                whens: components["schemas"]["PolicyWhen"][];
                /** @enum {string} */
                effect: "REQUIRE_AUTHORIZATION" | "HOLD_REFUND";
            }[];
            /** @description An addition of this service: a return keeps the version it began under. */
            version: number;
        };
        KeepYourItemOption: {
            /** @description Names the rule in every decision that it makes. */
            id: string;
            /** @default  */
            label: string;
            /** @description All must hold; none: it holds for everything. */
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
             * @description A text, a list of texts, a whole number, or two for `between`; amounts in minor units.
             * @default null
             */
            value: string | number | string[] | number[] | null;
        };
        PolicyOption: {
            /** @description Names the rule in every decision that it makes. */
            id: string;
            /** @default  */
            label: string;
            /** @description All must hold; none: it holds for everything. */
            whens: components["schemas"]["PolicyWhen"][];
        };
        FeeOption: {
            /** @description Names the rule in every decision that it makes. */
            id: string;
            /** @default  */
            label: string;
            /** @description All must hold; none: it holds for everything. */
            whens: components["schemas"]["PolicyWhen"][];
            /** @enum {string} */
            type: "RETURN_FEE" | "SHIPPING_FEE" | "RESTOCK_FEE";
            /**
             * @description Amount in minor units of the currency.
             * @example 1200
             */
            total?: number;
            /** @description RESTOCK_FEE only: 1000 is 10 %. */
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
             * @description As it is printed on labels. Empty: `country_code`.
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
             * @description What staff call it. Empty: the town. An addition of this service.
             * @default
             */
            name: string;
            /**
             * @description It takes what no other one is there for; a store has one such. An addition of this service.
             * @default false
             */
            is_default: boolean;
            /**
             * @description Countries whose returns go there, before the default one, as ISO 3166 codes; none: every country. An addition of this service.
             * @default []
             */
            countries: string[];
            /**
             * @description The connected shop's ID of this place, for restocking. Empty: the shop's usual one. An addition of this service.
             * @default
             */
            shop_location_id: string;
            /**
             * @description Who gets the daily list of parcels on their way there. None: nobody. An addition of this service.
             * @default []
             */
            notice_emails: string[];
            /**
             * @description When the list is sent, HH:MM in the store's time zone. An addition of this service.
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
            /** @description As people call it. */
            provider_name: string;
            /**
             * @description A live store uses LIVE connections only, a test store TEST ones.
             * @enum {string}
             */
            mode: "TEST" | "LIVE";
            /** @description The provider's id of the account. */
            account_id: string;
            account_name: string;
            /** @enum {string} */
            state: "CONNECTED" | "NEEDS_ATTENTION" | "DISCONNECTED";
            /** @description Why it needs a person; null unless the state is NEEDS_ATTENTION. */
            attention_reason: ("CREDENTIALS_REFUSED" | "PERMISSIONS_MISSING" | "WEBHOOKS_REMOVED" | "UNINSTALLED" | "VERSION_ENDED") | null;
            /** @description False while the provider has not answered several calls in a row. Work waits and resumes by itself. */
            is_answering: boolean;
            /** @description When the provider last answered. */
            last_ok_at: string | null;
            /** @description The last problem in words; empty if there was none. */
            last_error: string;
            last_error_at: string | null;
            /** @description Nothing is sent before this time. */
            retries_at: string | null;
            /** @description What the provider does for the store; the rest are tasks for people. */
            capabilities: ("REFUNDS" | "EXCHANGE_ORDERS" | "RESTOCK" | "RETURNS" | "STORE_CREDIT" | "GIFT_CARDS" | "LABELS" | "RATES" | "VOIDS" | "PICKUPS" | "QR_CODES" | "DROP_OFF_POINTS" | "TRACKING" | "CUSTOMS" | "ADDRESS_CHECK" | "PAYMENT_REFUNDS" | "TRANSFERS" | "CHARGES" | "HOLDS" | "DISPUTES")[];
            /** @description The shop's places with stock. A warehouse names one in `shop_location_id`. */
            locations: {
                location_id: string;
                name: string;
            }[];
            /** @description The carriers of an account for labels, and how each takes returns. */
            carriers: {
                /** @description The provider's code, for example USPS. */
                carrier: string;
                name: string;
                return_methods: ("NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE")[];
            }[];
            /** @description What works less well than it could, and how to fix it. */
            warnings: string[];
            /** @description The day on which the provider ends the interface version in use; null where it has none. */
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
            /** @description It gets the daily list of what is on its way to this warehouse, and no events; null: events. */
            warehouse_id: string | null;
            warehouse_name: string;
            /** @description Empty: every store of the group, later ones included. */
            ecommerce_ids: string[];
            is_enabled: boolean;
            disabled_reason: string;
            disabled_at: string | null;
            failing_since: string | null;
            /** @description Until then the secret before signs, too. */
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
                 * @description What of it paid for this order.
                 * @example 1200
                 */
                captured: number;
                /** @description What was captured for all orders that it paid; null where it paid this order alone. */
                captured_total: number | null;
                /**
                 * @description What the shop has refunded of it, for all of its orders together.
                 * @example 1200
                 */
                refunded: number;
            }[];
        };
        OrderLine: {
            /** @description Ours; reviews and returns take it, `platform_line_item_id` and the SKU alike. */
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
            /** @description Pieces that the shop has refunded or removed itself. */
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
            /** @description Pieces that the shop has refunded or removed itself; they cannot be returned. Default: 0. */
            refunded_quantity?: number;
            /** @description Default: the quantity. */
            fulfilled_quantity?: number;
            /**
             * @description Amount in minor units of the currency, as a number or in decimal digits.
             * @example 1200
             */
            unit_price: number | string;
            /**
             * @description Of the whole line, before order_discount.
             * @example 1200
             */
            total_discount?: number | string;
            /**
             * @description Of the whole line, after all discounts.
             * @example 1200
             */
            total_tax?: number | string;
            /** @default 0 */
            weight_in_grams: number;
            /**
             * @description Of the product, for customs; spaces, dots and hyphens don't matter.
             * @default
             * @example 6110.20
             */
            hs_code: string;
            /**
             * @description Where the product was made, for customs: ISO 3166-1 alpha-2.
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
             * @description PENDING: waits. RUNNING: is being read. DONE: read to its end; refused rows are in the report. FAILED: cannot be read on, `error` says why; what was taken in before stays.
             * @enum {string}
             */
            state: "PENDING" | "RUNNING" | "DONE" | "FAILED";
            /** @description One sentence; "" unless FAILED. */
            error: string;
            progress: {
                /** @description Of the file as it was sent. */
                read_bytes: number;
                /** @description Of the file as it was sent. */
                total_bytes: number;
            };
            rows: {
                /** @description Header and blank rows aside. */
                read: number;
                /** @description Rows of orders of which something is wrong. */
                refused: number;
                /** @description Rows that a skip rule of the mapping leaves out on purpose. */
                skipped: number;
            };
            orders: {
                /** @description Orders that were not there. */
                created: number;
                /** @description Orders that were there and changed. */
                updated: number;
                /** @description Orders that were there as they are in the file. */
                unchanged: number;
                /** @description Orders of which something is wrong: none of their rows was taken in. */
                refused: number;
                /** @description Orders that a skip rule leaves out whole, for example because they are canceled or not paid. */
                skipped: number;
            };
            /** @description What is wrong, the first 1,000 causes. Other rows of the same order are only counted. */
            errors: {
                /** @description 1 is the first row of the file, the header of a CSV file included. A row with line ends in quoted text is one. */
                line: number;
                /** @description As it stands in the file, at most 64 characters; "" where it has none. */
                order_number: string;
                /** @description As in the body of putOrder; "" where it is about the whole row. */
                field: string;
                message: string;
            }[];
            /** @description What skip rules leave out, the first 1,000; an order that is left out whole is named by its first row. */
            skipped: {
                line: number;
                /** @description As it stands in the file, at most 64 characters; "" where it has none. */
                order_number: string;
                message: string;
            }[];
            /** @description All rows that were not taken in by the reason, most rows first. */
            messages: {
                message: string;
                rows: number;
                /** @description A skip rule of the mapping leaves these rows out. */
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
            /** @description Pieces on the shelf; null where the shop does not count them; 0 is never offered. */
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
             * @description What it was issued with.
             * @example 1200
             */
            amount: string;
            /**
             * @description What is left on it.
             * @example 1200
             */
            balance: string;
            /** @description The return that it comes from. */
            process_id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            created_at: string;
            /** @description Its ledger, oldest first; the balance is the sum. */
            entries: {
                /** @enum {string} */
                kind: "ISSUED" | "SPENT" | "TAKEN_BACK";
                /**
                 * @description Minor units; spent and taken back are below zero.
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
            /** @description What is left to refund of the order, where that is less than what was paid for the items that can be returned: the store has refunded a part of the order itself. A quote is held to it, with a row ALREADY_REFUNDED in its derivation. Null: nothing limits them. */
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
             * @description What was paid for the whole line after all discounts.
             * @example 1200
             */
            total_price: string;
            image_url: string;
            is_returnable: boolean;
            /** @description The rule in words. */
            non_returnable_reason: string | null;
            /** @description 2 in a return, 3 policy, 4 not fulfilled, 5 window; of this service 6 refunded and 7 removed in the shop. More may follow: treat a number that you don't know as not returnable. */
            non_returnable_code: number | null;
            /** @description Of this item; null: no limit. */
            return_window_ends_at: string | null;
            /** @description Whether the item can stay with the shopper, as far as the choices so far tell. */
            keep_your_item: {
                /** @description The shopper may choose to keep it. */
                is_offered: boolean;
                /** @description The store does not want it back. */
                is_forced: boolean;
                refund_percentage: number;
                /**
                 * @description What keeping pays: for the pieces that are chosen, else for all that are left.
                 * @example 1200
                 */
                keep_amount: string;
                /**
                 * @description What sending the same pieces back pays, before fees.
                 * @example 1200
                 */
                return_amount: string;
                /** @description Keeping it needs a document of the item, handed in before. */
                requires_photo: boolean;
                /** @description In the shopper's words. */
                why: string;
            } | null;
            requires_documents: boolean;
            /** @description In the shopper's words. */
            requires_documents_why: string | null;
        };
        ReturnDraft: {
            items: {
                line_item_id: string;
                quantity: number;
                return_reason: string;
                comment: string;
                /** @description How this item is paid back, or the rest of its exchange; null: not chosen yet. */
                refund_option: ("BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD") | null;
                /** @description Our id of the variant to take instead. */
                exchange_variant_id: string | null;
                /** @description What it is exchanged for at today's price; null without an exchange, or when it cannot be had any more. */
                exchange: components["schemas"]["ChosenExchange"] | null;
                /** @description What was handed in for this item. */
                document_ids: string[];
                /** @description It stays with the shopper: nothing is to be sent. */
                keep_your_item: boolean;
            }[];
            refund_option: ("BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD") | null;
            /**
             * @description Where a bank transfer goes, as far as it may be shown.
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
                /** @description Null: the delivery address of the order. */
                pickup_address: components["schemas"]["Address"] | null;
                /** @description The address as the carrier writes it, where that differs from the one given; else null. */
                corrected_address: components["schemas"]["Address"] | null;
                /** @description Which one goes onto the label. OPEN: nobody has chosen, and the one given is used. NORMALIZED: only the writing differs (letter case, the postal code's format), so the carrier's is used. Null: there is nothing to choose. */
                address_choice: ("OPEN" | "CORRECTED" | "GIVEN" | "NORMALIZED") | null;
                parcel_count: number;
            } | null;
        };
        ChosenExchange: {
            /** @description The shop's id. */
            product_id: string;
            /** @description The shop's id. */
            variant_id: string;
            name: string;
            variant_name: string;
            image_url: string;
            /**
             * @description Of one piece, tax included.
             * @example 1200
             */
            price: string;
            /** @description Of all pieces, in minor units: above 0 the shopper pays it, with '-' it goes back. */
            price_difference: string;
        };
        ExchangeOption: {
            /** @description The shop's id. */
            product_id: string;
            /** @description The shop's id; what exchange_variant_id takes. */
            variant_id: string;
            svc_product_id: string;
            /** @description Our id; exchange_variant_id takes it as well. */
            svc_variant_id: string;
            name: string;
            variant_name: string;
            image_url: string;
            /**
             * @description Of one piece, tax included.
             * @example 1200
             */
            price: string;
            /**
             * @description Minor units as decimal digits: above 0 the shopper pays it, with '-' it goes back.
             * @example -1500
             */
            price_difference: string;
            /**
             * @description ISO 4217 currency code.
             * @example EUR
             */
            currency: string;
            /** @description Pieces that can be had; absent where the shop does not count. */
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
             * @description CARRIER: the carrier makes the label. STORE: staff upload one by `label_due_at`. NONE: the shopper ships it with a carrier of their choice, at their own expense.
             * @enum {string}
             */
            label_source: "CARRIER" | "STORE" | "NONE";
            /** @description STORE: when the label is promised, if it is confirmed now and nobody has to approve it; else null. */
            label_due_at: string | null;
            needs_printer: boolean;
            needs_box: boolean;
            pickup_slots: {
                date: string;
                ranges: ("NO_RANGE" | "RANGE_8_TO_12" | "RANGE_12_TO_16" | "RANGE_16_TO_20")[];
            }[];
            /** @description The last moment to hand it over, if it is confirmed now. Null: no limit, or it is picked up. */
            hand_over_by: string | null;
            /** @description Days to hand it over, which count from the approval where one is needed. 0: no limit, or it is picked up. */
            hand_over_days: number;
            /** @description IN_STORE: the page with the shops that take it; else empty. */
            store_list_url: string;
        };
        ReturnStore: {
            store_id: string;
            name: string;
            /** @description As shoppers read them; empty: not known. */
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
                /** @description In the shopper's words. */
                why: string;
            }[];
            /**
             * @description Value of the returned units before fees and bonus.
             * @example 1200
             */
            subtotal: string;
            /**
             * @description What the shopper gets back.
             * @example 1200
             */
            total: string;
            /**
             * @description Extra credit for credit or for an exchange; inside the total.
             * @example 1200
             */
            bonus: string;
            /**
             * @description What a credit was rounded up by; inside the total.
             * @example 1200
             */
            rounding: string;
            /**
             * @description What the shopper owes.
             * @example 1200
             */
            amount_to_pay: string;
            /**
             * @description ISO 4217 currency code.
             * @example EUR
             */
            currency: string;
            /** @description By what is chosen so far, the store looks at it first: no label is made before it agrees. */
            requires_authorization: boolean;
            /** @description In the shopper's words. */
            requires_authorization_why: string | null;
            quote_id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC, milliseconds.
             */
            expires_at: string;
            derivation: components["schemas"]["Derivation"];
            /** @description The new items can be sent before the old ones are inspected; null: only afterwards. */
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
             * @description What is held on the shopper's card until the old items are sent.
             * @example 1200
             */
            hold_amount: string;
            /**
             * Format: date-time
             * @description Until when the old items have to be on their way, else the hold is charged. The bank may set an earlier date, which is `hand_over_by` of the return.
             */
            send_by: string;
            /** @enum {string} */
            released_on: "COLLECTED" | "IN_WAREHOUSE";
            /** @description The shopper wants it: `exchange_timing` ON_START. */
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
             * @description One word for status, shipping status and reviews together.
             * @enum {string}
             */
            status_key: "NEEDS_APPROVAL" | "LABEL_PENDING" | "READY_TO_SEND" | "IN_TRANSIT" | "TO_INSPECT" | "INSPECTING" | "SHIPPING_PROBLEM" | "PAYING" | "ON_HOLD" | "COMPLETED" | "COMPLETED_PARTIAL" | "CANCELED" | "FAILED";
            authorization: {
                /** @enum {string} */
                status: "NOT_REQUIRED" | "PENDING" | "AUTHORIZED" | "UNAUTHORIZED";
                /** @description What the store wrote when it refused; else empty. */
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
             * @description CARRIER: made when it is booked. STORE: uploaded by staff. NONE: the shopper ships it.
             * @enum {string}
             */
            label_source: "CARRIER" | "STORE" | "NONE";
            /** @description STORE: when the label is promised, while it is missing; else null. */
            label_due_at: string | null;
            /** @description The shopper may say under which number it travels. */
            can_enter_tracking: boolean;
            tracking_number: string;
            tracking_url: string;
            /** @description The parcels that it travels in; what stands beside this list is of the first one. */
            parcels: {
                /** @description Counted from 1. */
                parcel: number;
                /**
                 * @description Of this parcel alone.
                 * @enum {string}
                 */
                shipping_status: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
                carrier_name: string;
                tracking_number: string;
                tracking_url: string;
                /** @description Lives ten minutes. Null: there is none (yet). */
                label_url: string | null;
                qr_code_url: string | null;
                customs_form_url: string | null;
                /** @description What belongs into it: a proposal, binding only where customs papers say so. */
                items: {
                    name: string;
                    variant_name: string;
                    quantity: number;
                }[];
            }[];
            parcel_count: number;
            /** @description The shopper may ask for one more label. */
            can_add_parcel: boolean;
            /** @description Customs papers say what is in which parcel. */
            is_split_binding: boolean;
            /** @description Lives ten minutes. */
            label_url: string | null;
            /** @description A picture of the code that the carrier's counter reads instead of a printed label. Lives ten minutes. */
            qr_code_url: string | null;
            /** @description Where it isn't part of the label. Lives ten minutes. */
            customs_form_url: string | null;
            /** @description The shopper has to print the label. */
            prints_label: boolean;
            /** @description What the code on the pass says. */
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
                /** @description It stays with the shopper, for this part of what was paid; null: it comes back. */
                keep_your_item: {
                    refund_percentage: number;
                } | null;
                /** @description What is sent instead; null: it is paid back. */
                new_item: {
                    name: string;
                    variant_name: string;
                    image_url: string;
                } | null;
            }[];
            /** @description The decision; before it the latest quote, made anew when a unit is rejected or an amount is set. */
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
                /** @description Code of a store credit. */
                code: string | null;
            }[];
            /** @description Where the store sends the refund itself and has not yet: the last day for it, where the store is. */
            refund_by: string | null;
            /** @description The order that the new items became. */
            exchange_order_name: string | null;
            can_cancel: boolean;
            /** @description What guarantees an instant exchange; null: nothing. */
            hold: components["schemas"]["CardHold"] | null;
            /** @description Started by the recipient of a gift: show no prices, only the items being returned. */
            is_gift: boolean;
        };
        RefundOutlook: {
            /** @description Every unit is inspected; before that the amounts are a quote. */
            is_final: boolean;
            /** @description Canceled or failed: nothing more is paid. */
            is_closed: boolean;
            /**
             * @description What the shopper has got and will get: paid + pending + expected - taken_back.
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
             * @description Due beside it if every unit that is not inspected yet is accepted.
             * @example 1200
             */
            expected: string;
            /**
             * @description Unspent credit, given in advance, that the decision takes back.
             * @example 1200
             */
            taken_back: string;
            /**
             * @description Paid for units that were rejected or are missing: not refunded.
             * @example 1200
             */
            rejected: string;
            /**
             * @description What the shopper has still to pay.
             * @example 1200
             */
            owed: string;
            /**
             * @description What the shopper paid for exchanges and fees and still gets back, beside total: the exchange was rejected, or the return was canceled.
             * @example 1200
             */
            charge_due: string;
            /**
             * @description What of such payments was given back.
             * @example 1200
             */
            charge_returned: string;
        };
        StorefrontReturn: {
            return_id: string;
            return_code: string;
            process_id: string;
            /** @description The order's id here; filters take it and the shop's own alike. */
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
                /** @description Code of a store credit. */
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
        /** @description The body is the one that If-None-Match names; it is not sent again. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description Tags of bodies that the caller has, in a list, or *. */
        IfNoneMatch: string;
        /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description Path under which to ask how far it is. */
        Location: string;
        /** @description Names this answer in the log; quote it to whoever runs the service. */
        RequestId: string;
        /** @description What is left of the limit (`r`) and in how many seconds all of it is (`t`). */
        RateLimit: string;
        /** @description The limit that counts: so many at once (`q`), filled again within so many seconds (`w`). */
        RateLimitPolicy: string;
        /** @description Whole seconds after which the same request may be sent again. */
        RetryAfter: number;
        /** @description `true` when this is the stored answer of an earlier call with the same Idempotency-Key. */
        IdempotentReplayed: "true";
        /** @description Strong tag of the body; give it back in If-None-Match. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description The order's id here or the shop's own, as any answer or webhook gives it. */
                order_id?: string;
                /** @description The order's number or its name, for example 1042 or #1042. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description Whose id it is. Needed where two stores of the group share it (else 409). */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description RFC 3339; from this moment on. */
                created_from?: string;
                /** @description RFC 3339; before this moment. */
                created_to?: string;
                /** @description `next_cursor` of the page before; empty for the first. */
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
                        /** @description null on the last page. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                     *           "text": "asked to return 1 unit"
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
                     *           "text": "sent the return pass"
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
            /** @description UNAVAILABLE: Not available right now. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                     * @description A note for the timeline.
                     * @default
                     */
                    patch?: string;
                    return_process_patch: components["schemas"]["ReturnProcessPatch"];
                    /**
                     * @description Who changes it, for the timeline.
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                    /** @description The order's name as the shopper knows it. */
                    customer_printed_order_id: string;
                    /** @description The email of the purchase. */
                    email: string;
                    line_items: {
                        /** @description The platform's line item id, not ours. */
                        line_item_id: string;
                        /** @description Name of a return reason of the store. */
                        product_return_reason: string;
                        quantity: number;
                    }[];
                    /**
                     * @description Language of what the shopper gets.
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
                        /** @description Absent when the return was imported. */
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
            /** @description ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                        /** @description Our line item id, the platform's line item id, or the SKU. */
                        line_item_id: string;
                        /**
                         * @description An addition of this service: the very unit that was looked at. When someone else has decided it in the meantime, nothing of the call is recorded (ABORTED). Without it, the next undecided unit of the item.
                         * @default
                         */
                        unit_id?: string;
                        /** @enum {string} */
                        status: "APPROVED" | "DECLINED" | "MISSING";
                        /**
                         * @description Required when status is DECLINED.
                         * @default
                         */
                        reject_reason?: string;
                        /** @default false */
                        show_reject_reason?: boolean;
                        /**
                         * @description An addition of this service: a piece that cannot be sold as new does not go back into stock.
                         * @default true
                         */
                        is_resellable?: boolean;
                        /**
                         * @description An addition of this service: in what condition an approved unit is, as the store calls it. A unit whose return reason has `requires_grade` is refunded without a grade, too, but does not go back into stock; where the store has no grades of its own, only as "Like new".
                         * @default
                         */
                        grade?: string;
                        /**
                         * Format: date-time
                         * @description RFC 3339 date and time.
                         */
                        timestamp?: string;
                        /**
                         * @description Email of the person who reviewed.
                         * @default
                         */
                        user?: string;
                    }[];
                    /** @description Replaces the refund of the process; at most what was paid for the returned units. */
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
                     * @description Approves the authorization first, where one is asked for.
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ALREADY_EXISTS: It exists already. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                        /** @description Our line item id, the platform's line item id, or the SKU. */
                        line_item_id: string;
                        /**
                         * @description An addition of this service: the very unit that was looked at. When someone else has decided it in the meantime, nothing of the call is recorded (ABORTED). Without it, the next undecided unit of the item.
                         * @default
                         */
                        unit_id?: string;
                        /** @enum {string} */
                        status: "APPROVED" | "DECLINED" | "MISSING";
                        /**
                         * @description Required when status is DECLINED.
                         * @default
                         */
                        reject_reason?: string;
                        /** @default false */
                        show_reject_reason?: boolean;
                        /**
                         * @description An addition of this service: a piece that cannot be sold as new does not go back into stock.
                         * @default true
                         */
                        is_resellable?: boolean;
                        /**
                         * @description An addition of this service: in what condition an approved unit is, as the store calls it. A unit whose return reason has `requires_grade` is refunded without a grade, too, but does not go back into stock; where the store has no grades of its own, only as "Like new".
                         * @default
                         */
                        grade?: string;
                        /**
                         * @description Email of the person who reviewed.
                         * @default
                         */
                        created_by_user?: string;
                    }[];
                    /** @description Replaces the refund of the process; at most what was paid for the returned units. */
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
                     * @description Approves the authorization first, where one is asked for.
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ALREADY_EXISTS: It exists already. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                        /** @description Our line item id, the platform's line item id, or the SKU. */
                        line_item_id: string;
                        /**
                         * @description An addition of this service: the very unit that was looked at. When someone else has decided it in the meantime, nothing of the call is recorded (ABORTED). Without it, the next undecided unit of the item.
                         * @default
                         */
                        unit_id?: string;
                        /** @enum {string} */
                        status: "APPROVED" | "DECLINED" | "MISSING";
                        /**
                         * @description Required when status is DECLINED.
                         * @default
                         */
                        reject_reason?: string;
                        /** @default false */
                        show_reject_reason?: boolean;
                        /**
                         * @description An addition of this service: a piece that cannot be sold as new does not go back into stock.
                         * @default true
                         */
                        is_resellable?: boolean;
                        /**
                         * @description An addition of this service: in what condition an approved unit is, as the store calls it. A unit whose return reason has `requires_grade` is refunded without a grade, too, but does not go back into stock; where the store has no grades of its own, only as "Like new".
                         * @default
                         */
                        grade?: string;
                        /**
                         * @description Email of the person who reviewed.
                         * @default
                         */
                        created_by_user?: string;
                    }[];
                    /** @description Replaces the refund of the process; at most what was paid for the returned units. */
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
                     * @description Approves the authorization first, where one is asked for.
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ALREADY_EXISTS: It exists already. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                         * @description Required when status is DECLINED.
                         * @default
                         */
                        reject_reason?: string;
                        /** @default false */
                        show_reject_reason?: boolean;
                        /**
                         * @description What it was when you looked; when it no longer is, nothing is recorded (ABORTED).
                         * @enum {string}
                         */
                        previous_status?: "UNDECIDED" | "APPROVED" | "DECLINED" | "MISSING";
                    }[];
                    /** @description Why it is corrected; for the timeline. */
                    reason: string;
                    /** @description Replaces the refund of the process; at most what was paid for the returned units. */
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
                     * @description Email of the person who reviewed.
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ALREADY_EXISTS: It exists already. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                     * @description Email of the person who reviewed.
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                    /** @description true approves, false refuses. */
                    authorized: boolean;
                    /**
                     * @description Why it is refused; needed for a refusal, and read by the shopper.
                     * @default
                     */
                    unauthorized_reason?: string;
                    /** @description Replaces the refund of the process; at most what was paid for the returned units. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                    /** @description true approves, false refuses. */
                    authorized: boolean;
                    /**
                     * @description Why it is refused; needed for a refusal, and read by the shopper.
                     * @default
                     */
                    unauthorized_reason?: string;
                    /** @description Replaces the refund of the process; at most what was paid for the returned units. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                    /** @description What was refunded elsewhere, at most what is pending. Default: all that is pending. */
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
                     * @description Why, and how it was refunded. Needed without a reference.
                     * @default
                     */
                    note?: string;
                    /**
                     * @description The bank's or provider's reference of the payment. Shoppers read it with the date. An addition of this service.
                     * @default
                     */
                    reference?: string;
                    /**
                     * Format: date
                     * @description The day on which it was sent; default: today. An addition of this service.
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                    /** @description What was refunded elsewhere, at most what is pending. Default: all that is pending. */
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
                     * @description Why, and how it was refunded. Needed without a reference.
                     * @default
                     */
                    note?: string;
                    /**
                     * @description The bank's or provider's reference of the payment. Shoppers read it with the date. An addition of this service.
                     * @default
                     */
                    reference?: string;
                    /**
                     * Format: date
                     * @description The day on which it was sent; default: today. An addition of this service.
                     */
                    sent_on?: string;
                    line_items?: {
                        /** @description Our line item id, the platform's line item id, or the SKU. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                     * @description Id of the process; or give process_platform_id.
                     * @default
                     */
                    process_id?: string;
                    /** @default  */
                    process_platform_id?: string;
                    /**
                     * @description Whose process_platform_id it is. Needed where two stores of the group share it (else 409).
                     * @default
                     */
                    ecommerce_id?: string;
                    /** @enum {string} */
                    lkss: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
                    /** @description An addition of this service: what the carrier's scale said. Not kept for a return in several parcels. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the process; or give process_platform_id.
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
                     * @description Whose process_platform_id it is. Needed where two stores of the group share it (else 409).
                     * @default
                     */
                    ecommerce_id?: string;
                    /** @enum {string} */
                    lkss: "NO_SHIPPING_STATUS" | "CREATED" | "COLLECTED" | "IN_WAREHOUSE" | "ERROR" | "CANCELED";
                    /** @description An addition of this service: what the carrier's scale said. Not kept for a return in several parcels. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description `next_cursor` of the page before; empty: the first page. */
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
                        /** @description Empty: this was the last page. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                        /** @description An addition of this service: one for each parcel that has a label, counted from 1. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                        /** @description An addition of this service: one for each parcel that has a label, counted from 1. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                     * @description Who chose, for the timeline.
                     * @default
                     */
                    user?: string;
                    user_selected_carrier: string;
                    /**
                     * @description Default: the provider of the process.
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                     * @description Must be available for the provider; default: the order's.
                     * @default
                     */
                    carrier?: string;
                    /**
                     * @description Default: the logistic order's.
                     * @default
                     */
                    provider?: string;
                    /**
                     * @description Currency of declared_value; "" is EUR.
                     * @default
                     * @example EUR
                     */
                    currency?: string | "";
                    /**
                     * @description Who waits for the driver, where the address does not say.
                     * @default {}
                     */
                    customer?: components["schemas"]["CustomerInput"];
                    /**
                     * @description Total declared value, in minor units of currency.
                     * @example 1200
                     */
                    declared_value?: number | string;
                    /**
                     * @description Where given, the store of the process.
                     * @default
                     */
                    ecommerce_id?: string;
                    /**
                     * @description The order number that the shopper sees: the carrier's reference. Default: the order's name.
                     * @default
                     */
                    order_number?: string;
                    /**
                     * @description Default: the shopper's address of the process.
                     * @default {}
                     */
                    pickup_address?: components["schemas"]["AddressInput"];
                    /**
                     * @description Parts of the day that suit, the best first. Default: what the shopper chose.
                     * @default []
                     */
                    pickup_ranges?: ("NO_RANGE" | "RANGE_8_TO_12" | "RANGE_12_TO_16" | "RANGE_16_TO_20")[];
                    /**
                     * @description 0 is the first pickup; each greater number is one more, with an order of its own at the carrier.
                     * @default 0
                     */
                    repickup_attempt?: number;
                    /**
                     * @deprecated
                     * @description Name carrier, provider and return method instead: the first entry counts only where they are left out.
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                     * @description Must be available for the provider; default: the order's.
                     * @default
                     */
                    carrier?: string;
                    /**
                     * @description Default: the logistic order's.
                     * @default
                     */
                    provider?: string;
                    /**
                     * @description Currency of declared_value; "" is EUR.
                     * @default
                     * @example EUR
                     */
                    currency?: string | "";
                    /**
                     * @description Who waits for the driver, where the address does not say.
                     * @default {}
                     */
                    customer?: components["schemas"]["CustomerInput"];
                    /**
                     * @description Total declared value, in minor units of currency.
                     * @example 1200
                     */
                    declared_value?: number | string;
                    /**
                     * @description Where given, the store of the process.
                     * @default
                     */
                    ecommerce_id?: string;
                    /**
                     * @description The order number that the shopper sees: the carrier's reference. Default: the order's name.
                     * @default
                     */
                    order_number?: string;
                    /**
                     * @description Default: the shopper's address of the process.
                     * @default {}
                     */
                    pickup_address?: components["schemas"]["AddressInput"];
                    /**
                     * @description Parts of the day that suit, the best first. Default: what the shopper chose.
                     * @default []
                     */
                    pickup_ranges?: ("NO_RANGE" | "RANGE_8_TO_12" | "RANGE_12_TO_16" | "RANGE_16_TO_20")[];
                    /**
                     * @description 0 is the first pickup; each greater number is one more, with an order of its own at the carrier.
                     * @default 0
                     */
                    repickup_attempt?: number;
                    /**
                     * @deprecated
                     * @description Name carrier, provider and return method instead: the first entry counts only where they are left out.
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                     * @description Of the line items and of the price; "" falls back to EUR.
                     * @default
                     * @example EUR
                     */
                    currency?: string | "";
                    /** @default {} */
                    customer?: components["schemas"]["CustomerInput"];
                    /**
                     * @description Default: the shopper's address of the process.
                     * @default {}
                     */
                    customer_address?: components["schemas"]["AddressInput"];
                    /**
                     * @description Where given, the group of the process.
                     * @default
                     */
                    ecommerce_group?: string;
                    /**
                     * @description Where given, the store of the process.
                     * @default
                     */
                    ecommerce_id?: string;
                    /**
                     * @description Id of the original order, if any.
                     * @default
                     */
                    ecommerce_order_id?: string;
                    /**
                     * @description Default: the store's warehouse.
                     * @default {}
                     */
                    ecommerce_warehouse_address?: components["schemas"]["AddressInput"];
                    /**
                     * @description Some carriers vary the label by it.
                     * @enum {string}
                     */
                    exchange_flow?: "NO_EXCHANGE_FLOW" | "OPEN" | "ONE_ON_ONE" | "OPEN_WITH_GIFT_CARD" | "FULL";
                    legal_entity?: components["schemas"]["LegalEntityInput"];
                    /** @description What is in the parcel. Default: the returned items with what was paid for them. */
                    line_items?: components["schemas"]["LogisticLineItemInput"][];
                    /**
                     * @description random: one line for all; real: one line per returned item; empty: the provider's default.
                     * @default
                     * @enum {string}
                     */
                    line_items_type?: "random" | "real" | "";
                    /**
                     * @description Original order id, to match the parcel on arrival.
                     * @default
                     */
                    order_number?: string;
                    /**
                     * Format: date-time
                     * @description RFC 3339 date and time.
                     */
                    order_purchased_at?: string;
                    /**
                     * @description Carriers of the original order, by code or name: they decide same_carrier_as_original.
                     * @default []
                     */
                    original_carriers?: string[];
                    /** @default  */
                    original_trackings?: string;
                    /**
                     * @description Needed when return_type is a pickup; the best first.
                     * @default []
                     */
                    pickup_ranges?: ("NO_RANGE" | "RANGE_8_TO_12" | "RANGE_12_TO_16" | "RANGE_16_TO_20")[];
                    /**
                     * @description Client reference on the label of some carriers.
                     * @default
                     */
                    platform_process_id?: string;
                    /** @default  */
                    provider?: string;
                    /**
                     * @description Default: the return method of the process.
                     * @enum {string}
                     */
                    return_type?: "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
                    /**
                     * @deprecated
                     * @description Name carrier, provider and return method instead: the first entry counts only where they are left out.
                     */
                    settings?: components["schemas"]["LogisticSettingsInput"];
                    /** @default  */
                    vat_number?: string;
                    /**
                     * @description Of all packages together. 0: what the returned items weigh.
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
            /** @description ALREADY_EXISTS: It exists already. FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                     * @description The same as order.process_id; one of them is needed.
                     * @default
                     */
                    process_id?: string;
                    /** @description The label file, base64. */
                    label: string;
                    /**
                     * @description Must be what the file is by its content.
                     * @enum {string}
                     */
                    label_extension: "pdf" | "png" | "jpg";
                    order: {
                        carrier: string;
                        /**
                         * @description Default: the shopper's address.
                         * @default {}
                         */
                        from?: components["schemas"]["AddressInput"];
                        /** @default  */
                        process_id?: string;
                        /**
                         * @description Default: the provider of the process.
                         * @default
                         */
                        provider?: string;
                        /**
                         * @description Default: that of the process.
                         * @enum {string}
                         */
                        return_method?: "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
                        /**
                         * @description Default: the store's warehouse.
                         * @default {}
                         */
                        to?: components["schemas"]["AddressInput"];
                        /** @default  */
                        tracking_id?: string;
                        /** @default  */
                        tracking_url?: string;
                        /** @description An addition of this service: which of several parcels, counted from 1. Default: the first without a label. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                     * @description Of the line items and of the price; "" falls back to EUR.
                     * @default
                     * @example EUR
                     */
                    currency?: string | "";
                    /** @default {} */
                    customer?: components["schemas"]["CustomerInput"];
                    /**
                     * @description Default: the shopper's address of the process.
                     * @default {}
                     */
                    customer_address?: components["schemas"]["AddressInput"];
                    /**
                     * @description Where given, the group of the process.
                     * @default
                     */
                    ecommerce_group?: string;
                    /**
                     * @description Where given, the store of the process.
                     * @default
                     */
                    ecommerce_id?: string;
                    /**
                     * @description Id of the original order, if any.
                     * @default
                     */
                    ecommerce_order_id?: string;
                    /**
                     * @description Default: the store's warehouse.
                     * @default {}
                     */
                    ecommerce_warehouse_address?: components["schemas"]["AddressInput"];
                    /**
                     * @description Some carriers vary the label by it.
                     * @enum {string}
                     */
                    exchange_flow?: "NO_EXCHANGE_FLOW" | "OPEN" | "ONE_ON_ONE" | "OPEN_WITH_GIFT_CARD" | "FULL";
                    legal_entity?: components["schemas"]["LegalEntityInput"];
                    /** @description What is in the parcel. Default: the returned items with what was paid for them. */
                    line_items?: components["schemas"]["LogisticLineItemInput"][];
                    /**
                     * @description random: one line for all; real: one line per returned item; empty: the provider's default.
                     * @default
                     * @enum {string}
                     */
                    line_items_type?: "random" | "real" | "";
                    /**
                     * @description Original order id, to match the parcel on arrival.
                     * @default
                     */
                    order_number?: string;
                    /**
                     * Format: date-time
                     * @description RFC 3339 date and time.
                     */
                    order_purchased_at?: string;
                    /**
                     * @description Carriers of the original order, by code or name: they decide same_carrier_as_original.
                     * @default []
                     */
                    original_carriers?: string[];
                    /** @default  */
                    original_trackings?: string;
                    /**
                     * @description Needed when return_type is a pickup; the best first.
                     * @default []
                     */
                    pickup_ranges?: ("NO_RANGE" | "RANGE_8_TO_12" | "RANGE_12_TO_16" | "RANGE_16_TO_20")[];
                    /**
                     * @description Client reference on the label of some carriers.
                     * @default
                     */
                    platform_process_id?: string;
                    /** @default  */
                    provider?: string;
                    /**
                     * @description Default: the return method of the process.
                     * @enum {string}
                     */
                    return_type?: "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
                    /**
                     * @deprecated
                     * @description Name carrier, provider and return method instead: the first entry counts only where they are left out.
                     */
                    settings?: components["schemas"]["LogisticSettingsInput"];
                    /** @default  */
                    vat_number?: string;
                    /**
                     * @description Of all packages together. 0: what the returned items weigh.
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
            /** @description ALREADY_EXISTS: It exists already. FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The same as order.process_id; one of them is needed. */
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
                    /** @description The label file, base64. */
                    label: string;
                    /**
                     * @description Must be what the file is by its content.
                     * @enum {string}
                     */
                    label_extension: "pdf" | "png" | "jpg";
                    order: {
                        carrier: string;
                        /**
                         * @description Default: the shopper's address.
                         * @default {}
                         */
                        from?: components["schemas"]["AddressInput"];
                        /** @default  */
                        process_id?: string;
                        /**
                         * @description Default: the provider of the process.
                         * @default
                         */
                        provider?: string;
                        /**
                         * @description Default: that of the process.
                         * @enum {string}
                         */
                        return_method?: "NO_RETURN_METHOD" | "HOME_PICK_UP" | "DROP_OFF_POINT" | "DELIVERY_PICKUP" | "IN_STORE";
                        /**
                         * @description Default: the store's warehouse.
                         * @default {}
                         */
                        to?: components["schemas"]["AddressInput"];
                        /** @default  */
                        tracking_id?: string;
                        /** @default  */
                        tracking_url?: string;
                        /** @description An addition of this service: which of several parcels, counted from 1. Default: the first without a label. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description The slug that the store must have; another store's is answered with NOT_FOUND. */
                slug?: string;
                /** @description The group that the store must belong to; another one is answered with NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description Tags of bodies that the caller has, in a list, or *. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description The slug that the store must have; another store's is answered with NOT_FOUND. */
                slug?: string;
                /** @description The group that the store must belong to; another one is answered with NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description Tags of bodies that the caller has, in a list, or *. */
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
                     *         "it"
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
                     *             "it": "Troppo piccolo"
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
                     *             "it": "Troppo grande"
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
                     *             "it": "Diverso da come mostrato"
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
                     *             "it": "Danneggiato o difettoso"
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
                     *             "it": "Articolo sbagliato"
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
                     *             "it": "Ho cambiato idea"
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
                     *             "it": "Altro"
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description The slug that the store must have; another store's is answered with NOT_FOUND. */
                slug?: string;
                /** @description The group that the store must belong to; another one is answered with NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description Tags of bodies that the caller has, in a list, or *. */
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
                     *         "it"
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
                     *             "it": "Troppo piccolo"
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
                     *             "it": "Troppo grande"
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
                     *             "it": "Diverso da come mostrato"
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
                     *             "it": "Danneggiato o difettoso"
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
                     *             "it": "Articolo sbagliato"
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
                     *             "it": "Ho cambiato idea"
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
                     *             "it": "Altro"
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description The slug that the store must have; another store's is answered with NOT_FOUND. */
                slug?: string;
                /** @description The group that the store must belong to; another one is answered with NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description Tags of bodies that the caller has, in a list, or *. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description The slug that the store must have; another store's is answered with NOT_FOUND. */
                slug?: string;
                /** @description The group that the store must belong to; another one is answered with NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description Tags of bodies that the caller has, in a list, or *. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description The slug that the store must have; another store's is answered with NOT_FOUND. */
                slug?: string;
                /** @description The group that the store must belong to; another one is answered with NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description Tags of bodies that the caller has, in a list, or *. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description The slug that the store must have; another store's is answered with NOT_FOUND. */
                slug?: string;
                /** @description The group that the store must belong to; another one is answered with NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description Tags of bodies that the caller has, in a list, or *. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description The slug that the store must have; another store's is answered with NOT_FOUND. */
                slug?: string;
                /** @description The group that the store must belong to; another one is answered with NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description Tags of bodies that the caller has, in a list, or *. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description The slug that the store must have; another store's is answered with NOT_FOUND. */
                slug?: string;
                /** @description The group that the store must belong to; another one is answered with NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description Tags of bodies that the caller has, in a list, or *. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                 * @description Needed where neither `slug` nor a group with one store names it.
                 * @example eco_01m7w6c380emh0kkan54g7b4z1
                 */
                ecommerce_id?: string;
                /** @description The slug that the store must have; another store's is answered with NOT_FOUND. */
                slug?: string;
                /** @description The group that the store must belong to; another one is answered with NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description Tags of bodies that the caller has, in a list, or *. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description The slug that the store must have; another store's is answered with NOT_FOUND. */
                slug?: string;
                /** @description The group that the store must belong to; another one is answered with NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description Tags of bodies that the caller has, in a list, or *. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Needed where neither `slug` nor a group with one store names it.
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description The slug that the store must have; another store's is answered with NOT_FOUND. */
                slug?: string;
                /** @description The group that the store must belong to; another one is answered with NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description Tags of bodies that the caller has, in a list, or *. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description The slug that the store must have; another store's is answered with NOT_FOUND. */
                slug?: string;
                /** @description The group that the store must belong to; another one is answered with NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description Tags of bodies that the caller has, in a list, or *. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description The slug that the store must have; another store's is answered with NOT_FOUND. */
                slug?: string;
                /** @description The group that the store must belong to; another one is answered with NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description Tags of bodies that the caller has, in a list, or *. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description The store that it must belong to. */
                ecommerce_id?: string;
                /** @description The slug that the store must have; another store's is answered with NOT_FOUND. */
                slug?: string;
                /** @description The group that the store must belong to; another one is answered with NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description Tags of bodies that the caller has, in a list, or *. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description The slug that the store must have; another store's is answered with NOT_FOUND. */
                slug?: string;
                /** @description The group that the store must belong to; another one is answered with NOT_FOUND. */
                group?: string;
            };
            header?: {
                /** @description Tags of bodies that the caller has, in a list, or *. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The store that it must belong to. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                 * @description Only this store's. Empty: every store that you may see.
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
            /** @description UNAVAILABLE: Not available right now. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                            /** @description Tries that failed since the last one that did not, and what came of the last of them. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                     * @description Empty: every store that you have.
                     * @default []
                     */
                    ecommerce_ids?: string[];
                    /**
                     * @description The daily list of what is on its way to this warehouse, in place of events; empty: events.
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
            /** @description ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                    /** @description Empty: every store that you have. */
                    ecommerce_ids?: string[];
                    is_enabled?: boolean;
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
            /** @description ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                     * @description Others know the secret: it must not sign any more.
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
                     *       "previous_secret_until": "2026-11-28T14:42:31.249Z"
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                     * @description A return, as it is now; empty: an invented one.
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                    shipping_address?: components["schemas"]["AddressInput"];
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
                     * @description Tips, duties, handling and other fees, tax included: part of what was captured, and never refunded.
                     * @example 1200
                     */
                    fees?: number | string;
                    /** @description Parts of order_discount that were given for reaching a minimum. */
                    conditional_discounts?: {
                        id: string;
                        /** @default  */
                        label?: string;
                        /**
                         * @description Of the lines, before order discounts.
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
                         * @description What the shopper knows it by, e.g. Visa ending in 42
                         * @default
                         */
                        label?: string;
                        /**
                         * @description What of it paid for this order.
                         * @example 1200
                         */
                        captured: number | string;
                        /**
                         * @description Only for a payment that was captured once for several orders of the store: what was captured in all. Each of the orders names the same `id`, and its own part in `captured`. The parts may not exceed the total.
                         * @example 1200
                         */
                        captured_total?: number | string;
                        /**
                         * @description What the shop has refunded of it; never shrinks. Of a payment with `captured_total`, for all of its orders together.
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                     * @description How long it opens the order, in days.
                     * @default 30
                     */
                    valid_days?: number;
                    /**
                     * @description In which the portal opens. Absent: the browser's.
                     * @enum {string}
                     */
                    lang?: "en" | "de" | "es" | "fr" | "it";
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
            /** @description ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description Only for CSV: how columns become orders, as JSON; the same as for the command line. As every header of a request the address may have 16 KiB. */
                mapping?: string;
            };
            header?: {
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
            /** @description Taken; it is done later. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                     *       "started_at": "2026-11-27T14:41:49.873Z",
                     *       "finished_at": "2026-11-27T14:41:50.142Z"
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                 *             "colour": "Moss"
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
                 *             "colour": "Moss"
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
                 *             "colour": "Moss"
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
                    /** @description In the shop's order, as sizes are read. */
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
            /** @description ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                 * @description As it was typed: case, spaces and hyphens do not matter.
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example eco_01m7w6c380emh0kkan54g7b4z1 */
                ecommerce_id: string;
                /**
                 * @description As it was typed: case, spaces and hyphens do not matter.
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
                    /** @description What it is spent for, e.g. the number of the new order. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ALREADY_EXISTS: It exists already. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                     * @description Of whoever got the order as a gift and returns it: mails go there, and it is paid in store credit or a gift card, never back to the buyer. Empty: the buyer returns it.
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
            /** @description ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                            /** @description What is left to refund of the order, where that is less than what was paid for the items that can be returned: the store has refunded a part of the order itself. A quote is held to it, with a row ALREADY_REFUNDED in its derivation. Null: nothing limits them. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                     * @description Name of a reason of the store; needed above quantity 0.
                     * @default
                     */
                    return_reason?: string;
                    /** @default  */
                    comment?: string;
                    /** @enum {string} */
                    refund_option?: "BANK_TRANSFER" | "STORE_CREDIT" | "GIFT_CARD" | "ORIGINAL_PAYMENT_METHOD";
                    /** @description Where a BANK_TRANSFER goes; needed once before checkout. Kept sealed, never shown again. */
                    bank_account?: {
                        iban: string;
                        holder_name: string;
                    };
                    /** @description The variant to take instead, by the shop's id or ours; its rest goes to the refund_option. null, or a refund_option without it: no exchange. */
                    exchange_variant_id?: string | null;
                    /** @description Documents that were handed in for this return and are about this item. Absent: as before. */
                    document_ids?: string[];
                    /** @description Keep the item for the refund that its `keep_your_item` offers. Absent: as before. */
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
                        /** @description Credit of the return in minor units that new items have not used up yet. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                     * @description As staff shall see it; its extension becomes that of the content.
                     * @default
                     */
                    name?: string;
                    /** @description The file, base64. */
                    content: string;
                    /**
                     * @description A chosen item that it is about; named there at once. At most 4 files of an item come this way.
                     * @default
                     */
                    line_item_id?: string;
                    /**
                     * @description Has no effect: the content decides.
                     * @default
                     */
                    content_type?: string;
                };
                "multipart/form-data": {
                    /** @description The one file. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description Default: as in the draft, else 1. */
                quantity?: number;
                /**
                 * @description Name of the reason. Default: as in the draft.
                 * @example TOO_SMALL
                 */
                return_reason?: string;
            };
            header?: never;
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                return_id: string;
                /**
                 * @description Our line item id or the platform's.
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
                        /** @description Variants of the item's own product that would be offered if there were enough of them. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description Default: as in the draft, else 1. */
                quantity?: number;
                /**
                 * @description Name of the reason. Default: as in the draft.
                 * @example TOO_SMALL
                 */
                return_reason?: string;
            };
            header?: never;
            path: {
                /** @example prc_01m7w6c380emh0kkb4z3spcvap */
                return_id: string;
                /**
                 * @description Our line item id or the platform's.
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
                            /** @description The shop's id. */
                            product_id: string;
                            /** @description The shop's id; what exchange_variant_id takes. */
                            variant_id: string;
                            svc_product_id: string;
                            /** @description Our id; exchange_variant_id takes it as well. */
                            svc_variant_id: string;
                            name: string;
                            variant_name: string;
                            image_url: string;
                            /**
                             * @description Of one piece, tax included.
                             * @example 1200
                             */
                            price: string;
                            /**
                             * @description Minor units as decimal digits: above 0 the shopper pays it, with '-' it goes back.
                             * @example -1500
                             */
                            price_difference: string;
                            /**
                             * @description ISO 4217 currency code.
                             * @example EUR
                             */
                            currency: string;
                            /** @description Pieces that can be had; absent where the shop does not count. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                 * @description Default: all items of the draft.
                 * @example li_01m7w6c380emh0kkaxkdzt06dn
                 */
                line_item_id?: string;
                /** @example TOO_SMALL */
                return_reason?: string;
                /** @description The order of this return, if it is named at all. */
                order_id?: string;
                /**
                 * @description Where the new item goes. Default: the order's country.
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                        /** @description Where the parcel is sent from, or picked up, unless another address is given: the delivery address. Null: no carrier makes a label. */
                        pickup_address: components["schemas"]["Address"] | null;
                        /** @description In how many parcels the items of the draft may travel. */
                        max_parcel_count: number;
                        /** @description In how many they travel as it is. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description Near another place of that country than the delivery. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                    /** @description Where the parcel is sent from, or picked up. Default: the delivery address of the order. */
                    pickup_address?: components["schemas"]["AddressInput"];
                    /** @default  */
                    pickup_date?: string;
                    /**
                     * @default NO_RANGE
                     * @enum {string}
                     */
                    pickup_range?: "NO_RANGE" | "RANGE_8_TO_12" | "RANGE_12_TO_16" | "RANGE_16_TO_20";
                    /**
                     * @description Which one goes onto the label: the carrier's address, or the one given. Null: not chosen.
                     * @default null
                     */
                    address_choice?: ("CORRECTED" | "GIVEN") | null;
                    /**
                     * @description In how many parcels it is sent: at most as many as pieces travel, and at most 10. Each gets a label.
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
                        /** @description The address as the carrier writes it, where that differs from the one given; else null. */
                        corrected_address: components["schemas"]["Address"] | null;
                        /** @description Which one goes onto the label. OPEN: nobody has chosen, and the one given is used. NORMALIZED: only the writing differs (letter case, the postal code's format), so the carrier's is used. Null: there is nothing to choose. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                            /** @description Where it goes, e.g. Visa ending in 42. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                     *           "why": "A fee for return shipping applies."
                     *         },
                     *         {
                     *           "refund_option": "STORE_CREDIT",
                     *           "return_method": "HOME_PICK_UP",
                     *           "fee_type": "SHIPPING_FEE",
                     *           "total": "490",
                     *           "why": "A fee for return shipping applies."
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
                            /** @description In the shopper's words. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                            /** @description In the shopper's words. */
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
            /** @description ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                     * @description What the payment provider gave the shopper's browser. Sandbox: tok_ok, tok_declined, tok_hang.
                     * @default
                     */
                    payment_token?: string;
                    /**
                     * @description ON_START: the new items are sent at once, where checkout offers an instant_exchange. Its hold_amount is held on a card first: 409 with hold_amount, and payment_url where the provider has a page. Left out: as it was said before, ON_REVIEW at first.
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
                         * @description What the shopper does now: hand the parcel over with our label, ship it with any carrier to the return address (`label_source` NONE), or wait. NONE where nothing is to be sent, the parcel is under way, or the return has ended.
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description 1 to 255 visible ASCII characters. The first answer is replayed for 24 hours. */
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
                     * @description Which of its parcels, counted from 1, of a return in several.
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. ABORTED: Something else was faster. */
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
            /** @description UNSUPPORTED_MEDIA_TYPE: This content type is not taken. */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED: The idempotency key belongs to another request. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
                /** @description Whose ids they are. Needed where two stores of the group share one (else 409). */
                ecommerce_id?: string;
                /** @description An addition of this service. ended: returns that have ended, too. */
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
            /** @description FAILED_PRECONDITION: The present state does not allow this. */
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
            /** @description UNAVAILABLE: Not available right now. */
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
            /** @description Not taken; it is sent again. */
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
            /** @description Not taken; it is sent again. */
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
            /** @description Not taken; it is sent again. */
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
            /** @description Not taken; it is sent again. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
