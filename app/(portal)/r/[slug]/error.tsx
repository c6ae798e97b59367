"use client";

import { system } from "@/components/portal/copy/shell";
import { MessageScreen } from "@/components/portal/shell/message-screen";

/** Something broke while a screen was made. The digest is what the log names it by. */
export default function PortalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <MessageScreen
      title={system.failedTitle}
      text={error.digest ? system.failedText(error.digest) : system.failedTextPlain}
    >
      <button type="button" className="btn" onClick={reset}>
        {system.tryAgain}
      </button>
    </MessageScreen>
  );
}
