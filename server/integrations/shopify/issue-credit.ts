import { z } from "zod";
import { minorToMajorText } from "@/server/kernel/money";
import { PartnerError } from "@/server/partners/partner-error";
import type { CreditRequest } from "@/server/partners/shop";
import type { Admin } from "./admin";
import { GIFT_CARD_CREATE, GIFT_CARD_SEARCH } from "./credit-documents";
import { failureOfUser } from "./failures";
import { idOf } from "./ids";
import { readMark, writeMark } from "./marks";

/** The format Shopify accepts for gift card codes; shoppers can type them with or without the hyphens we show. */
const CODE = /^[a-z0-9]{8,20}$/;

/**
 * Creates a gift card with our code, to be spent at the shop's checkout. Store credit is issued this way as well,
 * because Shopify's store credit belongs to a customer account and has no code. A code is unique within a shop, so a
 * repeated call creates no second card.
 */
export const issueCredit = async (admin: Admin, request: CreditRequest): Promise<{ reference: string }> => {
  const { amountMinor, currency, returnCode, idempotencyKey, signal } = request;
  const code = request.code.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  if (!CODE.test(code))
    throw new PartnerError("SHOPIFY", "REFUSED", "Shopify takes codes of 8 to 20 letters and digits only.");
  const known = await findCard(admin, { code, request });
  if (known !== null) return { reference: known };
  const { giftCardCreate: answer } = await admin.ask({
    document: GIFT_CARD_CREATE,
    variables: {
      input: {
        code,
        initialAmount: { amount: minorToMajorText(amountMinor, currency), currencyCode: currency },
        note: writeMark(returnCode, idempotencyKey),
      },
    },
    data: createdSchema,
    purpose: `Create store credit for return ${returnCode}`,
    signal,
  });
  if (answer.giftCard) return { reference: idOf(answer.giftCard.id) };
  if (!answer.userErrors.some(({ code: reason }) => reason === "TAKEN"))
    throw failureOfUser(answer.userErrors, `issue the credit of return ${returnCode}`);
  const made = await findCard(admin, { code, request });
  if (made !== null) return { reference: made };
  throw new PartnerError("SHOPIFY", "UNAVAILABLE", "Shopify has a gift card with this code, but does not show it yet.");
};

const createdSchema = z.object({
  giftCardCreate: z.object({
    giftCard: z.object({ id: z.string() }).nullish(),
    userErrors: z.array(z.object({ code: z.string().nullish(), message: z.string() })),
  }),
});

const findCard = async (
  admin: Admin,
  { code, request: { idempotencyKey, signal } }: { code: string; request: CreditRequest },
): Promise<string | null> => {
  const { giftCards } = await admin.ask({
    document: GIFT_CARD_SEARCH,
    variables: { query: code },
    data: z.object({
      giftCards: z.object({ nodes: z.array(z.object({ id: z.string(), note: z.string().nullish() })) }),
    }),
    purpose: "Check for an existing gift card",
    signal,
  });
  const own = giftCards.nodes.find(({ note }) => readMark(note) === idempotencyKey);
  return own === undefined ? null : idOf(own.id);
};
