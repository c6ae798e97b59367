import { deriveKey, hmacOfFields } from "@/server/kernel/crypto";
import { hashForLookUp } from "@/server/kernel/passwords";
import type { ServiceContext } from "../context";

/**
 * The lookup key of a PIN: the same PIN has another key in another group and another installation. Trying all ten
 * thousand PINs takes an hour with the database and the secret, and is impossible with the database alone.
 */
export const pinKeyOf = ({ env }: Pick<ServiceContext, "env">, groupId: string, pin: string): Promise<string> =>
  hashForLookUp(pin, hmacOfFields(deriveKey(env.HOMEWARD_SECRET, "station-pins"), [groupId]));
