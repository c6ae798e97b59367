import type { SealingKey } from "@/server/kernel/seal";
import type { ServiceContext } from "../../context";

/** The key that seals the secret of a person's authenticator: it doesn't open in another person's row. */
export const sealingKey = ({ env }: Pick<ServiceContext, "env">, userId: string): SealingKey => ({
  masterSecret: env.HOMEWARD_SECRET,
  purpose: "second-factor",
  owner: userId,
});
