/** Called by Next once per server process, before it answers requests. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { startJobs } = await import("@/server/jobs/start-jobs");
  await startJobs();
};
