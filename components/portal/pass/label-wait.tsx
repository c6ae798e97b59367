"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { ButtonAnchor } from "../ui/button";

const LOOK_EVERY_MS = 2000;
const PATIENCE_MS = 60_000;
/** Without scripts the page reloads; each load contains the next count, so that this ends. */
const RELOAD_SECONDS = 4;
const RELOADS_MOST = 15;

type LabelWaitProps = {
  href: string;
  tries: number;
  words: { readonly text: string; readonly late: string; readonly lookAgain: string };
};

/** Polls for the label for at most a minute; after that the email delivers it. */
export function LabelWait({ href, tries, words }: LabelWaitProps) {
  const router = useRouter();
  const [isLate, setLate] = useState(tries >= RELOADS_MOST);
  useEffect(() => {
    if (isLate) return;
    const looking = setInterval(() => router.refresh(), LOOK_EVERY_MS);
    const giveUp = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearInterval(looking);
      clearTimeout(giveUp);
    };
  }, [isLate, router]);
  return (
    <>
      <p role="status" data-scripts-now="">
        {isLate ? words.late : words.text}
      </p>
      {isLate ? null : (
        <noscript>
          <meta httpEquiv="refresh" content={`${RELOAD_SECONDS};url=${href}?wait=${tries + 1}`} />
        </noscript>
      )}
      <p>
        <ButtonAnchor look="quiet" href={href}>
          {words.lookAgain}
        </ButtonAnchor>
      </p>
    </>
  );
}
