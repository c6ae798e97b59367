import { codeWords } from "@/contract/vocabulary/reason-name";
import type { StationFacts } from "./types";

/** A unit as stored on this device before the server sent the store's name of the reason. */
type KeptUnit = { readonly return_reason: string; readonly reason_name?: string };

/** A unit's return reason, in the store's words. */
export const reasonOf = ({ return_reason, reason_name }: KeptUnit): string => reason_name ?? codeWords(return_reason);

/** A station worker's name; the email address if no longer a member. */
export const nameOfPerson = ({ team, person }: Pick<StationFacts, "team" | "person">, email: string): string =>
  [person, ...team].find((one) => one.email.toLowerCase() === email.toLowerCase())?.name ?? email;
