"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { Page, SETTINGS, SETTINGS_PAGE } from "../../ui/page";
import { usePageOnItsWay } from "./page-on-its-way";
import { pageShape, SETTINGS_PATH } from "./page-shapes";
import { Skeleton } from "./skeleton";

/** So long a page may take before another one is shown in its place: most are there by then, and nothing flickers. */
const PATIENCE_MS = 200;

type WhileReadProps = {
  /** SETTINGS: between pages of the settings, whose menu stays; ALL: everything else. */
  within: "SETTINGS" | "ALL";
  className: string;
  children: ReactNode;
};

/** In place of the page that one leaves, the shape of the one that is read, where that takes long. */
export function WhileRead({ within, className, children }: WhileReadProps) {
  const href = usePageOnItsWay();
  const isInside = usePathname().startsWith(SETTINGS_PATH) && (href?.startsWith(SETTINGS_PATH) ?? false);
  const isLate = useLate(href);
  const shape = href !== null && isInside === (within === "SETTINGS") ? pageShape(href) : null;
  const isShown = shape !== null && isLate;
  return (
    <>
      {isShown ? (
        <Place href={href} within={within}>
          <Skeleton shape={shape} />
        </Place>
      ) : null}
      <div className={className} hidden={isShown}>
        {children}
      </div>
    </>
  );
}

/** Where the page will lie: beside the menu of the settings, which comes with it where it is not there yet. */
function Place({ href, within, children }: { href: string | null; within: "SETTINGS" | "ALL"; children: ReactNode }) {
  if (within === "SETTINGS") return <div className={SETTINGS_PAGE}>{children}</div>;
  if (!href?.startsWith(SETTINGS_PATH)) return <Page>{children}</Page>;
  return (
    <div className={SETTINGS}>
      <div />
      <div className={SETTINGS_PAGE}>{children}</div>
    </div>
  );
}

/** Whether it is being waited for longer than one should. */
const useLate = (href: string | null): boolean => {
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (href === null) return setLate(null);
    const timer = setTimeout(() => setLate(href), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [href]);
  return href !== null && late === href;
};
