import { deriveKey, hmacOfFields } from "@/server/kernel/crypto";
import { hashForLookUp } from "@/server/kernel/passwords";
import type { ServiceContext } from "../context";

/**
 * What a PIN is looked up by: the same PIN gives another key in another group and another installation. Ten thousand of
 * them are tried out in an hour by who has the database and the secret, and by nobody who has the database alone.
 */
export const pinKeyOf = ({ env }: Pick<ServiceContext, "env">, groupId: string, pin: string): Promise<string> =>
  hashForLookUp(pin, hmacOfFields(deriveKey(env.HOMEWARD_SECRET, "station-pins"), [groupId]));
