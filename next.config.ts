import type { NextConfig } from "next";

const SECURITY_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "SAMEORIGIN" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(self), microphone=(), geolocation=()" },
];

/** Machine-readable responses display and load nothing if a browser opens them. Pages: proxy.ts. */
const MACHINES =
  "/:path(v1|returns|api|metrics|livez|readyz|version|openapi.json|postman.json|llms.txt|security-txt|csp-reports)/:rest*";
const MACHINE_HEADERS = [
  { key: "Content-Security-Policy", value: "default-src 'none'; frame-ancestors 'none'" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
];

/** Signed links to files: a site that they link to must not learn their URL. */
const FILE_HEADERS = [{ key: "Referrer-Policy", value: "no-referrer" }];

const config: NextConfig = {
  // Several published operations differ only by the trailing slash; a redirect would merge them.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are a stage of `npm test`, including tests and tools; starting the product doesn't need to wait for them.
  typescript: { ignoreBuildErrors: true },
  // Portal, dashboard and start page are separate documents; an unknown path belongs to none of them.
  experimental: { globalNotFound: true },
  // When bundled, the first ones lose files that they expect beside them; the large ones would be in memory once for
  // each group of pages, as text.
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
    "@opentelemetry/api",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/exporter-trace-otlp-proto",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-trace-base",
  ],
  // A folder that begins with a dot is invisible to most tools.
  rewrites: async () => [{ source: "/.well-known/security.txt", destination: "/security-txt" }],
  headers: async () => [
    { source: "/:path*", headers: SECURITY_HEADERS },
    { source: MACHINES, headers: MACHINE_HEADERS },
    { source: "/.well-known/:rest*", headers: MACHINE_HEADERS },
    { source: "/files/:path*", headers: FILE_HEADERS },
  ],
};

export default config;
