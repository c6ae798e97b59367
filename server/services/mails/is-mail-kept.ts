import type { ReturnProcess } from "@/server/domain/process/types";
import type { ServiceContext } from "../context";

/**
 * Whether an email about a real return is only kept for the team to read, because no mail server is connected: nobody
 * may be told that it was sent. In test mode, emails are always only kept.
 */
export const isMailKept = ({ env }: Pick<ServiceContext, "env">, { isTest }: Pick<ReturnProcess, "isTest">): boolean =>
  env.SMTP_URL === undefined && !isTest;
