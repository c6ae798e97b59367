"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "@/messages/dashboard/return";
import { ButtonLink } from "../../ui/button";
import { Key } from "../../ui/key";
import { trailAround } from "./list-trail";

/** Links to the previous and next return in the list this one was opened from. */
export function AroundLinks({ code }: { code: string }) {
  const [trail, setTrail] = useState<ReturnType<typeof trailAround>>(null);
  useEffect(() => setTrail(trailAround(code)), [code]);
  if (trail === null) return null;
  return (
    <nav className="flex flex-none" aria-label={t("aroundLinks.label")}>
      <Step code={trail.previous} isBack actKey="[" />
      <Step code={trail.next} actKey="]" />
    </nav>
  );
}

type StepProps = { code: string | null; isBack?: boolean; actKey: "[" | "]" };

function Step({ code, isBack = false, actKey }: StepProps) {
  if (code === null) return null;
  return (
    <ButtonLink size="small" kind="bare" data-key={actKey} href={`/dashboard/returns/${code}`}>
      {isBack ? <ChevronLeft aria-hidden="true" /> : null}
      {t(isBack ? "aroundLinks.previous" : "aroundLinks.next")}
      {isBack ? null : <ChevronRight aria-hidden="true" />}
      <Key>{actKey}</Key>
    </ButtonLink>
  );
}
