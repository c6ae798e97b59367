import { StartFrame, StartLead } from "./start-frame";

type Guide = { name: string; title: string; summary: string };
type Entry = { href: string; title: string; summary: string };

const REFERENCES: readonly Entry[] = [
  {
    href: "/openapi.json",
    title: "OpenAPI 3.1",
    summary: "Every operation and webhook with its fields and an example.",
  },
  { href: "/docs/errors", title: "Errors of the API", summary: "Every way in which it refuses, and what to do." },
  { href: "/postman.json", title: "Postman collection", summary: "Every operation, ready to send." },
  { href: "/llms.txt", title: "llms.txt", summary: "The same in a few lines of plain text." },
];

/** What a new merchant reads, in this order. */
const FIRST = ["first-day", "going-live-in-30-minutes", "going-live", "deployment"];

/** What there is to read: where to begin, the other guides, then references. */
export function GuideIndex({ guides }: { guides: readonly Guide[] }) {
  const entriesOf = (first: string) => guides.filter(({ name }) => name === first).map(entryOf);
  return (
    <StartFrame title="Documentation" isReference>
      <StartLead>
        How to run Homeward, fill it, set it up and listen to it. Everything here is also in the folder{" "}
        <code>docs</code> of the project.
      </StartLead>
      <Section title="Start here" entries={FIRST.flatMap(entriesOf)} />
      <Section title="Guides" entries={guides.filter(({ name }) => !FIRST.includes(name)).map(entryOf)} />
      <Section title="References" entries={REFERENCES} />
    </StartFrame>
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
