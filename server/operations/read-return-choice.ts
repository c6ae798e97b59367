import type { ReturnChoiceDto } from "@/contract/schemas/return-choice";
import { plainTag } from "@/contract/vocabulary/return-tag";
import type { ReturnChoice } from "@/server/db/search/return-filter";
import { compactKey } from "@/server/domain/search/search-keys";
import type { Given } from "@/server/kernel/wire-names";

/** Converts a selection of returns to the form that the database uses. */
export const readReturnChoice = ({ view, query, sort, filter }: Given<typeof ReturnChoiceDto>): ReturnChoice => ({
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
    // A SKU of punctuation only matches nothing, instead of everything.
    skus: filter.skus.map((sku) => compactKey(sku) || sku),
    reviewers: filter.reviewers,
    assignees: filter.assignees,
    tags: filter.tags.map(plainTag),
    createdFrom: filter.createdFrom,
    createdTo: filter.createdTo,
    createdDays: filter.createdDays,
    updatedFrom: filter.updatedFrom,
    updatedTo: filter.updatedTo,
    idleDays: filter.idleDays,
    valueFromMinor: filter.valueFrom,
    valueToMinor: filter.valueTo,
    hasDocuments: filter.hasDocuments,
    hasWithdrawal: filter.hasWithdrawal,
    isTesting: filter.isTesting,
    analytics: filter.analytics,
  },
});
