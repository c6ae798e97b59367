import { FlaskConical } from "lucide-react";
import Link from "next/link";
import type { Viewer } from "../browser/viewer";
import { testModeWords } from "./test-mode-words";

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
      <p
        className="mb-2 py-1.75 px-2 border border-dashed border-hold rounded-badge gap-2.5 text-hold text-small/4.5 items-center flex rail:min-h-10 rail:justify-center"
        title={names}
      >
        <FlaskConical className="flex-none size-4 rail:size-5" aria-hidden="true" />
        <span className="rail:sr-only">{words}</span>
      </p>
    );
  return (
    <Link
      className="py-1 px-2 border border-dashed border-hold rounded-control gap-2.5 text-hold w-full min-h-8 items-center flex font-medium hover:bg-sunken rail:min-h-10 rail:justify-center"
      title={`Test mode: ${testModeWords(store.test_reach)}.`}
      href={`/dashboard/settings/go-live?store=${encodeURIComponent(store.slug)}`}
    >
      <FlaskConical className="flex-none size-4 rail:size-5" aria-hidden="true" />
      <span className="rail:sr-only">Test mode</span>
      <span className="rail:sr-only text-ink-3 ml-auto">Go live</span>
    </Link>
  );
}
