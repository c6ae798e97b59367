import type { Metadata } from "next";
import { findEntries } from "@/components/start/find-entries";
import { SearchPage } from "@/components/start/search-page";
import { readSearchEntries } from "../read-documentation";

export const metadata: Metadata = { title: "Search · Homeward", robots: { index: false } };

type Props = { searchParams: Promise<{ q?: string | string[] }> };

const MOST_CHARACTERS = 200;

export default async function Page({ searchParams }: Props) {
  const { q } = await searchParams;
  const query = (typeof q === "string" ? q : "").trim().slice(0, MOST_CHARACTERS);
  return <SearchPage query={query} results={findEntries(readSearchEntries(), query)} />;
}
