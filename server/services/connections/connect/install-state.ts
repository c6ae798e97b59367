import type { ConnectionMode } from "@/contract/vocabulary/connection";
import { grantTokens } from "@/server/db/rate-buckets";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { open, type SealingKey, seal } from "@/server/kernel/seal";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ServiceContext } from "@/server/services/context";

const LIVES_MS = 600_000;

type Setup = Pick<ServiceContext, "env" | "clock" | "ids" | "db">;

export type Install = {
  ecommerceId: string;
  provider: string;
  values: ConnectionValues;
  mode: ConnectionMode | null;
  days: number;
  isShared: boolean;
};

export const installCallbackUrl = ({ APP_URL }: Pick<ServiceContext["env"], "APP_URL">): string =>
  `${APP_URL}/dashboard/settings/connections/callback`;

/** Derives a key for this session only: the value doesn't open in another session or under another secret. */
const keyOf = ({ env }: Pick<Setup, "env">, { id, groupId, sessionId = "" }: Actor): SealingKey => ({
  masterSecret: env.HOMEWARD_SECRET,
  purpose: "connection-install",
  owner: JSON.stringify([groupId, id, sessionId]),
});

/** Seals the typed values for their way through the shop and back. */
export const sealInstall = (ctx: Setup, actor: Actor, install: Install): string => {
  const once = Buffer.from(ctx.ids.bytes(16)).toString("hex");
  return seal(keyOf(ctx, actor), JSON.stringify({ ...install, once, at: ctx.clock.now().getTime() }));
};

/** @throws Problem FAILED_PRECONDITION when the value is expired, already used, or from another session */
export const takeInstall = async (ctx: Setup, actor: Actor, state: string): Promise<Install> => {
  const { once, at, ...install } = read(ctx, actor, state);
  const ageMs = ctx.clock.now().getTime() - at;
  if (ageMs > LIVES_MS || ageMs < 0) throw startAgain("The approval took longer than 10 minutes.");
  // A bucket with one token that never refills: a second use finds it empty, in any process.
  const name = `connection-install:${once}`;
  const { granted } = await grantTokens(ctx.db, { name, perSecond: 0, burst: 1 });
  if (granted < 1) throw startAgain("This approval was already used.");
  return install;
};

type Sealed = Install & { once: string; at: number };

const read = (ctx: Setup, actor: Actor, state: string): Sealed => {
  try {
    return JSON.parse(open(keyOf(ctx, actor), state)) as Sealed;
  } catch {
    throw startAgain("This approval wasn't started in this session.");
  }
};

const startAgain = (why: string): Problem =>
  new Problem("FAILED_PRECONDITION", `${why} Start again in Settings → Connections.`);
