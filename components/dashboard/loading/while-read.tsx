"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { Page, SETTINGS, SETTINGS_PAGE } from "../../ui/page";
import { usePageLoading } from "./page-loading";
import { pageShape, SETTINGS_PATH } from "./page-shapes";
import { Skeleton } from "./skeleton";

/** Delay before the skeleton appears, in milliseconds. Most pages are ready by then, which avoids flicker. */
const PATIENCE_MS = 200;

type WhileReadProps = {
  /** SETTINGS: between settings pages, whose menu stays; ALL: every other navigation. */
  within: "SETTINGS" | "ALL";
  className: string;
  children: ReactNode;
};

/** Replaces the current page with the skeleton of the next one if loading takes long. */
export function WhileRead({ within, className, children }: WhileReadProps) {
  const href = usePageLoading();
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

/** Where the page will appear: next to the settings menu, which the skeleton includes if it isn't there yet. */
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

/** Whether loading has taken longer than the delay. */
const useLate = (href: string | null): boolean => {
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (href === null) return setLate(null);
    const timer = setTimeout(() => setLate(href), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [href]);
  return href !== null && late === href;
};
