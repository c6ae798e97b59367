import { otherStorefrontMethods } from "@/server/http/other-methods";
import { storefront } from "@/server/http/storefront";
import { chooseReturnOption, listReturnOptions } from "@/server/operations/storefront/options";

export const GET = storefront(listReturnOptions);
export const POST = storefront(chooseReturnOption);
export const { PUT, PATCH, DELETE, OPTIONS } = otherStorefrontMethods("GET", "POST");
