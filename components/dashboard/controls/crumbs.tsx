import Link from "next/link";

type CrumbsProps = { parent: string; href: string; here: string; isCode?: boolean };

/** Where one is: the list, and what of it is open. */
export function Crumbs({ parent, href, here, isCode = false }: CrumbsProps) {
  return (
    <nav aria-label="Where you are">
      <ol className="crumbs">
        <li>
          <Link className="hover:underline" href={href}>
            {parent}
          </Link>
        </li>
        <li>
          <span className={isCode ? "mono" : undefined} aria-current="page">
            {here}
          </span>
        </li>
      </ol>
    </nav>
  );
}
