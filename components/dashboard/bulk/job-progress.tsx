import type { BulkJob } from "./bulk-words";

/** How far a job is, as a line. */
export function JobProgress({ job }: { job: BulkJob }) {
  const done = job.done + job.refused;
  return (
    <progress
      className="border-0 bg-line w-full h-1 block appearance-none [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent mb-0!"
      value={done}
      max={job.total}
      aria-label={`${done} of ${job.total}`}
    />
  );
}
