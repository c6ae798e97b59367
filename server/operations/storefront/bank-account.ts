import * as contract from "@/contract/storefront/bank-account";
import { accountMistakes } from "@/server/domain/bank/account-mistakes";
import { implement } from "../implement";

export const checkBankAccount = implement(contract.checkBankAccount, async ({ input }) => ({
  mistakes: accountMistakes({ iban: input.iban, holderName: input.holderName }),
}));
