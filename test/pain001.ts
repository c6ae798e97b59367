/**
 * The subset of pain.001.001.09 that our files may contain: facts of the message definition of ISO 20022 (iso20022.org,
 * message CustomerCreditTransferInitiationV09) as narrowed by the European Payments Council for SEPA credit transfers
 * between customers and banks (EPC132-08, 2023). Each element defines its content: children in their order, or a
 * pattern.
 */
type Content = RegExp | readonly Child[];
type Child = { name: string; content: Content; most?: number };

const child = (name: string, content: Content): Child => ({ name, content });

const SEPA = "[A-Za-z0-9/\\-?:().,'+ ]";
const NAME = new RegExp(`^${SEPA}{1,70}$`);
const REFERENCE = new RegExp(`^(?!/)(?!.*//)${SEPA}{1,35}(?<!/)$`);
const REMITTANCE = new RegExp(`^${SEPA}{1,140}$`);
const IBAN = /^[A-Z]{2}\d{2}[A-Za-z0-9]{1,30}$/;
const EUROS = /^(?!0\.00$)(0|[1-9]\d{0,8})\.\d{2}$/;
const SUM = /^\d{1,15}\.\d{2}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

const ACCOUNT = [child("Id", [child("IBAN", IBAN)])];
const PARTY = [child("Nm", NAME)];

const TRANSFER: Content = [
  child("PmtId", [child("EndToEndId", REFERENCE)]),
  child("Amt", [child("InstdAmt", EUROS)]),
  child("Cdtr", PARTY),
  child("CdtrAcct", ACCOUNT),
  child("RmtInf", [child("Ustrd", REMITTANCE)]),
];

const bank = (isNamed: boolean): Content =>
  isNamed
    ? [child("BICFI", /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/)]
    : [child("Othr", [child("Id", /^NOTPROVIDED$/)])];

const documentOf = (isBankNamed: boolean): Child =>
  child("Document", [
    child("CstmrCdtTrfInitn", [
      child("GrpHdr", [
        child("MsgId", REFERENCE),
        child("CreDtTm", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        child("NbOfTxs", /^\d{1,15}$/),
        child("CtrlSum", SUM),
        child("InitgPty", PARTY),
      ]),
      child("PmtInf", [
        child("PmtInfId", REFERENCE),
        child("PmtMtd", /^TRF$/),
        child("NbOfTxs", /^\d{1,15}$/),
        child("CtrlSum", SUM),
        child("PmtTpInf", [child("SvcLvl", [child("Cd", /^SEPA$/)])]),
        child("ReqdExctnDt", [child("Dt", DAY)]),
        child("Dbtr", PARTY),
        child("DbtrAcct", ACCOUNT),
        child("DbtrAgt", [child("FinInstnId", bank(isBankNamed))]),
        child("ChrgBr", /^SLEV$/),
        { ...child("CdtTrfTxInf", TRANSFER), most: Number.POSITIVE_INFINITY },
      ]),
    ]),
  ]);

type Element = { name: string; children: Element[]; text: string };

/** Returns every violation of the definition in a file; empty if there is none. */
export const faultsOfPaymentFile = (xml: string): string[] => {
  const root = parse(xml);
  const faults = faultsOf(root, documentOf(xml.includes("<BICFI>")), "");
  if (!xml.includes('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">')) faults.push("namespace");
  const amounts = [...xml.matchAll(/<InstdAmt Ccy="EUR">(\d+)\.(\d\d)</g)].map(([, euros, cents]) =>
    BigInt(`${euros}${cents}`),
  );
  const total = String(amounts.reduce((sum, each) => sum + each, 0n)).padStart(3, "0");
  const sum = `${total.slice(0, -2)}.${total.slice(-2)}`;
  for (const [, stated] of xml.matchAll(/<CtrlSum>(.*?)</g)) if (stated !== sum) faults.push(`CtrlSum ${stated}`);
  for (const [, stated] of xml.matchAll(/<NbOfTxs>(.*?)</g))
    if (Number(stated) !== amounts.length) faults.push(`NbOfTxs ${stated}`);
  return faults;
};

const faultsOf = (element: Element | undefined, { name, content }: Child, within: string): string[] => {
  const path = `${within}/${name}`;
  if (element?.name !== name) return [`${path} is missing, ${element?.name ?? "nothing"} stands there`];
  if (content instanceof RegExp)
    return element.children.length === 0 && content.test(element.text) ? [] : [`${path}: ${element.text}`];
  let at = 0;
  const faults = content.flatMap((expected) => {
    const found = faultsOf(element.children[at], expected, path);
    at += 1;
    while (expected.most !== undefined && element.children[at]?.name === expected.name) {
      found.push(...faultsOf(element.children[at], expected, path));
      at += 1;
    }
    return found;
  });
  return at < element.children.length ? [...faults, `${path} holds ${element.children[at]?.name}`] : faults;
};

/** XML without comments and the like, as our writer produces it. */
const parse = (xml: string): Element => {
  const top: Element = { name: "", children: [], text: "" };
  const open = [top];
  for (const [, mark, text] of xml.replace(/^<\?xml.*?\?>/, "").matchAll(/<([^>]+)>([^<]*)/g)) {
    const [name = ""] = (mark ?? "").split(" ");
    if (name.startsWith("/")) {
      if (open.pop()?.name !== name.slice(1)) throw new Error(`${name} closes another element.`);
      continue;
    }
    const element = { name, children: [], text: unescaped(text ?? "") };
    open.at(-1)?.children.push(element);
    open.push(element);
  }
  const [root] = top.children;
  if (root === undefined || open.length !== 1) throw new Error("This is no XML document.");
  return root;
};

const unescaped = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
