/**
 * Creates a progress display: one line per step with its duration. On a terminal, the current step counts up;
 * elsewhere, a line announces it, because some take minutes.
 */
export function createProgress({ out = process.stdout, now = Date.now } = {}) {
  const isTerminal = Boolean(out.isTTY);
  let running = null;

  const seconds = (since) => `${((now() - since) / 1000).toFixed(1)} s`;
  const paint = () => out.write(`\r\x1b[2K  \x1b[33m…\x1b[0m ${running.text} \x1b[2m${seconds(running.since)}\x1b[0m`);

  const finish = (mark) => {
    if (!running) return;
    clearInterval(running.timer);
    if (isTerminal) out.write(`\r\x1b[2K  ${mark} ${running.text} \x1b[2m${seconds(running.since)}\x1b[0m\n`);
    else if (mark.includes("✓")) out.write(`  done   ${running.text} (${seconds(running.since)})\n`);
    else out.write(`  failed  ${running.text} (${seconds(running.since)})\n`);
    running = null;
  };

  return {
    /** Ends the current step and starts another. */
    step(text) {
      finish("\x1b[32m✓\x1b[0m");
      running = { text, since: now(), timer: undefined };
      if (!isTerminal) return void out.write(`  begin  ${text}\n`);
      paint();
      running.timer = setInterval(paint, 200);
      running.timer.unref();
    },
    done: () => finish("\x1b[32m✓\x1b[0m"),
    failed: () => finish("\x1b[31m✗\x1b[0m"),
    line: (text = "") => out.write(`${text}\n`),
  };
}
