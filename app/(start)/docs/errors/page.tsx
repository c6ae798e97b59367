import type { Metadata } from "next";
import { DocsFrame } from "@/components/start/docs-frame";
import { ErrorReference } from "@/components/start/error-reference";
import { StartLead } from "@/components/start/start-frame";

export const metadata: Metadata = {
  title: "Errors · Homeward",
  description: "Every error of the API: what it means and what to do.",
};

/** The target of every problem document's `type`. */
export default function ErrorsPage() {
  return (
    <DocsFrame title="API errors">
      <StartLead>
        Every error response has the same format: the fields of RFC 9457, plus a numeric <code>code</code>, a stable{" "}
        <code>reason</code> to branch on, <code>details</code> that name the fields, and the <code>request_id</code>{" "}
        that is also in the header <code>X-Request-Id</code>. Branch on <code>reason</code>; <code>message</code> and{" "}
        <code>detail</code> are the same text, for people, and may change.
      </StartLead>
      <ErrorReference />
    </DocsFrame>
  );
}
