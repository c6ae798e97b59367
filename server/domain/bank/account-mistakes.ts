import type { AccountField, AccountMistake } from "@/contract/vocabulary/bank-account";
import { checkHolderName } from "./check-holder-name";
import { checkIban } from "./check-iban";

type Mistake = { field: AccountField; kind: AccountMistake };

/** Returns what is wrong with an account as typed: each line is checked, whatever is wrong with the other one. */
export const accountMistakes = ({ iban, holderName }: { iban: string; holderName: string }): Mistake[] => {
  const found = (field: AccountField, typed: string, isRight: boolean): Mistake[] =>
    isRight ? [] : [{ field, kind: typed.trim() === "" ? "MISSING" : "WRONG" }];
  return [
    ...found("holder_name", holderName, checkHolderName(holderName).ok),
    ...found("iban", iban, checkIban(iban).ok),
  ];
};
