import { PAPERS, type Paper } from "@/contract/vocabulary/paper";
import type { PortalText } from "@/messages/portal";

type PaperChoiceProps = { href: string; chosen: Paper; t: PortalText };

const PAPER = "paper";

/** What pass and label are printed on: links, so that they need no script. */
export function PaperChoice({ href, chosen, t }: PaperChoiceProps) {
  return (
    <nav className="papers" id={PAPER} aria-label={t("pass.paper")}>
      <span aria-hidden="true">{t("pass.paper")}</span>
      {PAPERS.map((paper) => (
        <a key={paper} href={`${href}?paper=${paper}#${PAPER}`} aria-current={paper === chosen || undefined}>
          {t(`pass.papers.${paper}`)}
        </a>
      ))}
    </nav>
  );
}
