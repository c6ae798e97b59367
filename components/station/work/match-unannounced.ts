import { listed } from "@/contract/vocabulary/language";
import { isNetworkAway, isSignedOut, refusalOf } from "./call-errors";
import { openParcel } from "./open-parcel";
import { keepParcels } from "./parcels";
import { type Station, say } from "./station";
import type { Match, ProposedOrder } from "./types";

type Chosen = Match["chosen"];

/** Loads the unmatched parcels. Offline the earlier list stays. */
export const refreshUnannounced = async (station: Station): Promise<void> => {
  try {
    station.change({ unannouncedWaiting: (await station.api.listFoundParcels.query({})).found });
  } catch (error) {
    if (!isNetworkAway(error) && !isSignedOut(error)) throw error;
  }
};

/** Searches for a found parcel's owner. `query`: additional information. */
export const openMatch = async (station: Station, foundId: string, query = ""): Promise<void> => {
  station.change({ isLooking: true, sheet: null });
  try {
    const { found, orders } = await station.api.proposeFoundOrders.query({ found_id: foundId, query });
    const { screen } = station.read();
    const before = screen.kind === "MATCH" && screen.match.found.found_id === foundId ? screen.match : null;
    const match = { found, orders: withChosen(orders, before), isBusy: false };
    const chosen = before === null || before.chosen.size === 0 ? firstChoice(orders) : before.chosen;
    station.change({ screen: { kind: "MATCH", match: { ...match, chosen } }, isOnline: true });
    say(station, orders.length === 0 ? "UNKNOWN" : "OK", station.t("match.found", { count: orders.length }));
  } catch (error) {
    failed(station, error);
  } finally {
    station.change({ isLooking: false });
  }
};

/** The selection stays visible, whatever is searched for next. */
const withChosen = (orders: readonly ProposedOrder[], before: Match | null): ProposedOrder[] => {
  const kept = before?.orders.filter(({ order_id }) => before.chosen.has(order_id)) ?? [];
  const ids = new Set(kept.map(({ order_id }) => order_id));
  return [...kept, ...orders.filter(({ order_id }) => !ids.has(order_id))].slice(0, 9);
};

/** The best match, and others only for items that it doesn't cover. */
export const firstChoice = (orders: readonly ProposedOrder[]): Chosen => {
  const [best] = orders;
  if (best === undefined || best.lines.every(({ item_ids }) => item_ids.length === 0)) return new Map();
  return orders.reduce<Chosen>((chosen, order) => {
    const taken = takenItems(orders, chosen);
    const isNew = order.lines.some(({ item_ids }) => item_ids.some((id) => !taken.has(id)));
    return isNew ? withOrder(orders, chosen, order) : chosen;
  }, new Map());
};

/** Items that the selected orders already cover. */
const takenItems = (orders: readonly ProposedOrder[], chosen: Chosen): ReadonlySet<string> =>
  new Set(matchedOrders(orders, chosen).flatMap(({ lines }) => lines.flatMap(({ item_ids }) => item_ids)));

const withOrder = (orders: readonly ProposedOrder[], chosen: Chosen, order: ProposedOrder): Chosen => {
  const taken = takenItems(orders, chosen);
  const lines = order.lines.map(({ line_item_id, item_ids }): [string, number] => [
    line_item_id,
    item_ids.filter((id) => !taken.has(id)).length,
  ]);
  return new Map(chosen).set(order.order_id, new Map(lines.filter(([, count]) => count > 0)));
};

/** Selects or deselects an order. */
export const toggleOrder = ({ orders, chosen }: Pick<Match, "orders" | "chosen">, orderId: string): Chosen => {
  const order = orders.find(({ order_id }) => order_id === orderId);
  if (order === undefined) return chosen;
  if (!chosen.has(orderId)) return withOrder(orders, chosen, order);
  return new Map([...chosen].filter(([id]) => id !== orderId));
};

/** Changes a line's quantity: items without a code are counted manually. */
export const changePieces = (
  { orders, chosen }: Pick<Match, "orders" | "chosen">,
  { orderId, lineId, by }: { orderId: string; lineId: string; by: 1 | -1 },
): Chosen => {
  const line = orders.find(({ order_id }) => order_id === orderId)?.lines.find((each) => each.line_item_id === lineId);
  const lines = chosen.get(orderId);
  if (line === undefined || lines === undefined) return chosen;
  const count = Math.min(line.free_quantity, Math.max(0, (lines.get(lineId) ?? 0) + by));
  return new Map(chosen).set(orderId, new Map(lines).set(lineId, count));
};

/** The call's orders: each item is assigned to the first line that accepts it. */
export const matchedOrders = (orders: readonly ProposedOrder[], chosen: Chosen) => {
  const used = new Set<string>();
  return [...chosen].flatMap(([orderId, counts]) => {
    const order = orders.find(({ order_id }) => order_id === orderId);
    const lines = (order?.lines ?? []).flatMap(({ line_item_id, item_ids }) => {
      const quantity = counts.get(line_item_id) ?? 0;
      if (quantity === 0) return [];
      const own = item_ids.filter((id) => !used.has(id)).slice(0, quantity);
      for (const id of own) used.add(id);
      return [{ line_item_id, quantity, item_ids: own }];
    });
    return lines.length === 0 ? [] : [{ order_id: orderId, lines }];
  });
};

/** Creates the returns, and opens the first one: its parcel is at the bench. */
export const confirmMatch = async (station: Station): Promise<void> => {
  const { screen, facts } = station.read();
  if (screen.kind !== "MATCH" || screen.match.isBusy) return;
  const { found, orders, chosen } = screen.match;
  const asked = matchedOrders(orders, chosen);
  if (asked.length === 0) return say(station, "STOP", station.t("match.chooseItems"));
  station.change({ screen: { kind: "MATCH", match: { ...screen.match, isBusy: true } } });
  try {
    const call = { found_id: found.found_id, user: facts.person.email, orders: asked };
    const { parcels } = await station.api.matchFoundParcel.mutate(call);
    keepParcels(station, parcels);
    void refreshUnannounced(station);
    const [first] = parcels;
    if (first === undefined) return;
    openParcel(station, first);
    const others = parcels.slice(1).map(({ return_code }) => return_code);
    if (others.length > 0)
      say(
        station,
        "DONE",
        station.t("match.opened", { code: first.return_code, others: listed(others, station.locale) }),
      );
  } catch (error) {
    const now = station.read().screen;
    if (now.kind === "MATCH") station.change({ screen: { kind: "MATCH", match: { ...now.match, isBusy: false } } });
    failed(station, error);
  }
};

/** It has no owner here: the reason is stored, and it leaves the list. */
export const setAside = async (station: Station, reason: string): Promise<void> => {
  const { screen, facts } = station.read();
  if (screen.kind !== "MATCH") return;
  const { found_id, plate } = screen.match.found;
  try {
    await station.api.setFoundAside.mutate({ found_id, reason, user: facts.person.email });
    void refreshUnannounced(station);
    station.change({ screen: { kind: "SCAN" }, sheet: null });
    say(station, "DONE", station.t("match.setAside", { label: plate }));
  } catch (error) {
    failed(station, error);
  }
};

const failed = (station: Station, error: unknown) => {
  if (isSignedOut(error)) station.change({ isSignedOut: true });
  if (!isNetworkAway(error)) return say(station, "STOP", refusalOf(station.t, error));
  station.change({ isOnline: false });
  say(station, "STOP", station.t("match.offline"));
};
