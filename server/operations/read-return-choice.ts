import type { z } from "zod";
import type { ReturnChoiceDto } from "@/contract/schemas/return-choice";
import { plainTag } from "@/contract/vocabulary/return-tag";
import type { ReturnChoice } from "@/server/db/search/return-filter";
import { compactKey } from "@/server/domain/search/search-keys";

/** A choice of returns as the database takes it. */
export const readReturnChoice = ({ view, query, sort, filter }: z.output<typeof ReturnChoiceDto>): ReturnChoice => ({
  ...{ view, query, sort },
  filter: {
    statuses: filter.statuses,
    parcels: filter.parcels,
    reasons: filter.reasons,
    resolutions: filter.resolutions,
    methods: filter.methods,
    carriers: filter.carriers,
    countries: filter.countries.map((code) => code.toUpperCase()),
    warehouses: filter.warehouses,
    // A SKU of nothing but signs names none, and is not to name every one.
    skus: filter.skus.map((sku) => compactKey(sku) || sku),
    reviewers: filter.reviewers,
    assignees: filter.assignees,
    tags: filter.tags.map(plainTag),
    createdFrom: filter.created_from,
    createdTo: filter.created_to,
    createdDays: filter.created_days,
    updatedFrom: filter.updated_from,
    updatedTo: filter.updated_to,
    idleDays: filter.idle_days,
    valueFromMinor: filter.value_from,
    valueToMinor: filter.value_to,
    hasDocuments: filter.has_documents,
    hasWithdrawal: filter.has_withdrawal,
    isTesting: filter.is_testing,
  },
});
