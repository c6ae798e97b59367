/**
 * Whoever read our output may be gone: a closed terminal, an ended `tee`, an npm that was killed. What is written then is
 * lost, and that is no reason to fall over. Without it each lost line is an uncaught error, whose report is the next line
 * that is lost: the process would spin and never stop.
 */
export function outliveReaders(streams = [process.stdout, process.stderr]) {
  for (const stream of streams)
    stream.on("error", (error) => {
      if (error.code !== "EPIPE") throw error;
    });
}
