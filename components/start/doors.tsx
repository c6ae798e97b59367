import { Icon } from "@/components/ui/icon";

const DOORS = [
  {
    kind: "Shoppers",
    name: "Demo portal",
    text: "Find an order, choose what goes back, get a return pass.",
    path: "/r/demo",
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

/** The ways in. Plain links: each leads into an application with its own frame. */
export function Doors() {
  return (
    <nav className="doors" aria-label="Ways in">
      {DOORS.map((door) => (
        <a key={door.path} href={door.path}>
          <span className="door-kind">{door.kind}</span>
          <span className="door-name">
            {door.name}
            <Icon name="arrow-up-right" />
          </span>
          <span className="door-text">{door.text}</span>
          <span className="door-path">{door.path}</span>
        </a>
      ))}
    </nav>
  );
}
