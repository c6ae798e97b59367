import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Unplug } from "lucide-react";
import { useRouter } from "next/navigation";
import { t } from "@/messages/dashboard/connections";
import { Button, ButtonLink } from "../../ui/button";
import { Effects } from "../../ui/effects";
import { LinkProgress } from "../browser/link-progress";
import { problemText } from "../browser/problem-text";
import { useTRPC, useTRPCClient } from "../browser/trpc";
import { useAct } from "../browser/use-act";
import { DialogButton } from "../controls/dialog-button";
import { Question } from "../controls/question";
import { CONNECTIONS_PATH, connectHref } from "./connection-words";
import { disconnectWords } from "./disconnect-words";
import type { Connection, DisconnectEffects } from "./types";

/** Buttons to test or disconnect a connection. */
export function ConnectionActs({ connection, slug }: { connection: Connection; slug: string }) {
  const { connection_id } = connection;
  const test = useAct((client) => client.testConnection.mutate({ connection_id }), {
    done: ({ connection: after }) => testWords(after),
    saysErrors: true,
  });
  return (
    <div className="flex flex-wrap gap-2">
      {connection.state === "NEEDS_ATTENTION" ? (
        <ButtonLink prefetch={false} href={connectHref(connection.provider, slug)}>
          {t("connectionActs.reconnect")}
          <LinkProgress />
        </ButtonLink>
      ) : null}
      <Button isLive aria-disabled={test.isPending || undefined} onClick={() => test.isPending || test.mutate()}>
        {test.isPending ? t("connectionActs.testing") : t("connectionActs.testConnection")}
      </Button>
      <DialogButton
        kind="danger"
        ask={(onClose) => <DisconnectDialog connection={connection} slug={slug} onClose={onClose} />}
      >
        <Unplug aria-hidden="true" />
        {t("connectionActs.disconnect")}
      </DialogButton>
    </div>
  );
}

const testWords = (connection: Connection): string => {
  const { state, is_answering: isAnswering, provider_name: name, last_error: error } = connection;
  if (state === "CONNECTED" && isAnswering) return t("connectionActs.works", { name });
  return state === "CONNECTED"
    ? t("connectionActs.notResponding", { name })
    : error || t("connectionActs.rejected", { name });
};

type DisconnectDialogProps = { connection: Connection; slug: string; onClose: () => void };

/** Confirms the disconnection and explains its effect on orders and pending work. */
function DisconnectDialog({ connection, slug, onClose }: DisconnectDialogProps) {
  const trpc = useTRPC();
  const client = useTRPCClient();
  const router = useRouter();
  const queries = useQueryClient();
  const which = { connection_id: connection.connection_id };
  const effects = useQuery(trpc.getDisconnectEffects.queryOptions(which, { staleTime: 0 }));
  const leave = async ({ connection: after }: { connection: Connection }) => {
    if (after.warnings.length === 0) return router.push(`${CONNECTIONS_PATH}?store=${encodeURIComponent(slug)}`);
    // This page has the remaining steps in the shop, and no list links back to it.
    await queries.invalidateQueries(trpc.getConnectionDetail.queryFilter(which));
    router.refresh();
  };
  return (
    <Question
      title={t("connectionActs.disconnectTitle", { account: connection.account_name })}
      effect={<WhatItDoes connection={connection} effects={effects.data} />}
      confirm={t("connectionActs.disconnect")}
      doing={t("connectionActs.disconnecting")}
      isDanger
      error={effects.error ? problemText(effects.error) : undefined}
      done={t("connectionActs.disconnected", { account: connection.account_name })}
      send={() => client.disconnectStore.mutate(which)}
      onDone={leave}
      onClose={onClose}
    />
  );
}

type WhatItDoesProps = { connection: Connection; effects: DisconnectEffects | undefined };

function WhatItDoes({ connection: { kind, provider_name: name }, effects }: WhatItDoesProps) {
  return (
    <>
      <p>{t(`connectionActs.effect.${kind}`, { name })}</p>
      <Effects aria-busy={effects === undefined}>
        {effects === undefined ? (
          <li>{t("connectionActs.counting")}</li>
        ) : (
          disconnectWords(effects).map((words) => <li key={words}>{words}</li>)
        )}
      </Effects>
    </>
  );
}
