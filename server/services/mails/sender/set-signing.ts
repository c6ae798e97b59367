import { changeMailSender } from "@/server/db/mails/mail-senders";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../../context";
import { readSender } from "./read-sender";

type Signing = { actor: Actor; connectionId: string; isSigning: boolean; isInsisted: boolean };

/**
 * Starts or stops signing a store's emails with DKIM. A signature without its DNS record makes recipients trust an
 * email less than no signature, so the record must exist; if DNS can't tell, a person may insist.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION
 */
export const setSigning = async (
  ctx: ServiceContext,
  { actor, connectionId, isSigning, isInsisted }: Signing,
): Promise<void> => {
  const { dkim } = await readSender(ctx, { actor, connectionId });
  if (isSigning && !isInsisted && dkim.answer !== "FOUND") throw new Problem("FAILED_PRECONDITION", WORDS[dkim.answer]);
  const set = { dkimActiveFor: isSigning ? dkim.name : "" };
  await changeMailSender(ctx.db, actor, { connectionId, set, now: ctx.clock.now() });
};

const WORDS = {
  MISSING: "DNS does not have the record yet. New records can take an hour; check again later.",
  DIFFERENT: "DNS has another key under this name. Replace it, or choose another DKIM selector.",
  NO_ANSWER:
    "DNS couldn't be queried. Check again later, or start signing anyway if you know that the record is there.",
} as const;
