import { Icon } from "@/components/ui/icon";

/** The seeded store, which exists only in the demo. */
const DEMO_PATH = "/r/demo";

const DOORS = [
  {
    kind: "Shoppers",
    name: "Demo portal",
    text: "Find an order, choose what goes back, get a return pass.",
    path: DEMO_PATH,
  },
  {
    kind: "Warehouse",
    name: "Station",
    text: "Scan a parcel, judge each unit, send it to its bin.",
    path: "/station",
  },
  {
    kind: "Merchants",
    name: "Dashboard",
    text: "See every return, decide what waits, set the rules.",
    path: "/dashboard",
  },
  {
    kind: "Developers",
    name: "Documentation",
    text: "Guides, OpenAPI with examples, every error, webhooks.",
    path: "/docs",
  },
] as const;

/** The entry points. Plain links: each leads to an application with its own layout. */
export function Doors({ hasDemo }: { hasDemo: boolean }) {
  const doors = DOORS.filter(({ path }) => hasDemo || path !== DEMO_PATH);
  return (
    <nav
      className="mt-12 grid overflow-clip rounded-panel border border-line bg-surface md:grid-cols-2"
      aria-label="Ways in"
    >
      {doors.map((door) => (
        <a
          key={door.path}
          className="grid content-start gap-1 px-5 pt-4 pb-5 shadow-cell transition-[background-color] hover:bg-accent-soft focus-visible:-outline-offset-4"
          href={door.path}
        >
          <span className="text-fine stretch-label font-medium text-ink-3">{door.kind}</span>
          <span className="flex items-center justify-between text-h2 font-semibold [&>svg]:text-ink-3">
            {door.name}
            <Icon name="arrow-up-right" />
          </span>
          <span className="text-body text-ink-2">{door.text}</span>
          <span className="mt-2.5 font-mono text-code text-accent">{door.path}</span>
        </a>
      ))}
    </nav>
  );
}
