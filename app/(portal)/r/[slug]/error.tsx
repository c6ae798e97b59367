"use client";

import { CODE } from "@/components/portal/shell/failure-code";
import { useFailureWords } from "@/components/portal/shell/failure-words";
import { MessageScreen } from "@/components/portal/shell/message-screen";
import { Button } from "@/components/portal/ui/button";

/** `retry` reloads the screen; `reset` would only render the failed content again. */
type Props = { error: Error & { digest?: string }; retry: () => void };

/** A screen failed to render. The log has the error with its digest. */
export default function PortalError({ error, retry }: Props) {
  const words = useFailureWords();
  const { digest } = error;
  return (
    <MessageScreen title={words.title} text={digest ? words.textWithCode.replace(CODE, () => digest) : words.text}>
      <Button onClick={retry}>{words.tryAgain}</Button>
    </MessageScreen>
  );
}
