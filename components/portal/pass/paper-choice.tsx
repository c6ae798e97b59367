import { PAPERS, type Paper } from "@/contract/vocabulary/paper";
import type { PortalText } from "@/messages/portal";

type PaperChoiceProps = { href: string; chosen: Paper; t: PortalText };

const PAPER = "paper";

/** What pass and label are printed on: links, so that they need no script. */
export function PaperChoice({ href, chosen, t }: PaperChoiceProps) {
  return (
    <nav className="flex flex-wrap items-center gap-x-1" id={PAPER} aria-label={t("pass.paper")}>
      <span className="me-1" aria-hidden="true">
        {t("pass.paper")}
      </span>
      {PAPERS.map((paper) => (
        <a
          key={paper}
          className="grid min-h-11 items-center px-2 text-on-hall decoration-auto aria-[current]:font-semibold aria-[current]:decoration-2"
          href={`${href}?paper=${paper}#${PAPER}`}
          aria-current={paper === chosen || undefined}
        >
          {t(`pass.papers.${paper}`)}
        </a>
      ))}
    </nav>
  );
}
