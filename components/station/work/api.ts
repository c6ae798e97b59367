import type { TRPCClient } from "@trpc/client";
import type { AppRouter } from "@/server/trpc/router";

/** The operations that a station calls. */
export type Api = Pick<
  TRPCClient<AppRouter>,
  | "addFoundPhoto"
  | "addInspectionPhoto"
  | "findStationParcels"
  | "getShift"
  | "getStation"
  | "endPhonePairing"
  | "listFoundParcels"
  | "listParcelPhotos"
  | "listStationParcels"
  | "matchFoundParcel"
  | "previewInspection"
  | "proposeFoundOrders"
  | "receiveParcel"
  | "recordFoundParcel"
  | "setFoundAside"
  | "setStationPin"
  | "startPhonePairing"
  | "submitParcel"
  | "syncPhonePairing"
  | "takeBackArrival"
  | "undoParcel"
>;

/** The calls that outlive the page: sent as the station is left. */
export type LastApi = Pick<Api, "receiveParcel" | "recordFoundParcel" | "submitParcel">;
