import { Ago, LOCALE } from "../../ui/age";
import { Chip } from "../../ui/chip";
import { formatTime } from "../../ui/format-time";
import { Table } from "../../ui/table";
import { TextLink } from "../../ui/text-link";
import { callsHref } from "../calls/calls-href";
import { KeyActs } from "./key-acts";
import type { ApiKey, StoreName } from "./types";

const COLUMNS = ["Name", "Key", "Scopes", "Created", "Last used"];

type KeysTableProps = {
  caption: string;
  keys: readonly ApiKey[];
  stores: readonly StoreName[];
  now: string;
  timeZone: string;
  canAct?: boolean;
};

/** Keys: what each is for, what it may do, when it was used and until when it works. */
export function KeysTable({ caption, keys, stores, now, timeZone, canAct = false }: KeysTableProps) {
  return (
    <Table
      isPlain
      rows="text"
      isSlips
      caption={caption}
      columns={canAct ? [...COLUMNS, "Expires", { name: "Actions", isHidden: true }] : [...COLUMNS, "Ended"]}
    >
      {keys.map((key) => (
        <tr key={key.key_id}>
          <th
            scope="row"
            // Keys of test mode bear its color, as the switch does.
            className={`font-medium text-ink min-[1200px]:min-w-44 ${key.mode === "test" ? "pl-3 shadow-[inset_3px_0_var(--hold)]" : ""}`}
          >
            {key.name}
            <span className="text-ink-3 block text-[13px] font-normal">{storeWords(key, stores)}</span>
          </th>
          <td>
            <span className="font-mono text-code">
              {key.prefix}…{key.last4}
            </span>
            {key.mode === "test" ? <Chip className="ml-2">test</Chip> : null}
          </td>
          <td className="whitespace-normal *:my-0.5 *:ml-0 *:mr-1 *:text-[12px]">
            {key.scopes.map((scope) => (
              <Chip key={scope} className="font-mono">
                {scope}
              </Chip>
            ))}
          </td>
          <td data-label="Created">
            <Ago at={key.created_at} now={now} timeZone={timeZone} />
          </td>
          <td data-label="Last used">
            {key.last_used_at ? <Ago at={key.last_used_at} now={now} timeZone={timeZone} /> : "never"}
            {key.last_used_at ? (
              <TextLink className="block w-fit" href={callsHref({ key: key.key_id })}>
                Calls<span className="sr-only"> of {key.name}</span>
              </TextLink>
            ) : null}
          </td>
          <td data-label={canAct ? "Expires" : "Ended"}>{endWords(key, timeZone)}</td>
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

const storeWords = ({ ecommerce_ids }: ApiKey, stores: readonly StoreName[]): string =>
  ecommerce_ids.length === 0
    ? "all stores"
    : ecommerce_ids.map((id) => stores.find(({ ecommerce_id }) => ecommerce_id === id)?.name ?? id).join(", ");

const endWords = ({ revoked_at, expires_at }: ApiKey, timeZone: string): string => {
  const at = revoked_at ?? expires_at;
  return at === null ? "never" : formatTime(at, revoked_at ? "date" : "dayTime", { timeZone, locale: LOCALE });
};
