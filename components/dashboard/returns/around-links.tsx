"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { ButtonLink } from "../../ui/button";
import { Key } from "../../ui/key";
import { wayAround } from "./list-way";

/** To the return before and after this one in the list that one came from. */
export function AroundLinks({ code }: { code: string }) {
  const [way, setWay] = useState<ReturnType<typeof wayAround>>(null);
  useEffect(() => setWay(wayAround(code)), [code]);
  if (way === null) return null;
  return (
    <nav className="flex flex-none" aria-label="In the list">
      <Step code={way.previous} word="Previous" actKey="[" />
      <Step code={way.next} word="Next" actKey="]" />
    </nav>
  );
}

function Step({ code, word, actKey }: { code: string | null; word: "Previous" | "Next"; actKey: "[" | "]" }) {
  if (code === null) return null;
  return (
    <ButtonLink size="small" kind="bare" data-key={actKey} href={`/dashboard/returns/${code}`}>
      {word === "Previous" ? <ChevronLeft aria-hidden="true" /> : null}
      {word}
      {word === "Next" ? <ChevronRight aria-hidden="true" /> : null}
      <Key>{actKey}</Key>
    </ButtonLink>
  );
}
