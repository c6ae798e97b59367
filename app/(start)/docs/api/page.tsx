import type { Metadata } from "next";
import { ReferenceIndex } from "@/components/start/reference/reference-index";
import { readApiReference } from "../read-documentation";

export const metadata: Metadata = {
  title: "API reference · Homeward",
  description: "Every operation and webhook, with its fields, answers and examples.",
};

export default function ApiReferencePage() {
  return <ReferenceIndex reference={readApiReference()} />;
}
