import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const generator = new URL('../../../scripts/client/write-client-types.mjs', import.meta.url).href;

/** Runs the generator as the script does, on a description of one operation. */
function typesOf(operation: object, schemas: object = {}) {
  const description = {
    paths: { '/v1/things/{id}': { post: { summary: 'Hacer', parameters: [], responses: {}, ...operation } } },
    components: { schemas },
  };
  const program = `import { writeClientTypes } from '${generator}'; console.log(writeClientTypes(${JSON.stringify(description)}));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { types: stdout.replaceAll(/\s+/g, ' '), fault: /^Error: (.*)$/m.exec(stderr)?.[1] };
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

describe('the types of the client', () => {
  it('say what goes into an operation and what comes out', () => {
    const { types } = typesOf({
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'wait', in: 'query', required: false, schema: { type: 'integer' } },
        { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } },
      ],
      requestBody: { required: true, ...json({ $ref: '#/components/schemas/thing_body' }) },
      responses: {
        '200': json({ type: 'array', items: { type: 'string' } }),
        '422': json({ type: 'object' }),
      },
    });
    for (const part of [
      "'POST /v1/things/{id}': {",
      'readonly path: { readonly id: string; };',
      'readonly query?: { readonly wait?: number | undefined; } | undefined;',
      'readonly body: ThingBody;',
      'readonly idempotencyKey?: string | undefined;',
      'readonly answer: readonly (string)[];',
    ]) {
      expect(types).toContain(part);
    }
  });

  it('say that a file is bytes, that a form has files, and that nothing is nothing', () => {
    const upload = typesOf({
      requestBody: { required: true, content: { 'multipart/form-data': {} } },
      responses: { '200': { content: { 'application/pdf': {} } }, '204': {} },
    });
    expect(upload.types).toContain('readonly body: FormData;');
    expect(upload.types).toContain('readonly answer: Uint8Array<ArrayBuffer> | undefined;');
  });

  it('name each schema, with its description and what may be left out', () => {
    const { types } = typesOf(
      {},
      {
        thing_body: {
          type: 'object',
          description: 'Una cosa',
          properties: {
            kind: { enum: ['a', 'b'] },
            size: { anyOf: [{ type: 'number' }, { type: 'null' }] },
            tags: { type: 'object', additionalProperties: { type: 'string' } },
          },
          required: ['kind'],
        },
      },
    );
    expect(types).toContain(
      '/** Una cosa */ export interface ThingBody { readonly kind: "a" | "b"; readonly size?: number | null | undefined; readonly tags?: Readonly<Record<string, string>> | undefined; }',
    );
  });

  it('are refused rather than guessed where the description says what the generator does not know', () => {
    expect(typesOf({}, { thing: { allOf: [] } }).fault).toBe('the client cannot say allOf in TypeScript yet');
    const header = { name: 'If-Match', in: 'header', required: false, schema: { type: 'string' } };
    expect(typesOf({ parameters: [header] }).fault).toBe('the client cannot send the header If-Match yet');
  });
});
