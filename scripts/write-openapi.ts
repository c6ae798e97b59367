import { writeFileSync } from "node:fs";
import { openApiDocument } from "../contract/openapi";
import { PUBLIC_OPERATIONS } from "../contract/operations";
import { API_VERSION } from "../contract/vocabulary/version";

// Integrators read the committed document; a test compares it with the contract.
writeFileSync("openapi.json", `${JSON.stringify(openApiDocument(PUBLIC_OPERATIONS, API_VERSION), null, 2)}\n`);
