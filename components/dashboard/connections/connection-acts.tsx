import { useMutation } from "@tanstack/react-query";
import { Unplug } from "lucide-react";
import { Button, ButtonLink } from "../../ui/button";
import { LinkProgress } from "../browser/link-progress";
import { problemText } from "../browser/problem-text";
import { useToast } from "../browser/toasts";
import { useTRPC } from "../browser/trpc";
import { useLook } from "../browser/use-look-again";
import { DialogButton } from "../controls/dialog-button";
import { connectHref } from "./connection-words";
import { DisconnectDialog } from "./disconnect-dialog";
import type { Connection } from "./types";

/** Tests a connection, or ends it. */
export function ConnectionActs({ connection, slug }: { connection: Connection; slug: string }) {
  const trpc = useTRPC();
  const say = useToast();
  const look = useLook();
  const test = useMutation(
    trpc.testConnection.mutationOptions({
      onSuccess: ({ connection: after }) => {
        say(testWords(after));
        look();
      },
      onError: (error) => say(problemText(error)),
    }),
  );
  return (
    <div className="flex flex-wrap gap-2">
      {connection.state === "NEEDS_ATTENTION" ? (
        <ButtonLink prefetch={false} href={connectHref(connection.provider, slug)}>
          Reconnect
          <LinkProgress />
        </ButtonLink>
      ) : null}
      <Button
        isLive
        aria-disabled={test.isPending || undefined}
        onClick={() => test.isPending || test.mutate({ connection_id: connection.connection_id })}
      >
        {test.isPending ? "Testing …" : "Test connection"}
      </Button>
      <DialogButton
        kind="danger"
        ask={(onClose) => <DisconnectDialog connection={connection} slug={slug} onClose={onClose} />}
      >
        <Unplug aria-hidden="true" />
        Disconnect
      </DialogButton>
    </div>
  );
}

const testWords = ({
  state,
  is_answering: isAnswering,
  provider_name: name,
  last_error: error,
}: Connection): string => {
  if (state === "CONNECTED" && isAnswering) return `${name} responds. The connection works.`;
  return state === "CONNECTED"
    ? `${name} isn't responding. Homeward keeps trying.`
    : error || `${name} refused the test.`;
};
