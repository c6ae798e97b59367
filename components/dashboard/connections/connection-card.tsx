import { t } from "@/messages/dashboard/connections";
import { ButtonLink } from "../../ui/button";
import { LinkProgress } from "../browser/link-progress";
import { AccountWords, ConnectionBadge } from "./connection-badge";
import { ConnectionFacts } from "./connection-facts";
import { ConnectionNotices } from "./connection-notices";
import { connectionHref } from "./connection-words";
import { ProviderTile } from "./provider-tile";
import type { ConnectionDetail, Provider } from "./types";
import { WorkDivision } from "./work-division";

type ConnectionCardProps = {
  detail: ConnectionDetail;
  provider: Provider | undefined;
  now: string;
  timeZone: string;
  /** Whether the store is in test mode. */
  isTesting: boolean;
};

/** The connected shop: its status, and who handles which task. */
export function ConnectionCard({ detail, provider, now, timeZone, isTesting }: ConnectionCardProps) {
  const { connection } = detail;
  const name = connection.provider_name;
  return (
    <article
      className="border-rule bg-surface max-w-[820px] overflow-hidden rounded-[6px] border"
      aria-label={connection.account_name}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4">
        {provider ? <ProviderTile tile={provider.tile} /> : null}
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="font-semibold wrap-anywhere">{connection.account_name}</h3>
          <p className="text-ink-2 text-[13px] wrap-anywhere">
            <AccountWords connection={connection} />
          </p>
        </div>
        <ConnectionBadge connection={connection} />
        <ButtonLink size="small" href={connectionHref(connection)}>
          {t.rich("connectionCard.manage", {
            account: connection.account_name,
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
          <LinkProgress />
        </ButtonLink>
      </header>
      <div className="grid gap-2 px-4 pb-4 empty:hidden">
        <ConnectionNotices connection={connection} name={name} timeZone={timeZone} isTesting={isTesting} />
      </div>
      <ConnectionFacts detail={detail} now={now} timeZone={timeZone} isInCard />
      <div className="border-line border-t px-4 py-4">
        <WorkDivision kind={connection.kind} capabilities={connection.capabilities} />
      </div>
    </article>
  );
}
