// The import table of docs/architecture.md. A layer on the left may import those on its right; a rule's message names
// the right place for the code.

const SERVER = "^server/";
const layers = {
  vocabulary: "^contract/vocabulary/",
  contract: "^contract/",
  kernel: "^server/kernel/",
  schema: "^server/schema/",
  metrics: "^server/metrics/",
  tracing: "^server/tracing/",
  domain: "^server/domain/",
  partners: "^server/partners/",
  db: "^server/db/",
  services: "^server/services/",
  integrations: "^server/integrations/",
  presenters: "^server/presenters/",
  auth: "^server/auth/",
  operations: "^server/operations/",
  http: "^server/http/",
  trpc: "^server/trpc/",
  jobs: "^server/jobs/",
  cli: "^server/cli/",
  context: "^server/context\\.ts$",
  components: "^components/",
  app: "^app/",
  messages: "^messages/",
};

const table = {
  metrics: ["vocabulary", "kernel"],
  tracing: ["kernel"],
  domain: ["vocabulary", "kernel", "schema"],
  partners: ["vocabulary", "kernel", "schema"],
  db: ["vocabulary", "kernel", "domain", "schema"],
  services: ["vocabulary", "kernel", "metrics", "domain", "partners", "db", "messages"],
  integrations: ["vocabulary", "kernel", "partners", "schema"],
  presenters: ["vocabulary", "contract", "kernel", "domain", "messages"],
  auth: ["vocabulary", "kernel", "db", "context", "services"],
  operations: ["vocabulary", "contract", "kernel", "domain", "services", "presenters", "db"],
  http: ["vocabulary", "contract", "kernel", "metrics", "tracing", "operations", "auth", "services", "context", "db"],
  trpc: ["vocabulary", "contract", "kernel", "operations", "auth", "services", "context"],
  jobs: ["vocabulary", "contract", "kernel", "metrics", "tracing", "services", "presenters", "db", "context"],
};

const doors = {
  metrics: "A metric is a name that layers count under; what it counts stays with them.",
  tracing: "Tracing exports spans; layers begin them with server/kernel/tracing.ts.",
  domain: "The domain decides over values and `now`; loading and storing belong to a service.",
  partners: "A partner is an interface; its implementation belongs to server/integrations.",
  db: "Queries know rows and domain types; use cases belong to server/services.",
  services:
    "A use case knows domain, partners' interfaces and queries; wire shapes belong to presenters and operations.",
  integrations: "An integration implements a partner; it knows neither database nor services.",
  presenters: "A presenter turns values into wire shapes; it loads nothing.",
  auth: "Authentication answers an Actor from credentials.",
  operations: "An operation joins contract, service and presenter.",
  http: "The REST adapter knows operations, not the domain.",
  trpc: "The tRPC adapter knows operations, not the domain.",
  jobs: "A job is a trigger and one service call.",
};

const only = (name) => ({
  name: `${name}-knows-only-its-neighbors`,
  comment: doors[name],
  severity: "error",
  from: { path: layers[name], pathNot: "\\.test\\.tsx?$" },
  to: {
    path: "^(server|contract|components|app|test|messages)/",
    pathNot: [layers[name], ...table[name].map((neighbor) => layers[neighbor])],
  },
});

const packageRule = ({ name, comment, packages, allowed }) => ({
  name,
  comment,
  severity: "error",
  from: { path: "^(server|contract|components|app)/", pathNot: [...allowed, "\\.test\\.tsx?$"] },
  to: { path: packages, dependencyTypesNot: ["type-only"] },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      comment: "Two files that need each other are one idea.",
      from: {},
      to: { circular: true },
    },
    {
      name: "vocabulary-imports-nothing",
      severity: "error",
      comment: "The vocabulary is shared by browser, domain and database: it knows nobody.",
      from: { path: layers.vocabulary, pathNot: "\\.test\\.ts$" },
      to: { pathNot: layers.vocabulary },
    },
    {
      name: "contract-knows-only-zod",
      severity: "error",
      comment: "The published language depends on nothing of ours.",
      from: { path: layers.contract, pathNot: ["\\.test\\.ts$", layers.vocabulary] },
      to: { pathNot: [layers.contract, "node_modules/zod"] },
    },
    {
      name: "kernel-knows-only-the-vocabulary",
      severity: "error",
      comment: "The kernel has no business nouns.",
      from: { path: layers.kernel, pathNot: "\\.test\\.ts$" },
      to: { path: "^(server|contract|components|app|messages)/", pathNot: [layers.kernel, layers.vocabulary] },
    },
    {
      name: "schema-knows-nobody",
      severity: "error",
      comment: "What prisma/schema says of columns is read by everybody and reads nobody.",
      from: { path: layers.schema, pathNot: "\\.test\\.ts$" },
      to: { path: "^(server|contract|components|app|messages)/", pathNot: layers.schema },
    },
    {
      name: "messages-know-nobody",
      severity: "error",
      comment:
        "What is written to shoppers is text, in the languages that the vocabulary names; who writes it brings the values.",
      from: { path: layers.messages, pathNot: "\\.test\\.ts$" },
      to: { path: "^(server|contract|components|app|test)/", pathNot: layers.vocabulary },
    },
    ...Object.keys(table).map(only),
    {
      name: "components-know-only-the-contract",
      severity: "error",
      comment: "A component gets its data as wire shapes; pages fetch them.",
      from: { path: layers.components, pathNot: "\\.test\\.tsx?$" },
      to: { path: SERVER, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "components-bring-no-catalog",
      comment:
        "The page brings the texts of its reader; a component that imported a catalog would send all of them. The dashboard has one language and a catalog per area.",
      severity: "error",
      from: { path: layers.components, pathNot: "\\.test\\.tsx?$" },
      to: {
        path: "^messages/(?!((translator|compiled-translator|isolated|language-cookie)\\.ts$|dashboard/))",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "app-goes-through-the-doors",
      severity: "error",
      comment: "A page reads with the caller and hands to a component; a route is one adapter call.",
      from: { path: layers.app },
      to: {
        path: "^server/(domain|services|db|partners|integrations|presenters|kernel)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    packageRule({
      name: "zod-at-the-edges",
      comment: "Inside, values are typed already; shapes from outside are parsed at the edge.",
      packages: "node_modules/zod",
      allowed: [
        layers.contract,
        layers.operations,
        layers.trpc,
        "^server/kernel/env\\.ts$",
        layers.integrations,
        "^server/jobs/engine/events\\.ts$",
        layers.cli,
        "^server/services/orders/",
      ],
    }),
    packageRule({
      name: "prisma-in-db",
      comment: "Queries live in server/db.",
      packages: "node_modules/(@prisma|kysely|pg)/|^server/db/generated/",
      allowed: [layers.db, "^server/cli/doctor/"],
    }),
    packageRule({
      name: "prom-client-in-metrics",
      comment: "Each metric is defined in server/metrics, once per process.",
      packages: "node_modules/prom-client",
      allowed: [layers.metrics],
    }),
    packageRule({
      name: "opentelemetry-in-tracing",
      comment: "Spans are begun with server/kernel/tracing.ts, so that nothing is loaded while tracing is off.",
      packages: "node_modules/@opentelemetry",
      allowed: [layers.tracing],
    }),
    packageRule({
      name: "inngest-in-jobs",
      comment: "The job engine is behind server/jobs.",
      packages: "node_modules/inngest",
      allowed: [layers.jobs, "^app/api/inngest/"],
    }),
    packageRule({
      name: "next-at-the-edges",
      comment: "Next is a transport.",
      packages: "node_modules/next/",
      allowed: [layers.app, layers.components, layers.auth, layers.trpc],
    }),
    {
      name: "no-node-in-pure-code",
      severity: "error",
      comment: "Contract, domain and components run anywhere.",
      from: { path: "^(contract|server/domain|components)/", pathNot: "\\.test\\.tsx?$" },
      to: { dependencyTypes: ["core"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules|generated" },
    exclude: { path: "\\.next|/generated/internal" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json"],
    },
  },
};
