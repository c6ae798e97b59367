import { DASHBOARD_ROLES, type DashboardRole } from "@/contract/vocabulary/dashboard-role";
import { findCredentials } from "@/server/db/people/users";
import { setPasswordHash } from "@/server/db/stores/setup";
import type { Actor } from "@/server/kernel/actor";
import { deriveKey } from "@/server/kernel/crypto";
import { hashPassword, verifyPassword } from "@/server/kernel/passwords";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "@/server/services/context";
import { createUser } from "@/server/services/setup/create-user";

/** Who signs in to the demo's dashboard: somebody of every role. */
const NAMES: Record<DashboardRole, string> = {
  owner: "Antje Lorenzen",
  admin: "Rune Dahl",
  support: "Kofi Mensah",
  warehouse: "Mira Hansen",
  developer: "Ines Duarte",
  viewer: "Leonie Brandt",
};
const STAFF = DASHBOARD_ROLES.map((role) => ({ role, email: `${role}@example.com`, name: NAMES[role] }));

export type DemoLogin = { id: string; name: string; role: DashboardRole; email: string; password: string };

/**
 * The people of the demo, made where they are missing. Their passwords follow from the installation's secret: a seed
 * that was killed before it could write them down finds the same ones again. @throws Problem when an e-mail is taken
 */
export const ensureDemoPeople = (ctx: ServiceContext, actor: Actor): Promise<DemoLogin[]> =>
  Promise.all(
    STAFF.map(async (person) => {
      const password = passwordOf(ctx.env.HOMEWARD_SECRET, person.email);
      const known = await findCredentials(ctx.db, person.email);
      if (known === null) {
        const passwordHash = await hashPassword(password);
        const { id } = await createUser(ctx, { actor, input: { ...person, passwordHash } });
        return { ...person, id, password };
      }
      if (!(await verifyPassword(password, known.passwordHash)))
        await restorePassword(ctx, actor, person.email, password);
      return { ...person, id: known.id, password };
    }),
  );

/** What is written down must open the door again. */
const restorePassword = async (ctx: ServiceContext, actor: Actor, email: string, password: string): Promise<void> => {
  const passwordHash = await hashPassword(password);
  if (await setPasswordHash(ctx.db, actor, { email, passwordHash })) return;
  throw new Problem("ALREADY_EXISTS", `${email} signs in to another group: the demo does not fit into this database.`);
};

/** Twelve characters of 32, without those that look alike: 60 random bits. */
const passwordOf = (masterSecret: string, email: string): string => {
  const bytes = deriveKey(masterSecret, `demo-password:${email}`).subarray(0, 12);
  const text = Array.from(bytes, (byte) => "23456789abcdefghjkmnpqrstuvwxyz2"[byte % 32]).join("");
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
};
