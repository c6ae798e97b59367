import { countKept, findPerson, listFilesOfPerson } from "@/server/db/people/find-person";
import { lookupEmail } from "@/server/domain/orders/lookup-keys";
import type { PersonalDataCounts } from "@/server/domain/personal-data/types";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

/** Counts what is stored under an email address, and lists the codes of open returns. Changes nothing. */
export const findShopper = async (
  { db }: Pick<ServiceContext, "db">,
  { actor, email }: { actor: Actor; email: string },
): Promise<{ counts: PersonalDataCounts; underWay: string[] }> => {
  const { underWay, ...kept } = await findPerson(db, actor, lookupEmail(email));
  const [counts, files] = await Promise.all([countKept(db, actor, kept), listFilesOfPerson(db, actor, kept)]);
  return { counts: { ...counts, files: files.length }, underWay };
};
