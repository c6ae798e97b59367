import { useEffect, useState } from "react";
import { Button } from "../../ui/button";

/** What is told where a page broke: whose fault it is, that nothing is lost, and the way on. */
export function BrokenPage({ code, retry }: { code: string | undefined; retry: () => void }) {
  // The server, which may draw this as well, cannot know it.
  const [isOffline, setOffline] = useState(false);
  useEffect(() => setOffline(!navigator.onLine), []);
  return (
    <>
      <p>
        {isOffline
          ? "This device is offline. No data was lost."
          : "Something went wrong on our side. No data was lost."}
        {code ? ` Reference: ${code}.` : ""}
      </p>
      <p>
        <Button kind="main" onClick={retry}>
          Try again
        </Button>
      </p>
    </>
  );
}
