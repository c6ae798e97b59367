/** The web process of `npm start`, which starts it (scripts/lib/launch.mjs) and restarts it if it ends. */
import { answerKeeper } from "./lib/kept-child.mjs";
import { outliveReaders } from "./lib/outlive-readers.mjs";
import { describeError } from "./lib/user-error.mjs";
import { serve } from "./serve.mjs";

outliveReaders();
await answerKeeper({ start: serve, explain: describeError });
