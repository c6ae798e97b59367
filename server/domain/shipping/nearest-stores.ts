import type { PostalAddress } from "@/server/kernel/address";
import type { ReturnStore } from "../store/types";

/**
 * Returns the stores in the shopper's country, nearest first as far as addresses tell: the same town first, then by how
 * much of the postal code matches, then by the numeric difference between the codes. No distance is measured.
 */
export const nearestStores = (
  stores: readonly ReturnStore[],
  from: Pick<PostalAddress, "countryCode" | "city" | "postcode">,
): ReturnStore[] => {
  const near = stores.filter(({ address }) => address.countryCode === from.countryCode);
  const rank = ({ address }: ReturnStore): readonly number[] => [
    plain(address.city) === plain(from.city) ? 0 : 1,
    -sharedStart(plain(address.postcode), plain(from.postcode)),
    Math.abs(figures(address.postcode) - figures(from.postcode)),
  ];
  return near.toSorted((one, other) => {
    const [left, right] = [rank(one), rank(other)];
    const at = left.findIndex((value, index) => value !== right[index]);
    return at < 0 ? one.name.localeCompare(other.name) : (left[at] ?? 0) - (right[at] ?? 0);
  });
};

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s-]/g, "");

const sharedStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

const figures = (postcode: string): number => Number(postcode.replaceAll(/\D/g, "").slice(0, 8) || 0);
