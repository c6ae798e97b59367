import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { Effects } from "../../ui/effects";
import { problemText } from "../browser/problem-text";
import { useTRPC } from "../browser/trpc";
import { AskDialog, useAsking } from "../controls/ask-dialog";
import { CONNECTIONS_PATH, KIND_WORDS } from "./connection-words";
import { disconnectWords } from "./disconnect-words";
import type { Connection, DisconnectEffects } from "./types";

type DisconnectDialogProps = { connection: Connection; slug: string; onClose: () => void };

/** Asks before an account is disconnected, with what that does to its orders and to work that waits. */
export function DisconnectDialog({ connection, slug, onClose }: DisconnectDialogProps) {
  const asking = useAsking(onClose);
  const trpc = useTRPC();
  const router = useRouter();
  const queries = useQueryClient();
  const which = { connection_id: connection.connection_id };
  const effects = useQuery(trpc.getDisconnectEffects.queryOptions(which, { staleTime: 0 }));
  const disconnect = useMutation(
    trpc.disconnectStore.mutationOptions({
      onSuccess: async ({ connection: after }) => {
        asking.finish(`${connection.account_name} is disconnected.`);
        if (after.warnings.length === 0) return router.push(`${CONNECTIONS_PATH}?store=${encodeURIComponent(slug)}`);
        // What is left to do in the shop stands on this page, and no list leads back to it.
        await queries.invalidateQueries(trpc.getConnectionDetail.queryFilter(which));
        router.refresh();
      },
    }),
  );
  const error = disconnect.error ?? effects.error;
  return (
    <AskDialog
      asking={asking}
      title={`Disconnect ${connection.account_name}?`}
      effect={<WhatItDoes connection={connection} effects={effects.data} />}
      confirm="Disconnect"
      doing="Disconnecting …"
      isDanger
      isPending={disconnect.isPending}
      error={error ? problemText(error) : undefined}
      onSubmit={() => disconnect.mutate(which)}
    />
  );
}

type WhatItDoesProps = { connection: Connection; effects: DisconnectEffects | undefined };

function WhatItDoes({ connection: { kind, provider_name: name }, effects }: WhatItDoesProps) {
  return (
    <>
      <p>
        {kind === "SHOP" ? `Homeward stops reading from ${name} and sending to it.` : `Homeward stops using ${name}.`}{" "}
        The credentials are deleted. You can connect the same {KIND_WORDS[kind].noun} again later.
      </p>
      <Effects aria-busy={effects === undefined}>
        {effects === undefined ? (
          <li>Counting what depends on it …</li>
        ) : (
          disconnectWords(effects).map((words) => <li key={words}>{words}</li>)
        )}
      </Effects>
    </>
  );
}
