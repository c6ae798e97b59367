import { expect, test } from "vitest";
import { createSenderDns } from "./sender-dns";

const dnsOf = (records: Record<string, string[][] | string>) =>
  createSenderDns(async (name) => {
    const found = records[name] ?? "ENOTFOUND";
    if (typeof found === "string") throw Object.assign(new Error(found), { code: found });
    return found;
  });

test("joins the parts of a record and ignores other texts of the domain", async () => {
  const dns = dnsOf({
    "shop.example": [["google-site-verification=1"], ["v=spf1 include:_spf.", "mail.example -all"]],
    "_dmarc.shop.example": [["V=DMARC1; p=none"]],
  });
  expect(await dns.lookUp("shop.example")).toEqual({ spf: "FOUND", dmarc: "FOUND" });
});

test("ignores a record with a similar beginning, and reports a domain without records", async () => {
  const dns = dnsOf({ "shop.example": [["v=spf10 -all"]], "_dmarc.shop.example": "ENODATA" });
  expect(await dns.lookUp("shop.example")).toEqual({ spf: "MISSING", dmarc: "MISSING" });
});

test("claims nothing without a response", async () => {
  const dns = dnsOf({ "shop.example": "ETIMEOUT", "_dmarc.shop.example": "ECONNREFUSED" });
  expect(await dns.lookUp("shop.example")).toEqual({ spf: "NO_ANSWER", dmarc: "NO_ANSWER" });
});

test("reads a DKIM key whole, in parts and with spaces, and recognizes another key with that name", async () => {
  const name = "homeward._domainkey.shop.example";
  const look = (records: string[][] | string) => dnsOf({ [name]: records }).lookUpDkim({ name, publicKey: "MIIB+x/=" });
  expect(await look([["v=DKIM1; k=rsa; p=MIIB", "+x/="]])).toBe("FOUND");
  expect(await look([["v=DKIM1;p=MIIB +x/= ; t=s"]])).toBe("FOUND");
  expect(await look([["v=DKIM1; k=rsa; p=MIIC"]])).toBe("DIFFERENT");
  expect(await look("ENOTFOUND")).toBe("MISSING");
  expect(await look("ETIMEOUT")).toBe("NO_ANSWER");
});
