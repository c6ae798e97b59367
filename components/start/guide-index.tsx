import { DocsFrame } from "./docs-frame";
import { StartLead } from "./start-frame";

type Guide = { name: string; title: string; summary: string };
type Entry = { href: string; title: string; summary: string };

const REFERENCES: readonly Entry[] = [
  {
    href: "/docs/api",
    title: "API reference",
    summary: "Every operation and webhook, with examples in four languages.",
  },
  { href: "/docs/errors", title: "API errors", summary: "What each error means, and what to do." },
  { href: "/openapi.json", title: "OpenAPI 3.1", summary: "The same reference as a file, for tools and clients." },
  { href: "/postman.json", title: "Postman collection", summary: "Every operation, ready to send." },
  { href: "/llms.txt", title: "llms.txt", summary: "The API in a few lines of plain text." },
];

/** Guides by reader, each group in reading order. */
const GROUPS: readonly { title: string; names: readonly string[] }[] = [
  { title: "Start here", names: ["quick-start", "concepts", "first-day"] },
  {
    title: "For merchants",
    names: [
      ...["going-live-in-30-minutes", "going-live", "importing-orders", "return-conditions", "refunds-and-exchanges"],
      ...["settings", "mails", "email", "roles", "ship-notices", "analytics", "embedding"],
    ],
  },
  { title: "For developers", names: ["authentication", "storefront-api", "webhooks", "changelog"] },
  {
    title: "Connections",
    names: [
      ...["connections", "shopify", "woocommerce", "medusa", "vendure"],
      ...["easypost", "shipengine", "shippo", "sendcloud", "stripe", "paypal"],
    ],
  },
  {
    title: "Operations",
    names: ["deployment", "backup", "security", "portal-domain", "upgrade", "monitoring", "slo", "files"],
  },
];

/** The index: where to begin, then by reader. Developers find the references among their guides. */
export function GuideIndex({ guides }: { guides: readonly Guide[] }) {
  const grouped = GROUPS.flatMap(({ names }) => names);
  const others = guides.filter(({ name }) => !grouped.includes(name));
  return (
    <DocsFrame title="Documentation">
      <StartLead>
        How to set up Homeward, connect it to your shop and run it. New here? Create your first return over the API in
        the Quick start, or set up your own store on Your first day.
      </StartLead>
      {GROUPS.map(({ title, names }) => (
        <Section
          key={title}
          title={title}
          entries={[
            ...names.flatMap((name) => guides.filter((guide) => guide.name === name).map(entryOf)),
            ...(title === "For developers" ? REFERENCES : []),
          ]}
        />
      ))}
      {others.length === 0 ? null : <Section title="More guides" entries={others.map(entryOf)} />}
    </DocsFrame>
  );
}

const entryOf = ({ name, title, summary }: Guide): Entry => ({ href: `/docs/guides/${name}`, title, summary });

function Section({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <section className="mt-10" aria-label={title}>
      <h2 className="text-[22px]/7 font-semibold tracking-[-0.015em]">{title}</h2>
      <ul className="mt-3 border-b border-line">
        {entries.map((entry) => (
          <li className="border-t border-line py-3" key={entry.href}>
            <a
              className="inline-flex min-h-8 items-center font-medium text-accent underline underline-offset-3"
              href={entry.href}
            >
              {entry.title}
            </a>
            <p className="max-w-[68ch] text-ink-2">{entry.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
