import { type SearchEntry, searchEntries } from "@/components/start/search-entries";
import { openApiDocument } from "@/contract/openapi";
import { PUBLIC_OPERATIONS } from "@/contract/operations";
import { type Reference, readReference } from "@/contract/reference/read-reference";
import { API_VERSION } from "@/contract/vocabulary/version";
import { readGuides } from "./read-guides";

/** Loaded once: both are constant for the process's lifetime. */
const kept: { reference?: Reference; entries?: SearchEntry[] } = {};

/** The reference's pages, from the document that /openapi.json serves. */
export const readApiReference = (): Reference => {
  kept.reference ??= readReference(openApiDocument(PUBLIC_OPERATIONS, API_VERSION));
  return kept.reference;
};

/** The searchable entries. */
export const readSearchEntries = (): SearchEntry[] => {
  kept.entries ??= searchEntries(readGuides(), readApiReference());
  return kept.entries;
};
