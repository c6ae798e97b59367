import type { NextConfig } from "next";

const SECURITY_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "SAMEORIGIN" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(self), microphone=(), geolocation=()" },
];

/** What machines read shows nothing and loads nothing, should a browser open it. Pages: proxy.ts. */
const MACHINES = "/:path(v1|returns|api|metrics|livez|readyz|version|openapi.json|postman.json|llms.txt)/:rest*";
const MACHINE_HEADERS = [{ key: "Content-Security-Policy", value: "default-src 'none'; frame-ancestors 'none'" }];

/** Signed links to files: whoever is linked from one must not learn its address. */
const FILE_HEADERS = [{ key: "Referrer-Policy", value: "no-referrer" }];

const config: NextConfig = {
  // Several published operations differ by the trailing slash only; a redirect would merge them.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are a stage of `npm test`, over tests and tools too; whoever starts the product need not wait for them.
  typescript: { ignoreBuildErrors: true },
  // Portal, dashboard and start page are separate documents; an unknown address belongs to none of them.
  experimental: { globalNotFound: true },
  // Bundled, the first ones lose files that they look for beside themselves; the large ones would stand in memory once
  // for each group of pages, as text.
  serverExternalPackages: [
    "pg",
    "pino",
    "bwip-js",
    "inngest",
    "nodemailer",
    "@cantoo/fontkit",
    "@cantoo/pdf-lib",
    "csv-parse",
    "fflate",
    "kysely",
    "undici",
    "@aws-sdk/client-s3",
    "prom-client",
  ],
  headers: async () => [
    { source: "/:path*", headers: SECURITY_HEADERS },
    { source: MACHINES, headers: MACHINE_HEADERS },
    { source: "/files/:path*", headers: FILE_HEADERS },
  ],
};

export default config;
