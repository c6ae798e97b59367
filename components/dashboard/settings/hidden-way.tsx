import Link from "next/link";
import { Notice } from "../../ui/notice";

/** Said in a return method that shoppers don't see, with where that is mended; nothing where `words` is empty. */
export function HiddenWay({ words, slug }: { words: string; slug: string }) {
  if (words === "") return null;
  return (
    <Notice as="p" tone="hold" role="note">
      {words}{" "}
      <Link className="underline" href={`/dashboard/settings/connections?store=${encodeURIComponent(slug)}`}>
        Open Connections
      </Link>
    </Notice>
  );
}
