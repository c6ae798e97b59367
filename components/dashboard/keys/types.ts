import type { z } from "zod";
import type { ApiKeyDto } from "@/contract/dashboard/api-keys";

export type ApiKey = z.output<typeof ApiKeyDto>;

export type StoreName = {
  readonly ecommerce_id: string;
  readonly name: string;
  readonly currency_code: string;
  readonly is_testing: boolean;
};
