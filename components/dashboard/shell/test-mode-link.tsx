import { FlaskConical } from "lucide-react";
import Link from "next/link";
import type { Viewer } from "./viewer";

/** Names the stores in test mode, and links people who can change settings to the page that ends it. */
export function TestModeLink({ stores, canSwitch }: { stores: Viewer["stores"]; canSwitch: boolean }) {
  const testing = stores.filter(({ is_testing }) => is_testing);
  const [store, ...others] = testing;
  if (store === undefined) return null;
  const names = testing.map(({ name }) => name).join(", ");
  const words =
    testing.length === stores.length ? "Test mode: nothing is shipped or refunded." : `In test mode: ${names}`;
  if (!canSwitch || others.length > 0)
    return (
      <p className="test-mark" title={names}>
        <FlaskConical aria-hidden="true" />
        <span className="nav-word">{words}</span>
      </p>
    );
  return (
    <Link className="test-mode" href={`/dashboard/settings/go-live?store=${encodeURIComponent(store.slug)}`}>
      <FlaskConical aria-hidden="true" />
      <span className="nav-word">Test mode</span>
      <span className="nav-word text-ink-3 ml-auto">Go live</span>
    </Link>
  );
}
