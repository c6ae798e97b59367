type Facts = { isFiltered: boolean; isOfOne: boolean; isList: boolean };

/** What stands where no delivery is. `isList`: only the daily lists of warehouses are sent. */
export const blankWords = ({ isFiltered, isOfOne, isList }: Facts): string => {
  if (isFiltered) return "No deliveries with this status.";
  if (isOfOne) return "No deliveries yet.";
  return `No deliveries yet. ${isList ? "The first list is sent at the warehouse's notice time, once a return is on its way to it." : "The first event is sent with the next return."}`;
};
