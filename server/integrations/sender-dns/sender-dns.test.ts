import { expect, test } from "vitest";
import { createSenderDns } from "./sender-dns";

const dnsOf = (records: Record<string, string[][] | string>) =>
  createSenderDns(async (name) => {
    const found = records[name] ?? "ENOTFOUND";
    if (typeof found === "string") throw Object.assign(new Error(found), { code: found });
    return found;
  });

test("a record that is split into parts is one text; other texts of the domain are none", async () => {
  const dns = dnsOf({
    "shop.example": [["google-site-verification=1"], ["v=spf1 include:_spf.", "mail.example -all"]],
    "_dmarc.shop.example": [["V=DMARC1; p=none"]],
  });
  expect(await dns.lookUp("shop.example")).toEqual({ spf: "FOUND", dmarc: "FOUND" });
});

test("a record that only begins alike is none, and a domain without records says so", async () => {
  const dns = dnsOf({ "shop.example": [["v=spf10 -all"]], "_dmarc.shop.example": "ENODATA" });
  expect(await dns.lookUp("shop.example")).toEqual({ spf: "MISSING", dmarc: "MISSING" });
});

test("without an answer nothing is claimed", async () => {
  const dns = dnsOf({ "shop.example": "ETIMEOUT", "_dmarc.shop.example": "ECONNREFUSED" });
  expect(await dns.lookUp("shop.example")).toEqual({ spf: "NO_ANSWER", dmarc: "NO_ANSWER" });
});

test("a DKIM key is found whole, in parts and with spaces; another key of that name is told apart", async () => {
  const name = "homeward._domainkey.shop.example";
  const look = (records: string[][] | string) => dnsOf({ [name]: records }).lookUpDkim({ name, publicKey: "MIIB+x/=" });
  expect(await look([["v=DKIM1; k=rsa; p=MIIB", "+x/="]])).toBe("FOUND");
  expect(await look([["v=DKIM1;p=MIIB +x/= ; t=s"]])).toBe("FOUND");
  expect(await look([["v=DKIM1; k=rsa; p=MIIC"]])).toBe("DIFFERENT");
  expect(await look("ENOTFOUND")).toBe("MISSING");
  expect(await look("ETIMEOUT")).toBe("NO_ANSWER");
});
