import type { DropOffPointDto } from "@/contract/storefront/drop-off-points";
import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";
import { addDays } from "@/server/kernel/local-day";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAddress } from "./address";

type Hours = { weekday: number; opens: string; closes: string };

/** A point as the carrier describes it. */
type KnownPoint = {
  id: string;
  name: string;
  address: Partial<PostalAddress>;
  distanceMeters: number | null;
  openingHours: readonly Hours[];
};

/** Date and time at the store: YYYY-MM-DD and HH:MM. */
type Moment = { day: string; time: string };

/** Returns a carrier's drop-off point. One that has closed for today shows when it opens next. */
export const presentDropOffPoint = (point: KnownPoint, { day, time }: Moment): Shown<typeof DropOffPointDto> => {
  const { openingHours } = point;
  const left = hoursOn(day, openingHours).filter((hours) => !isOver(hours, time));
  return {
    pointId: point.id,
    name: point.name,
    address: presentAddress({ ...EMPTY_ADDRESS, ...point.address }),
    distanceMeters: point.distanceMeters,
    openingHours: [...openingHours],
    openToday: openingHours.length === 0 ? null : left,
    opensNext: left.length > 0 ? null : nextOf(day, openingHours),
  };
};

/** A place that closes after midnight has a closing time before its opening time. */
const isOver = ({ opens, closes }: Omit<Hours, "weekday">, time: string): boolean => opens < closes && closes <= time;

const SUNDAY = 7;

const hoursOn = (day: string, openingHours: readonly Hours[]) => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || SUNDAY;
  return openingHours.flatMap(({ weekday: on, opens, closes }) => (on === weekday ? [{ opens, closes }] : []));
};

const nextOf = (today: string, openingHours: readonly Hours[]) => {
  const days = Array.from({ length: SUNDAY }, (_, index) => addDays(today, index + 1));
  const date = days.find((day) => hoursOn(day, openingHours).length > 0);
  const [first] = date === undefined ? [] : hoursOn(date, openingHours);
  return date === undefined || first === undefined ? null : { date, ...first };
};
