/**
 * The version of the Admin GraphQL API that every call names, and the first day on which Shopify no longer promises it
 * (twelve months after its release). Whoever raises it replaces test/shopify/admin_2026-10.json.gz as well.
 */
export const API_VERSION = { name: "2026-10", endsOn: "2027-10-01" } as const;
