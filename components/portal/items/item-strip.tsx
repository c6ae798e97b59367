import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { Thumb } from "@/components/ui/thumb";
import { isolated } from "@/messages/isolated";
import { draftedOf, type Intent, type IntentLine } from "../draft/line-view";
import type { Reader } from "../reader";
import type { StepPaths } from "../shell/step-paths";
import { itemPath } from "./one-by-one";

type ItemStripProps = {
  lines: readonly IntentLine[];
  /** The item that the page asks about. */
  at: number;
  draft: Intent["draft"];
  paths: StepPaths;
  reader: Reader;
};

/** All returnable items as pictures: the current one, the chosen ones, and a link to each. */
export function ItemStrip({ lines, at, draft, paths, reader: { t } }: ItemStripProps) {
  if (lines.length < 2) return null;
  return (
    <nav className="mt-4" aria-label={t("items.all")}>
      <p className="text-ui text-ink-2">{t("items.oneOf", { at: at + 1, count: lines.length })}</p>
      <ol className="-mx-1 mt-1 flex gap-2 overflow-x-auto p-1">
        {lines.map((line, index) => {
          const isChosen = draftedOf(draft, line.id) !== null;
          return (
            <li key={line.id}>
              <Link
                className="relative block border-b-3 border-line pb-1.25 no-underline aria-[current]:border-ink data-chosen:border-second [&>svg]:absolute [&>svg]:-end-1 [&>svg]:-top-1 [&>svg]:rounded-badge [&>svg]:bg-second [&>svg]:stroke-3 [&>svg]:p-0.5 [&>svg]:text-on-second"
                href={itemPath(paths, line.id)}
                prefetch={false}
                aria-current={index === at ? "page" : undefined}
                data-chosen={isChosen || undefined}
              >
                <Thumb className="w-12" src={line.image_url} fallback={line.product.name} />
                <span className="sr-only">
                  {isChosen ? t("items.chosenName", { item: line.product.name }) : isolated(line.product.name)}
                </span>
                {isChosen ? <Icon name="check" small /> : null}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
