import { otherStorefrontMethods } from "@/server/http/other-methods";
import { storefront } from "@/server/http/storefront";
import { addDocument } from "@/server/operations/storefront/documents";

export const POST = storefront(addDocument);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherStorefrontMethods("POST");
