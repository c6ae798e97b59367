import { putStoreBankAccount } from "@/server/db/money/store-bank-accounts";
import { inTransactionBy } from "@/server/db/people/author";
import { getStore } from "@/server/db/stores/stores";
import { normaliseIban } from "@/server/domain/bank/check-iban";
import { maskIban } from "@/server/domain/bank/mask-iban";
import { isSepaIban } from "@/server/domain/sepa/sepa-countries";
import { sepaText } from "@/server/domain/sepa/sepa-text";
import type { Actor } from "@/server/kernel/actor";
import type { FieldViolation } from "@/server/kernel/problem";
import { checkAccount } from "../bank-accounts/bank-account";
import type { ServiceContext } from "../context";
import { requireOwnProof } from "../team/second-factor/require-own-proof";
import { sealStoreAccount } from "./store-account";

type Call = {
  actor: Actor;
  ecommerceId: string;
  typed: { holderName: string; iban: string; bic: string };
  password: string;
  code: string;
};

/**
 * Stores the account from which a store sends its transfers, sealed; it is never shown in full again. A person who
 * changes it needs their password, and their second factor if they have one.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT naming the field, RESOURCE_EXHAUSTED after too many wrong passwords
 */
export const saveStoreAccount = async (ctx: ServiceContext, call: Call): Promise<void> => {
  const { actor, ecommerceId, typed, password, code } = call;
  await getStore(ctx.db, actor, ecommerceId);
  const bic = typed.bic.replaceAll(/\s/g, "").toUpperCase();
  const account = { ...checkAccount(typed, "", furtherViolations({ ...typed, bic })), bic };
  // Outside the transaction, so that guesses are counted even if the call fails.
  await requireOwnProof(ctx, { actor, password, code });
  await inTransactionBy(ctx, actor, (tx) =>
    putStoreBankAccount(tx, actor, {
      ecommerceId,
      sealed: sealStoreAccount(ctx, ecommerceId, account),
      mask: maskIban(account.iban),
      now: ctx.clock.now(),
    }),
  );
};

const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** Requirements for paying accounts only: in SEPA, and readable for its bank. */
const furtherViolations = ({ iban, holderName, bic }: Call["typed"]): FieldViolation[] => {
  const bare = normaliseIban(iban);
  const isForeign = /^[A-Z]{2}\d\d/.test(bare) && !isSepaIban(bare);
  return [
    ...(isForeign ? [{ field: "iban", description: "only accounts in SEPA countries can send SEPA transfers" }] : []),
    ...(sepaText(holderName) === null
      ? [{ field: "holder_name", description: "write it in Latin, Greek, or Cyrillic letters" }]
      : []),
    ...(bic === "" || BIC.test(bic)
      ? []
      : [
          {
            field: "bic",
            description: "a BIC has 8 or 11 characters, for example COBADEFFXXX; you can leave it empty",
          },
        ]),
  ];
};
