"use client";

import { CODE } from "@/components/portal/shell/failure-code";
import { useFailureWords } from "@/components/portal/shell/failure-words";
import { MessageScreen } from "@/components/portal/shell/message-screen";

/** Something broke while a screen was made. The digest is what the log names it by. */
export default function PortalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const words = useFailureWords();
  const { digest } = error;
  return (
    <MessageScreen title={words.title} text={digest ? words.textWithCode.replace(CODE, () => digest) : words.text}>
      <button type="button" className="btn" onClick={reset}>
        {words.tryAgain}
      </button>
    </MessageScreen>
  );
}
