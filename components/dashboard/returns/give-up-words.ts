import { moneyText } from "../../ui/money";
import { LOCALE } from "./age";
import type { Summary } from "./detail";

type Facts = {
  compensation: {
    refunds: readonly Pick<Summary["compensation"]["refunds"][number], "amount" | "missing_amount">[];
    exchange_order: unknown;
  };
  currency_code: string;
  returned_items: { items: readonly { units: readonly { new_item: unknown }[] }[] };
};

/** What giving a return up will do, sentence by sentence, from where its money stands. */
export const giveUpWords = ({ compensation, currency_code, returned_items }: Facts): string[] => {
  const { refunds, exchange_order } = compensation;
  const units = returned_items.items.flatMap((item) => item.units);
  const pending = refunds.reduce((sum, { missing_amount }) => sum + Number(missing_amount), 0);
  const isPaid = exchange_order !== null || refunds.some(({ amount, missing_amount }) => amount !== missing_amount);
  const isExchange = units.some(({ new_item }) => new_item !== null);
  return [
    pending > 0
      ? `${moneyText(pending, currency_code, LOCALE)} that is still due is never paid.`
      : "Nothing more is paid for it.",
    ...(isExchange && exchange_order === null
      ? ["The new items are not ordered; what the shopper paid for them goes back."]
      : []),
    isPaid ? keptWords(units.length) : freeWords(units.length),
    "The shopper sees that the return could not be processed. This cannot be undone.",
  ];
};

const keptWords = (units: number): string =>
  `Something was paid for it, so ${units === 1 ? "its unit" : `its ${units} units`} cannot be returned again.`;

const freeWords = (units: number): string =>
  `${units === 1 ? "Its unit" : `Its ${units} units`} can be returned again, in a new return.`;
