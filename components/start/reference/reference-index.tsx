import type { Reference } from "@/contract/reference/read-reference";
import { DocsFrame } from "../docs-frame";
import { StartLead } from "../start-frame";

/** Every operation and webhook, by tag. */
export function ReferenceIndex({ reference }: { reference: Reference }) {
  return (
    <DocsFrame title="API reference">
      <StartLead>
        Every operation and webhook with its fields, answers and an example in four languages. New here? Begin with the{" "}
        <a className="text-accent underline underline-offset-3" href="/docs/guides/quick-start">
          Quick start
        </a>
        .
      </StartLead>
      <p className="mt-4 max-w-[68ch] text-ink-2">
        The same as a file: <FileLink href="/openapi.json">OpenAPI 3.1</FileLink>,{" "}
        <FileLink href="/postman.json">Postman collection</FileLink>, <FileLink href="/llms.txt">llms.txt</FileLink>.
        What can go wrong: <FileLink href="/docs/errors">Errors</FileLink>. A file with the TypeScript is run with{" "}
        <code>npx tsx call.mts</code>; <code>BASE</code> and <code>KEY</code> are the address and your key.
      </p>
      {reference.tags.map(({ name, description, pages }) => (
        <section key={name} className="mt-10" aria-label={name}>
          <h2 className="text-[22px]/7 font-semibold tracking-[-0.015em]">{name}</h2>
          <p className="text-ink-2">{description}</p>
          <ul className="mt-3 border-b border-line">
            {pages.map(({ id, summary, address }) => (
              <li
                key={id}
                className="grid border-t border-line py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:items-baseline sm:gap-x-6"
              >
                <a
                  className="inline-flex min-h-8 items-center font-medium text-accent underline underline-offset-3 wrap-anywhere"
                  href={`/docs/api/${id}`}
                >
                  {summary}
                </a>
                <code className="text-ink-2 wrap-anywhere">
                  {address === null ? "sent to your endpoint" : `${address.method} ${address.path}`}
                </code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </DocsFrame>
  );
}

const FileLink = ({ href, children }: { href: string; children: string }) => (
  <a className="text-accent underline underline-offset-3" href={href}>
    {children}
  </a>
);
