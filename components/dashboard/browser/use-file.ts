import { useEffect, useState } from "react";

type Sent = { content: string; content_type: string };

/** Returns an object URL for a file in a response, valid while it is shown. */
export const useFile = (answer: Sent | null | undefined): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!answer) return;
    const bytes = Uint8Array.from(atob(answer.content), (letter) => letter.charCodeAt(0));
    const made = URL.createObjectURL(new Blob([bytes], { type: answer.content_type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [answer]);
  return address;
};
