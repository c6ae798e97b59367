import type { SendcloudReturn } from "./wire";

/** Returns the newest entry of a return's history; null when it is empty. The order of entries is not guaranteed. */
export const latestStatus = ({ status_history }: SendcloudReturn): SendcloudReturn["status_history"][number] | null =>
  status_history.reduce<SendcloudReturn["status_history"][number] | null>(
    (latest, one) => (latest === null || timeOf(one) >= timeOf(latest) ? one : latest),
    null,
  );

const timeOf = ({ carrier_update_timestamp }: SendcloudReturn["status_history"][number]): number => {
  const ms = Date.parse(carrier_update_timestamp);
  return Number.isNaN(ms) ? 0 : ms;
};
