import { FlaskConical } from "lucide-react";
import Link from "next/link";
import { testModeWords } from "./test-mode-words";
import type { Viewer } from "./viewer";

/** Names the stores in test mode, and links people who can change settings to the page that ends it. */
export function TestModeLink({ stores, canSwitch }: { stores: Viewer["stores"]; canSwitch: boolean }) {
  const testing = stores.filter(({ is_testing }) => is_testing);
  const [store, ...others] = testing;
  if (store === undefined) return null;
  const names = testing.map(({ name }) => name).join(", ");
  const isSame = testing.every(({ test_reach }) => test_reach === store.test_reach);
  const meaning = isSame ? `Test mode: ${testModeWords(store.test_reach)}.` : "All stores are in test mode.";
  const words = testing.length === stores.length ? meaning : `In test mode: ${names}`;
  if (!canSwitch || others.length > 0)
    return (
      <p className="test-mark" title={names}>
        <FlaskConical aria-hidden="true" />
        <span className="nav-word">{words}</span>
      </p>
    );
  return (
    <Link
      className="test-mode"
      title={`Test mode: ${testModeWords(store.test_reach)}.`}
      href={`/dashboard/settings/go-live?store=${encodeURIComponent(store.slug)}`}
    >
      <FlaskConical aria-hidden="true" />
      <span className="nav-word">Test mode</span>
      <span className="nav-word text-ink-3 ml-auto">Go live</span>
    </Link>
  );
}
