import { expect, test } from "vitest";
import { plainText } from "./plain-text";

test.each([
  ["Tom &amp; Jerry", "Tom & Jerry"],
  ["Dad&#8217;s Mug &#x2013; &quot;Best&quot;", 'Dad’s Mug – "Best"'],
  ["Gr&ouml;&szlig;e&nbsp;M", "Größe M"],
  ["<strong>Sale</strong>: <em class='x'>Blue</em><br/>shirt", "Sale : Blue shirt"],
  ["Screws 3 < 5 and 7 > 6", "Screws 3 < 5 and 7 > 6"],
  ["How to write &amp;amp; in HTML", "How to write &amp; in HTML"],
  ["&unknown; &#0; &#xD800; &#99999999; R&D", "&unknown; &#0; &#xD800; &#99999999; R&D"],
  ["  two\n lines ", "two lines"],
])("reads %s as %s", (html, text) => {
  expect(plainText(html)).toBe(text);
});
