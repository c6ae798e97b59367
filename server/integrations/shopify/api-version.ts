/**
 * The Admin GraphQL API version used by every call, and the first day Shopify no longer supports it (twelve months
 * after its release). When you raise it, also replace test/shopify/admin_2026-10.json.gz.
 */
export const API_VERSION = { name: "2026-10", endsOn: "2027-10-01" } as const;
