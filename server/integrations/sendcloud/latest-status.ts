import type { SendcloudReturn } from "./wire";

/** The newest entry of a return's history; null where it has none. Entries come in no promised order. */
export const latestStatus = ({ status_history }: SendcloudReturn): SendcloudReturn["status_history"][number] | null =>
  status_history.reduce<SendcloudReturn["status_history"][number] | null>(
    (latest, one) => (latest === null || timeOf(one) >= timeOf(latest) ? one : latest),
    null,
  );

const timeOf = ({ carrier_update_timestamp }: SendcloudReturn["status_history"][number]): number => {
  const ms = Date.parse(carrier_update_timestamp);
  return Number.isNaN(ms) ? 0 : ms;
};
