type Work = () => Promise<void>;

const works = new Set<Work>();

/** What a press has to wait for on this page, until it is taken back. */
export const beforePress = (work: Work): (() => void) => {
  works.add(work);
  return () => works.delete(work);
};

/** Resolves when nothing of it is under way any more. */
export const settled = async (): Promise<void> => {
  await Promise.all(Array.from(works, (work) => work()));
};
