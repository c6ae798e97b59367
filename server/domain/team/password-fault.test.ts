import { expect, test } from "vitest";
import { passwordFault } from "./password-fault";

const OWN = ["ida@northern-goods.example", "Ida Bergström", "Northern Goods"];

test.each([
  "ten letters",
  "a longer one",
  "correct horse",
  "Gr8-b00ts-4-all",
  "mein Lieblingstee",
  "x7!kq-Zt92",
  "это мой пароль",
])("%s can be used", (password) => expect(passwordFault(password, OWN)).toBeNull());

test.each([
  "aaaaaaaaaaaa",
  "abababababab",
  "passpasspasspass",
  "1234567890",
  "0987654321",
  "abcdefghijkl",
  "qwertyuiop",
  "Qwertz12345",
  "asdfghjkl1",
  "password12",
  "PASSWORD1234",
  "coco1coco1coco1",
  " ".repeat(12),
])("%s is too easy to guess", (password) => expect(passwordFault(password, OWN)).toMatch(/^must be harder to guess/));

test.each([
  "ida@northern-goods.example",
  "Northern Goods",
  "northern-goods1",
  "NorthernGoods24",
  "Bergström1!",
  "bergstrom",
])("%s names the person or their store", (password) => {
  const isShort = password.length < 10;
  expect(passwordFault(password, OWN)).toMatch(isShort ? /10 characters or more/ : /^must not be made of your name/);
});

test("is 10 to 1,024 characters long", () => {
  expect(passwordFault("x7!kq-Zt9", [])).toBe("must have 10 characters or more");
  expect(passwordFault(`x7!kq-Zt${"ab9 cd".repeat(200)}`, [])).toBe("must have 1024 characters or fewer");
  expect(passwordFault("x7!kq-Zt9é", [])).toBeNull();
});

test("a short word of the person's own may occur in a password", () => {
  expect(passwordFault("Leo likes trains", ["leo@a.example", "Leo"])).toBeNull();
});
