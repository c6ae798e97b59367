import { notFound } from "next/navigation";

/** Addresses below a store that no page has: said in the store's own look and language. */
export default function NoSuchPage() {
  notFound();
}
