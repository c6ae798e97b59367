import { UserError } from "./user-error.mjs";

/** Binds the port. @throws UserError with the reason if it can't */
export function listen({ server, host, port }) {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(new UserError(listenProblem({ error, host, port }))));
    server.listen({ host, port }, resolve);
  });
}

function listenProblem({ error, host, port }) {
  if (error.code === "EADDRINUSE") {
    return `Port ${port} is already used by another program; stop it, or choose another port: PORT=${port + 1} npm start.`;
  }
  if (error.code === "EACCES") return `Port ${port} needs special rights; choose one above 1023: PORT=3000 npm start.`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return `HOST=${host} is no address of this machine; use 127.0.0.1 for this machine only or 0.0.0.0 for everyone.`;
  }
  return `The web server cannot listen on port ${port} (${error.code}).`;
}
