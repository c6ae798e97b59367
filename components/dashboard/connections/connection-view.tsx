"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { t } from "@/messages/dashboard/connections";
import { ButtonLink } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Section } from "../../ui/section";
import { Table } from "../../ui/table";
import { useTRPC } from "../browser/trpc";
import { Crumbs } from "../controls/crumbs";
import { MailSenderPanel } from "../mail-sender/mail-sender-panel";
import { returnMethodWords } from "../settings/setting-words";
import { CallsSection } from "./calls-section";
import { ConnectionActs } from "./connection-acts";
import { AccountWords, ConnectionBadge } from "./connection-badge";
import { ConnectionFacts } from "./connection-facts";
import { ConnectionNotices } from "./connection-notices";
import { CONNECTIONS_PATH } from "./connection-words";
import { FailedEventsSection } from "./failed-events-section";
import { ProviderTile } from "./provider-tile";
import { SyncSection } from "./sync-section";
import { isReading } from "./sync-words";
import type { Connection, ConnectionDetail, Provider } from "./types";
import { ValuesSection } from "./values-section";
import { WorkDivision } from "./work-division";

type ConnectionViewProps = {
  initial: ConnectionDetail;
  provider: Provider | undefined;
  warehouses: readonly WarehousePlace[];
  now: string;
  /** The store of the connection. */
  place: { slug: string; timeZone: string; isTesting: boolean };
  canWrite: boolean;
};

/** The page of one connection with all its actions. */
export function ConnectionView({ initial, provider, warehouses, now: drawnAt, place, canWrite }: ConnectionViewProps) {
  const { slug, timeZone } = place;
  const { detail, now } = useDetail(initial, drawnAt);
  const { connection } = detail;
  const name = connection.provider_name;
  const isPast = connection.state === "DISCONNECTED";
  const mayChange = canWrite && !isPast;
  return (
    <>
      <Crumbs
        parent={t("connectionsPage.title")}
        href={`${CONNECTIONS_PATH}?store=${encodeURIComponent(slug)}`}
        here={connection.account_name}
      />
      <div className="mt-1 mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        {provider ? <ProviderTile tile={provider.tile} /> : null}
        <div className="min-w-0 flex-1 basis-56">
          <h1 className="text-h1 font-semibold wrap-anywhere">{connection.account_name}</h1>
          <p className="text-ink-2 wrap-anywhere">
            <AccountWords connection={connection} />
          </p>
        </div>
        <ConnectionBadge connection={connection} />
        {mayChange ? <ConnectionActs connection={connection} slug={slug} /> : null}
      </div>
      <div className="mb-4 grid gap-2 empty:hidden">
        {isPast ? (
          <>
            <Notice as="p" role="status">
              {t(`connectionView.past.${connection.kind}`)}
              {detail.orders > 0 ? ` ${t("connectionView.ordersByTeam")}` : null}
            </Notice>
            {connection.warnings.map((warning) => (
              <Notice as="p" key={warning} className="wrap-anywhere" tone="hold">
                {warning}
              </Notice>
            ))}
          </>
        ) : (
          <ConnectionNotices connection={connection} name={name} timeZone={timeZone} isTesting={place.isTesting} />
        )}
      </div>
      <ConnectionFacts detail={detail} now={now} timeZone={timeZone} />
      <div className="mt-8">
        {isPast || connection.kind !== "SHOP" ? null : (
          <SyncSection detail={detail} now={now} timeZone={timeZone} canWrite={mayChange} />
        )}
        {connection.kind === "MAIL" && !isPast ? (
          <MailSenderPanel connectionId={connection.connection_id} timeZone={timeZone} canChange={mayChange} />
        ) : null}
        <FailedEventsSection detail={detail} timeZone={timeZone} canWrite={canWrite} />
        {isPast || connection.kind === "MAIL" ? null : (
          <Section id="work" title={t("connectionView.work")}>
            <div className="max-w-[820px] pt-3">
              <WorkDivision kind={connection.kind} capabilities={connection.capabilities} />
            </div>
          </Section>
        )}
        {connection.carriers.length > 0 ? <CarriersSection carriers={connection.carriers} slug={slug} /> : null}
        {connection.locations.length > 0 ? (
          <LocationsSection locations={connection.locations} {...{ warehouses, slug, name }} />
        ) : null}
        <ValuesSection
          detail={detail}
          provider={mayChange ? provider : undefined}
          settings={provider?.settings ?? []}
          timeZone={timeZone}
        />
        {connection.kind === "MAIL" ? null : (
          <CallsSection connectionId={connection.connection_id} name={name} timeZone={timeZone} />
        )}
      </div>
    </>
  );
}

const LOOK_MS = 2_000;

/** Refreshes the connection while data is being read; afterwards its figures change only once an hour. */
const useDetail = (initial: ConnectionDetail, drawnAt: string) => {
  const trpc = useTRPC();
  const { data: detail, dataUpdatedAt } = useQuery({
    ...trpc.getConnectionDetail.queryOptions({ connection_id: initial.connection.connection_id }),
    initialData: initial,
    refetchInterval: ({ state }) => (state.data?.syncs.some(isReading) ? LOOK_MS : false),
  });
  const [now, setNow] = useState(drawnAt);
  useEffect(() => setNow(new Date(dataUpdatedAt).toISOString()), [dataUpdatedAt]);
  return { detail, now };
};

/** The carriers of an account. Which of them shoppers can choose is set elsewhere. */
function CarriersSection({ carriers, slug }: { carriers: Connection["carriers"]; slug: string }) {
  return (
    <Section
      id="carriers"
      title={t("connectionView.carriers")}
      aside={
        <ButtonLink size="small" href={`/dashboard/settings/shipping?store=${encodeURIComponent(slug)}`}>
          {t("connectionView.chooseCarriers")}
        </ButtonLink>
      }
    >
      <Table
        isPlain
        caption={t("connectionView.carriersCaption")}
        columns={[t("connectionView.carrier"), t("connectionView.returnMethods")]}
      >
        {carriers.map(({ carrier, name, return_methods: methods }) => (
          <tr key={carrier}>
            <th scope="row" className="whitespace-normal!">
              {name}
            </th>
            <td className="whitespace-normal!">{methods.map((method) => returnMethodWords(method)).join(", ")}</td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

type WarehousePlace = { id: string; name: string; shop_location_id: string };

type LocationsSectionProps = {
  locations: readonly { location_id: string; name: string }[];
  warehouses: readonly WarehousePlace[];
  slug: string;
  name: string;
};

/** The shop's stock locations, and the warehouses that restock into them. */
function LocationsSection({ locations, warehouses, slug, name }: LocationsSectionProps) {
  return (
    <Section
      id="locations"
      title={t("connectionView.locations")}
      aside={
        <ButtonLink size="small" href={`/dashboard/settings/warehouses?store=${encodeURIComponent(slug)}`}>
          {t("connectionView.editWarehouses")}
        </ButtonLink>
      }
    >
      <Table
        isPlain
        caption={t("connectionView.locationsCaption", { name })}
        columns={[t("connectionView.locationIn", { name }), t("connectionView.warehouse")]}
      >
        {locations.map((place) => (
          <tr key={place.location_id}>
            <th scope="row" className="whitespace-normal!">
              {place.name}
            </th>
            <td className="whitespace-normal!">{namesAt(place.location_id, warehouses)}</td>
          </tr>
        ))}
      </Table>
      <p className="text-ink-2 mt-2 text-[13px]">{t("connectionView.locationsHint")}</p>
    </Section>
  );
}

const namesAt = (locationId: string, warehouses: readonly WarehousePlace[]): string =>
  warehouses
    .filter((each) => each.shop_location_id === locationId)
    .map((each) => each.name)
    .join(", ") || "–";
