import { t } from "@/messages/dashboard/keys";
import { Ago, LOCALE } from "../../ui/age";
import { Chip } from "../../ui/chip";
import { formatTime } from "../../ui/format-time";
import { Table } from "../../ui/table";
import { TextLink } from "../../ui/text-link";
import { callsHref } from "../calls/calls-href";
import { KeyActs } from "./key-acts";
import type { ApiKey, StoreName } from "./types";

type KeysTableProps = {
  caption: string;
  keys: readonly ApiKey[];
  stores: readonly StoreName[];
  now: string;
  timeZone: string;
  canAct?: boolean;
};

/** Keys with their name, scopes, last use and expiry. */
export function KeysTable({ caption, keys, stores, now, timeZone, canAct = false }: KeysTableProps) {
  return (
    <Table isPlain rows="text" isSlips caption={caption} columns={columns(canAct)}>
      {keys.map((key) => (
        <tr key={key.key_id}>
          <th
            scope="row"
            // Test keys have the color of test mode, like its switch.
            className={`font-medium text-ink min-[1200px]:min-w-44 ${key.mode === "test" ? "pl-3 shadow-[inset_3px_0_var(--hold)]" : ""}`}
          >
            {key.name}
            <span className="text-ink-3 block text-[13px] font-normal">{storeWords(key, stores)}</span>
          </th>
          <td>
            <span className="font-mono text-code">
              {key.prefix}…{key.last4}
            </span>
            {key.mode === "test" ? <Chip className="ml-2">{t("keysTable.test")}</Chip> : null}
            {key.allowed_networks.length === 0 ? null : (
              <span className="text-ink-3 block text-[13px] whitespace-normal">
                {t("keysTable.onlyFrom", { networks: networkWords(key.allowed_networks) })}
              </span>
            )}
          </td>
          <td className="whitespace-normal *:my-0.5 *:ml-0 *:mr-1 *:text-[12px]">
            {key.scopes.map((scope) => (
              <Chip key={scope} className="font-mono">
                {scope}
              </Chip>
            ))}
          </td>
          <td data-label={t("keysTable.created")}>
            <Ago at={key.created_at} now={now} timeZone={timeZone} />
          </td>
          <td data-label={t("keysTable.lastUsed")}>
            {key.last_used_at ? <Ago at={key.last_used_at} now={now} timeZone={timeZone} /> : t("keysTable.never")}
            {key.last_used_at ? (
              <TextLink className="block w-fit" href={callsHref({ key: key.key_id })}>
                {t.rich("keysTable.requests", {
                  name: key.name,
                  hidden: (text) => <span className="sr-only">{text}</span>,
                })}
              </TextLink>
            ) : null}
          </td>
          <td data-label={canAct ? t("keysTable.expires") : t("keysTable.ended")}>{endWords(key, timeZone)}</td>
          {canAct ? (
            <td>
              <KeyActs apiKey={key} />
            </td>
          ) : null}
        </tr>
      ))}
    </Table>
  );
}

const columns = (canAct: boolean) => [
  t("keysTable.name"),
  t("keysTable.key"),
  t("keysTable.scopes"),
  t("keysTable.created"),
  t("keysTable.lastUsed"),
  ...(canAct ? [t("keysTable.expires"), { name: t("keysTable.actions"), isHidden: true }] : [t("keysTable.ended")]),
];

const MOST_NETWORKS = 2;

/** The first networks; single addresses without their length. */
const networkWords = (networks: readonly string[]): string => {
  const shown = networks.slice(0, MOST_NETWORKS).map((network) => network.replace(/\/(?:32|128)$/, ""));
  const more = networks.length - shown.length;
  return more > 0 ? t("keysTable.andMore", { networks: shown.join(", "), count: more }) : shown.join(", ");
};

const storeWords = ({ ecommerce_ids }: ApiKey, stores: readonly StoreName[]): string =>
  ecommerce_ids.length === 0
    ? t("keysTable.allStores")
    : ecommerce_ids.map((id) => stores.find(({ ecommerce_id }) => ecommerce_id === id)?.name ?? id).join(", ");

const endWords = ({ revoked_at, expires_at }: ApiKey, timeZone: string): string => {
  const at = revoked_at ?? expires_at;
  return at === null
    ? t("keysTable.never")
    : formatTime(at, revoked_at ? "date" : "dayTime", { timeZone, locale: LOCALE });
};
