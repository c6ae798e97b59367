import type { ComponentProps, ReactNode } from "react";
import type { Paper } from "@/contract/vocabulary/paper";
import { Waves } from "../lookup/postmark";
import { BackLink } from "../shell/back-link";
import { Crumb, Wrap } from "../ui/page";

type HallProps = {
  /** What it is printed on. */
  paper?: Paper;
  back: { href: string; text: string };
  title: string;
  /** Information under the title. */
  lead?: ReactNode;
  children: ReactNode;
};

/** The store's own background, on which a pass lies. */
export function Hall({ paper, back, title, lead, children }: HallProps) {
  return (
    <div className="min-h-full bg-hall pb-14 print:bg-transparent print:p-0" data-hall="" data-paper={paper}>
      <Wrap className="pb-7 text-on-hall print:hidden [&_:focus-visible]:outline-on-hall">
        <Crumb>
          <BackLink {...back} />
        </Crumb>
        <h1 className="max-w-[12em] text-pass-phone [word-spacing:0.06em] md:max-w-[17.3em] md:text-pass" tabIndex={-1}>
          {title}
        </h1>
        {lead}
      </Wrap>
      <div className="relative overflow-clip py-2 print:p-0">
        <Waves />
        <Wrap className="print:w-full">{children}</Wrap>
      </div>
    </div>
  );
}

/** The actions for the pass. */
export const HallActs = (props: ComponentProps<"div">) => (
  <div
    className="relative mt-6 grid gap-2 md:flex md:flex-wrap print:hidden [&_:focus-visible]:outline-on-hall"
    {...props}
  />
);
