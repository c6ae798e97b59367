import type { ReturnProcess } from "@/server/domain/process/types";
import type { ServiceContext } from "../context";

/**
 * Whether a mail about a real return is only kept for the team to read, because no mail server is connected: no one is
 * told that it was sent. In test mode that is all it is meant for.
 */
export const isMailKept = ({ env }: Pick<ServiceContext, "env">, { isTest }: Pick<ReturnProcess, "isTest">): boolean =>
  env.SMTP_URL === undefined && !isTest;
