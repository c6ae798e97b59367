type Work = () => Promise<void>;

const works = new Set<Work>();

/** Registers work that a press on this page has to wait for, until it is removed. */
export const beforePress = (work: Work): (() => void) => {
  works.add(work);
  return () => works.delete(work);
};

/** Resolves when none of it is pending. */
export const settled = async (): Promise<void> => {
  await Promise.all(Array.from(works, (work) => work()));
};
