import { z } from "zod";

/** A field or value as JSON Schema describes it, without what the reference doesn't show. */
const SHAPE = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  format: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), SHAPE).optional();
  },
  get items() {
    return SHAPE.optional();
  },
  get anyOf() {
    return z.array(SHAPE).optional();
  },
  get oneOf() {
    return z.array(SHAPE).optional();
  },
});

const PARAMETER = z.object({
  name: z.string(),
  in: z.enum(["path", "query", "header"]),
  required: z.boolean(),
  description: z.string().optional(),
  example: z.unknown().optional(),
  schema: SHAPE,
});

const CONTENT = z.record(z.string(), z.object({ schema: SHAPE, example: z.unknown().optional() }));
const REFERRED = z.object({ $ref: z.string() });

const OPERATION = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  tags: z.tuple([z.string()]),
  parameters: z.array(z.union([REFERRED, PARAMETER])),
  requestBody: z.object({ required: z.boolean(), content: CONTENT }).optional(),
  responses: z.record(
    z.string(),
    z.union([REFERRED, z.object({ description: z.string(), content: CONTENT.optional() })]),
  ),
});

/** The part of an OpenAPI document that the reference shows. */
export const DOCUMENT = z.object({
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), OPERATION)),
  webhooks: z.record(z.string(), z.object({ post: OPERATION })),
  components: z.object({
    schemas: z.record(z.string(), SHAPE),
    parameters: z.record(z.string(), PARAMETER),
  }),
});

export type Shape = z.infer<typeof SHAPE>;
export type Parameter = z.infer<typeof PARAMETER>;
export type Document = z.infer<typeof DOCUMENT>;
export type DocumentOperation = z.infer<typeof OPERATION>;
