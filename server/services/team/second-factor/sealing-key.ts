import type { SealingKey } from "@/server/kernel/seal";
import type { ServiceContext } from "../../context";

/** Under what the secret of a person's authenticator is sealed: in anybody else's row it does not open. */
export const sealingKey = ({ env }: Pick<ServiceContext, "env">, userId: string): SealingKey => ({
  masterSecret: env.HOMEWARD_SECRET,
  purpose: "second-factor",
  owner: userId,
});
