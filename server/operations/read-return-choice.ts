import type { z } from "zod";
import type { ReturnChoiceDto } from "@/contract/schemas/return-choice";
import type { ReturnChoice } from "@/server/db/return-filter";

/** A choice of returns as the database takes it. */
export const readReturnChoice = ({ view, query, sort, filter }: z.output<typeof ReturnChoiceDto>): ReturnChoice => ({
  ...{ view, query, sort },
  filter: {
    statuses: filter.statuses,
    reasons: filter.reasons,
    resolutions: filter.resolutions,
    methods: filter.methods,
    carriers: filter.carriers,
    countries: filter.countries.map((code) => code.toUpperCase()),
    warehouses: filter.warehouses,
    createdFrom: filter.created_from,
    createdTo: filter.created_to,
    createdDays: filter.created_days,
    idleDays: filter.idle_days,
    valueFromMinor: filter.value_from,
    valueToMinor: filter.value_to,
    hasDocuments: filter.has_documents,
  },
});
