import type { Metadata } from "next";
import { GuideIndex } from "@/components/start/guide-index";
import { readGuides } from "./read-guides";

export const metadata: Metadata = {
  title: "Documentation · Homeward",
  description: "Guides and references of this installation.",
};

export default function DocsPage() {
  return <GuideIndex guides={readGuides()} />;
}
