"use client";

import { useState } from "react";
import { Icon } from "../../ui/icon";
import { LiveButton } from "../../ui/live-button";
import { copyText } from "../browser/copy-text";

/** Codes, the one time that they can be read: to be copied, printed or written down. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="recovery-codes">
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="recovery-acts">
        <LiveButton
          className="button"
          data-size="small"
          onClick={async (event) => setCopied(await copyText(codes.join("\n"), event.currentTarget))}
        >
          <Icon name={isCopied ? "check" : "copy"} small />
          {isCopied ? "Copied" : "Copy all"}
        </LiveButton>
        <LiveButton className="button" data-size="small" onClick={() => window.print()}>
          Print
        </LiveButton>
      </p>
    </div>
  );
}
