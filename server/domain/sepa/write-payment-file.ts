import { minorToMajorText } from "@/contract/vocabulary/format-money";
import { element, writeXml, type XmlElement } from "./write-xml";

export type SepaAccount = { holderName: string; iban: string; bic: string };

/** Amounts in cents; every SEPA transfer is in euros. Names in SEPA characters (`sepaText`). */
export type SepaTransfer = { endToEndId: string; amountMinor: number; name: string; iban: string; text: string };

export type CreditTransfers = {
  /** At most 35 SEPA characters; a bank accepts each ID once. */
  messageId: string;
  createdAt: Date;
  /** A banking day, YYYY-MM-DD. */
  executionOn: string;
  debtor: SepaAccount;
  transfers: readonly SepaTransfer[];
};

const LONGEST_NAME = 70;
const LONGEST_TEXT = 140;

/**
 * Writes a SEPA credit transfer file: ISO 20022 pain.001.001.09, as used between customers and banks by the European
 * Payments Council (EPC132-08). It has one payment with all transfers, booked as one sum or individually, as agreed
 * between the bank and its customer.
 */
export const writePaymentFile = ({ messageId, createdAt, executionOn, debtor, transfers }: CreditTransfers): string => {
  if (transfers.length === 0) throw new Error("A payment file holds at least one transfer.");
  const sum = euros(transfers.reduce((total, { amountMinor }) => total + amountMinor, 0));
  const counted = [element("NbOfTxs", String(transfers.length)), element("CtrlSum", sum)];
  const holder = debtor.holderName.slice(0, LONGEST_NAME).trim();
  return writeXml(
    element(
      "Document",
      [
        element("CstmrCdtTrfInitn", [
          element("GrpHdr", [
            element("MsgId", messageId),
            element("CreDtTm", `${createdAt.toISOString().slice(0, 19)}Z`),
            ...counted,
            element("InitgPty", [element("Nm", holder)]),
          ]),
          element("PmtInf", [
            element("PmtInfId", messageId),
            element("PmtMtd", "TRF"),
            ...counted,
            element("PmtTpInf", [element("SvcLvl", [element("Cd", "SEPA")])]),
            element("ReqdExctnDt", [element("Dt", executionOn)]),
            element("Dbtr", [element("Nm", holder)]),
            element("DbtrAcct", [element("Id", [element("IBAN", debtor.iban)])]),
            element("DbtrAgt", [element("FinInstnId", [bankOf(debtor)])]),
            element("ChrgBr", "SLEV"),
            ...transfers.map(transferOf),
          ]),
        ]),
      ],
      { xmlns: "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09" },
    ),
  );
};

/** Banks find each other by IBAN; the format requires saying that no BIC is given. */
const bankOf = ({ bic }: SepaAccount): XmlElement =>
  bic === "" ? element("Othr", [element("Id", "NOTPROVIDED")]) : element("BICFI", bic);

const transferOf = ({ endToEndId, amountMinor, name, iban, text }: SepaTransfer): XmlElement =>
  element("CdtTrfTxInf", [
    element("PmtId", [element("EndToEndId", endToEndId)]),
    element("Amt", [element("InstdAmt", euros(amountMinor), { Ccy: "EUR" })]),
    element("Cdtr", [element("Nm", name.slice(0, LONGEST_NAME).trim())]),
    element("CdtrAcct", [element("Id", [element("IBAN", iban)])]),
    element("RmtInf", [element("Ustrd", text.slice(0, LONGEST_TEXT).trim())]),
  ]);

const MOST_MINOR = 99_999_999_999;

/** Formats "1250" cents as "12.50", working on the digits. */
const euros = (amountMinor: number): string => {
  if (amountMinor < 1 || amountMinor > MOST_MINOR) throw new RangeError("A transfer is of 0.01 to 999999999.99 euros.");
  return minorToMajorText(amountMinor, "EUR");
};
