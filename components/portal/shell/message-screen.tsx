import type { ReactNode } from "react";
import { Wrap } from "../ui/page";

/** A screen with only a message: closed, not found, error. */
export function MessageScreen({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Wrap className="grid justify-items-start gap-3 py-16 *:max-w-140">
      <svg className="mb-5 w-30 fill-none stroke-rule stroke-[1.5]" viewBox="0 0 120 72" aria-hidden="true">
        <path d="M1 1h118v70H1zM1 26h118M46 26v45M84 1v25" />
        <path d="M9 9h22M54 35h30M54 44h18M9 35h22M9 44h14M92 9h14" className="stroke-line stroke-4" />
        <path className="stroke-ink-3 stroke-14" d="M54 58h4m3 0h2m3 0h6m3 0h2m3 0h4m4 0h2m3 0h6m3 0h2m3 0h4" />
      </svg>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {children}
    </Wrap>
  );
}
