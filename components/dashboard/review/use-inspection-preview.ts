import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import type { previewInspection } from "@/contract/dashboard/inspection";
import { problemText } from "../browser/problem-text";
import { useTRPCClient } from "../browser/trpc";
import type { UnitOfItem } from "../return-facts/detail";
import { draftedVerdicts, type ReviewDraft } from "./review-draft";
import { overrideOf, type TypedOverride } from "./typed-override";

export type InspectionPreview = z.output<typeof previewInspection.output>;

type Drafted = {
  processId: string;
  units: readonly UnitOfItem[];
  draft: ReviewDraft;
  override: TypedOverride;
  currency: string;
};

/**
 * Returns the refund that the draft would lead to, as calculated by the server. The last response stays until the next
 * one arrives.
 */
export const useInspectionPreview = ({ processId, units, draft, override, currency }: Drafted) => {
  const client = useTRPCClient();
  const amount = overrideOf(override, currency)?.amount.amount;
  const asked = {
    process_id: processId,
    reviews: draftedVerdicts(units, draft),
    ...(amount === undefined ? {} : { override_amount: Number(amount) }),
  };
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ["previewInspection", asked],
    queryFn: ({ signal }) => client.previewInspection.mutate(asked, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    preview: error ? null : (data ?? null),
    /** The preview still belongs to the previous verdicts. */
    isOld: isPlaceholderData,
    problem: error ? problemText(error) : "",
  };
};
