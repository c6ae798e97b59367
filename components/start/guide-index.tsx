import { Mark } from "./mark";

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

/** What there is to read: guides, then references. */
export function GuideIndex({ guides }: { guides: readonly { name: string; title: string; summary: string }[] }) {
  const entries = guides.map(({ name, ...guide }) => ({ ...guide, href: `/docs/guides/${name}` }));
  return (
    <main className="start errors">
      <a className="errors-home" href="/" aria-label="Homeward, to the start">
        <Mark />
      </a>
      <h1>Documentation</h1>
      <p className="start-lead">
        How to run Homeward, fill it, set it up and listen to it. Everything here is also in the folder{" "}
        <code>docs</code> of the project.
      </p>
      <Section title="Guides" entries={entries} />
      <Section title="References" entries={REFERENCES} />
    </main>
  );
}

function Section({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <section className="guide-list" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.href}>
            <a href={entry.href}>{entry.title}</a>
            <p>{entry.summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
