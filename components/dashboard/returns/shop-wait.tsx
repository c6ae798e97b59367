import Link from "next/link";
import { formatTime } from "../../ui/format-time";
import { CONNECTIONS_PATH } from "../connections/connection-words";
import { LOCALE } from "./age";
import type { ReturnDetail } from "./detail";

type ShopWaitProps = { wait: NonNullable<ReturnDetail["shop_wait"]>; canRead: boolean; timeZone: string };

/** Says that nobody has to act: the shop could not do its part yet, and Homeward tries again. */
export function ShopWait({ wait, canRead, timeZone }: ShopWaitProps) {
  return (
    <div className="notice mb-4" data-tone="hold" role="status">
      <p>
        <b className="font-semibold">Waiting for the shop.</b> Homeward tries again at{" "}
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
