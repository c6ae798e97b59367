import { expect, type Page } from "@playwright/test";

const PHONE = { width: 375, height: 812 };

/**
 * Shows the page from right to left with words 40% longer, and expects nothing wider than a phone and no text wider
 * than its box.
 */
export const inspectPseudo = async (page: Page): Promise<void> => {
  expect.soft(await pseudoFaults(page), `${page.url()}, from right to left in longer words`).toEqual([]);
};

/**
 * Returns a sentence for each thing that this breaks. Restores everything; the text nodes stay the ones that React
 * knows.
 */
export const pseudoFaults = async (page: Page): Promise<string[]> => {
  await page.setViewportSize(PHONE);
  return page.evaluate(() => {
    const root = document.documentElement;
    const { dir } = root;
    const before: [Text, string][] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isSpoken = (node: Node): boolean => node.parentElement?.closest("script, style, select, .sr-only") === null;
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (node.data.trim() !== "" && isSpoken(node)) before.push([node, node.data]);
    }
    // Codes and addresses have the same length in every language.
    const longer = (text: string): string =>
      text.replace(/(?<![\p{L}\p{N}@._-])\p{L}{3,}(?![\p{L}\p{N}@._-]*[\p{N}@_])/gu, (word) =>
        word.padEnd(Math.ceil(word.length * 1.4), "ö"),
      );
    for (const [node, text] of before) node.data = longer(text);
    root.dir = "rtl";
    const found: string[] = [];
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} px wide`);
    for (const element of new Set(before.map(([{ parentElement }]) => parentElement))) {
      if (element === null || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { overflowX, textOverflow, display } = getComputedStyle(element);
      const { left, right, width } = element.getBoundingClientRect();
      const name = `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.slice(0, 30)}"`;
      const isOutside = width > 0 && (left < -1 || right > root.clientWidth + 1);
      const isScrolled = element.closest("[tabindex='0'], nav ol") !== null;
      if (isOutside && !isScrolled) found.push(`${name} lies from ${Math.round(left)} to ${Math.round(right)}`);
      const isWider = display !== "inline" && element.scrollWidth > element.clientWidth + 1;
      if (isWider && overflowX !== "auto" && textOverflow !== "ellipsis")
        found.push(`${name} needs ${element.scrollWidth} px of ${element.clientWidth}`);
    }
    root.dir = dir;
    for (const [node, text] of before) node.data = text;
    return found;
  });
};
