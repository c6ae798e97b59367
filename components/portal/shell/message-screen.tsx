import type { ReactNode } from "react";

/** A screen that only says something: closed, not found, broken. */
export function MessageScreen({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="wrap message">
      <svg className="message-mark" viewBox="0 0 120 72" aria-hidden="true">
        <path d="M1 1h118v70H1zM1 26h118M46 26v45M84 1v25" />
        <path d="M9 9h22M54 35h30M54 44h18M9 35h22M9 44h14M92 9h14" className="message-mark-words" />
        <path d="M54 58h4m3 0h2m3 0h6m3 0h2m3 0h4m4 0h2m3 0h6m3 0h2m3 0h4" className="message-mark-code" />
      </svg>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
