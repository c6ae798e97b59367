import Link from "next/link";
import { LOCALE } from "../../ui/age";
import { formatTime } from "../../ui/format-time";
import { Notice } from "../../ui/notice";
import { CONNECTIONS_PATH, KIND_WORDS } from "../connections/connection-words";
import type { ReturnDetail } from "../return-facts/detail";

type PartnerWaitProps = { wait: NonNullable<ReturnDetail["partner_wait"]>; canRead: boolean; timeZone: string };

/** Says that nobody has to act: the shop, carrier or payment provider could not do its part yet, and Homeward tries again. */
export function PartnerWait({ wait, canRead, timeZone }: PartnerWaitProps) {
  return (
    <Notice className="mb-4" tone="hold" role="status">
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
    </Notice>
  );
}
