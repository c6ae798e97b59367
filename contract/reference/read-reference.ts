import { PROBLEMS, type ProblemReason } from "../vocabulary/problem";
import { DOCUMENT, type Document, type DocumentOperation, type Parameter, type Shape } from "./document";

type Body = { contentType: string; shape: Shape; example?: unknown };
type Answer = { status: string; description: string; reasons: readonly ProblemReason[]; body?: Body | undefined };
type Address = { method: string; path: string };

/** A page of the reference. A webhook has no address: it is sent to the merchant's endpoint. */
export type ReferencePage = {
  /** Last segment of the page's address. */
  id: string;
  tag: string;
  summary: string;
  description: string;
  /** Scope that the key needs; "" for a webhook. */
  scope: string;
  address: Address | null;
  /** Other addresses of the same operation. */
  alternatives: readonly Address[];
  parameters: readonly Parameter[];
  bodies: readonly Body[];
  answers: readonly Answer[];
};

export type Schemas = Readonly<Record<string, Shape>>;
export type Reference = {
  tags: readonly { name: string; description: string; pages: readonly ReferencePage[] }[];
  pages: readonly ReferencePage[];
  schemas: Schemas;
};

/** Returns the pages of an OpenAPI document by tag; alternative paths of an operation share its page. */
export const readReference = (source: unknown): Reference => {
  const document = DOCUMENT.parse(source);
  const placed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      address: { method: method.toUpperCase(), path },
      operation,
    })),
  );
  const operations = placed
    .filter(({ operation }) => !isAlternative(operation))
    .map(({ address, operation }) => {
      const others = placed.filter((other) => mainIdOf(other.operation) === operation.operationId);
      const alternatives = others.filter((other) => other.operation !== operation);
      return pageOf(document, operation, { address, alternatives: alternatives.map((other) => other.address) });
    });
  const webhooks = Object.values(document.webhooks).map(({ post }) =>
    pageOf(document, post, { address: null, alternatives: [] }),
  );
  const pages = [...operations, ...webhooks];
  const tags = document.tags.map((tag) => ({ ...tag, pages: pages.filter((page) => page.tag === tag.name) }));
  return { tags, pages, schemas: document.components.schemas };
};

const ALTERNATIVE = /Alternative\d*$/;
const isAlternative = ({ operationId }: DocumentOperation): boolean => ALTERNATIVE.test(operationId);
const mainIdOf = ({ operationId }: DocumentOperation): string => operationId.replace(ALTERNATIVE, "");

const pageOf = (
  document: Document,
  operation: DocumentOperation,
  { address, alternatives }: Pick<ReferencePage, "address" | "alternatives">,
): ReferencePage => {
  const [, description = operation.description, scope = ""] =
    /^([\s\S]*?)\s*Scope: `([^`]+)`\.$/.exec(operation.description) ?? [];
  return {
    ...{ id: operation.operationId, tag: operation.tags[0], summary: operation.summary, description, scope },
    ...{ address, alternatives },
    parameters: operation.parameters.map((parameter) =>
      "$ref" in parameter ? parameterNamed(document, parameter.$ref) : parameter,
    ),
    bodies: bodiesOf(operation.requestBody?.content),
    answers: Object.entries(operation.responses).map(([status, response]) => answerOf(status, response)),
  };
};

const parameterNamed = ({ components }: Document, ref: string): Parameter => {
  const found = components.parameters[ref.slice("#/components/parameters/".length)];
  if (found === undefined) throw new Error(`The document has no ${ref}.`);
  return found;
};

const bodiesOf = (content: Readonly<Record<string, { schema: Shape; example?: unknown }>> = {}): Body[] =>
  Object.entries(content).map(([contentType, { schema, example }]) => ({ contentType, shape: schema, example }));

const answerOf = (status: string, response: DocumentOperation["responses"][string]): Answer => {
  if ("$ref" in response) return { status, description: "Not modified: you have this version already.", reasons: [] };
  const reasons = REASONS.filter((reason) => new RegExp(`\\b${reason}: `).test(response.description));
  const [body] = reasons.length > 0 ? [] : bodiesOf(response.content);
  return { status, description: response.description, reasons, body };
};

const isReason = (name: string): name is ProblemReason => name in PROBLEMS;
const REASONS = Object.keys(PROBLEMS).filter(isReason);
