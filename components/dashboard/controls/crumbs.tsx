import Link from "next/link";
import { t } from "@/messages/dashboard/controls";

type CrumbsProps = { parent: string; href: string; here: string; isCode?: boolean };

/** Breadcrumbs: the list and the item that is open. */
export function Crumbs({ parent, href, here, isCode = false }: CrumbsProps) {
  return (
    <nav aria-label={t("crumbs.label")}>
      <ol className="gap-1.5 text-ink-2 min-w-0 min-h-8 items-center flex whitespace-nowrap [&_li+li]:before:text-ink-3 [&_li+li]:before:content-['/'] **:aria-[current]:overflow-hidden **:aria-[current]:text-ink **:aria-[current]:text-ellipsis **:aria-[current]:font-medium max-[480px]:[&_li+li]:hidden">
        <li className="gap-1.5 min-w-0 flex">
          <Link className="hover:underline" href={href}>
            {parent}
          </Link>
        </li>
        <li className="gap-1.5 min-w-0 flex">
          <span className={isCode ? "font-mono text-code" : undefined} aria-current="page">
            {here}
          </span>
        </li>
      </ol>
    </nav>
  );
}
