import { codeWords } from "@/contract/vocabulary/reason-name";
import type { StationFacts } from "./types";

/** A unit as this device may have kept it: before the server told what its store calls the reason. */
type KeptUnit = { readonly return_reason: string; readonly reason_name?: string };

/** Why a unit comes back, in the words of its store. */
export const reasonOf = ({ return_reason, reason_name }: KeptUnit): string => reason_name ?? codeWords(return_reason);

/** Somebody who works at stations, by name; by email where the team has nobody like that any more. */
export const nameOfPerson = ({ team, person }: Pick<StationFacts, "team" | "person">, email: string): string =>
  [person, ...team].find((one) => one.email.toLowerCase() === email.toLowerCase())?.name ?? email;
