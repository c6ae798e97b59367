import Link from "next/link";
import { formatTime } from "../../ui/format-time";
import { CONNECTIONS_PATH, KIND_WORDS } from "../connections/connection-words";
import { LOCALE } from "./age";
import type { ReturnDetail } from "./detail";

type PartnerWaitProps = { wait: NonNullable<ReturnDetail["partner_wait"]>; canRead: boolean; timeZone: string };

/** Says that nobody has to act: the shop, carrier or payment provider could not do its part yet, and Homeward tries again. */
export function PartnerWait({ wait, canRead, timeZone }: PartnerWaitProps) {
  return (
    <div className="notice mb-4" data-tone="hold" role="status">
      <p>
        <b className="font-semibold">Waiting for {KIND_WORDS[wait.kind].the}.</b> Homeward tries again at{" "}
        {formatTime(wait.tries_at, "clock", { timeZone, locale: LOCALE })}.
        <span className="block text-[13px]">
          {wait.account_name}: {wait.reason}
        </span>
      </p>
      {canRead ? (
        <Link className="underline" href={`${CONNECTIONS_PATH}/${wait.connection_id}`}>
          Open connection
        </Link>
      ) : null}
    </div>
  );
}
