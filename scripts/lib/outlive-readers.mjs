/**
 * Ignores write errors after the reader of our output is gone: a closed terminal, an ended `tee`, a killed npm. Without
 * this, each lost line is an uncaught error, whose report is the next lost line: the process would loop forever and
 * never stop.
 */
export function outliveReaders(streams = [process.stdout, process.stderr]) {
  for (const stream of streams)
    stream.on("error", (error) => {
      if (error.code !== "EPIPE") throw error;
    });
}
