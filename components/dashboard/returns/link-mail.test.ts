import { expect, test } from "vitest";
import { linkMail } from "./link-mail";

test("escapes names and addresses in each part of the email", () => {
  const href = linkMail({
    ...{ email: "a+b?cc=x@example.com", orderName: "#1042 & more", storeName: "Møbel & Co" },
    ...{ url: "https://shop.example/r/s/o/ol_1?lang=de", day: "22 Dec 2026" },
  });
  const { pathname, searchParams } = new URL(href);
  expect(decodeURIComponent(pathname)).toBe("a+b?cc=x@example.com");
  expect([...searchParams.keys()]).toEqual(["subject", "body"]);
  expect(searchParams.get("subject")).toBe("Møbel & Co: your return link for order #1042 & more");
  expect(searchParams.get("body")).toContain("\r\n\r\nhttps://shop.example/r/s/o/ol_1?lang=de\r\n");
});
