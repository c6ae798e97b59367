import {
  addFoundPhoto,
  listFoundParcels,
  matchFoundParcel,
  proposeFoundOrders,
  recordFoundParcel,
  setFoundAside,
} from "@/server/operations/dashboard/found";
import { endPhonePairing, startPhonePairing, syncPhonePairing } from "@/server/operations/dashboard/phone";
import {
  addInspectionPhoto,
  findStationParcels,
  getShift,
  getStation,
  listStationParcels,
  receiveParcel,
  submitParcel,
  takeBackArrival,
  undoParcel,
} from "@/server/operations/dashboard/station";
import { mutation, query } from "./procedure";

/** What only the station does, and the phones that take photos for it. */
export const stationProcedures = {
  addFoundPhoto: mutation(addFoundPhoto),
  listFoundParcels: query(listFoundParcels),
  matchFoundParcel: mutation(matchFoundParcel),
  proposeFoundOrders: query(proposeFoundOrders),
  recordFoundParcel: mutation(recordFoundParcel),
  setFoundAside: mutation(setFoundAside),
  endPhonePairing: mutation(endPhonePairing),
  startPhonePairing: mutation(startPhonePairing),
  syncPhonePairing: mutation(syncPhonePairing),
  addInspectionPhoto: mutation(addInspectionPhoto),
  findStationParcels: query(findStationParcels),
  getShift: query(getShift),
  getStation: query(getStation),
  listStationParcels: query(listStationParcels),
  receiveParcel: mutation(receiveParcel),
  submitParcel: mutation(submitParcel),
  undoParcel: mutation(undoParcel),
  takeBackArrival: mutation(takeBackArrival),
};
