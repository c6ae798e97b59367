import { storefront } from "@/server/http/storefront";
import { chooseReturnOption, listReturnOptions } from "@/server/operations/storefront/options";

export const GET = storefront(listReturnOptions);
export const POST = storefront(chooseReturnOption);
