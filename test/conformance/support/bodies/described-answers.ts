import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { z } from 'zod';
import type { HttpAnswer } from '../../../support/api/http-call.ts';

const described = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        responses: z.record(
          z.string(),
          z.looseObject({ content: z.record(z.string(), z.looseObject({})).optional() }),
        ),
      }),
    ),
  ),
});

/** What the service's own description says of its answers. */
export interface DescribedAnswers {
  /** Templates of the paths it serves: `/v1/ec/invoices/{id}`. */
  readonly operations: ReadonlySet<string>;
  /** Why an answer is not one of those that the description promises for the call; empty when it is. */
  faultsOf(method: string, path: string, answer: HttpAnswer): readonly string[];
}

/** Judges answers by the OpenAPI document that the service gives away, with a validator that is not the service's. */
export function describedAnswers(openApi: unknown): DescribedAnswers {
  const { paths } = described.parse(openApi);
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema({ ...described.parse(openApi), $id: 'api' });
  const validators = new Map<string, ValidateFunction>();
  // The literal path before the template that fits it too: `/documents/report` before `/documents/{id}`.
  const templates = Object.keys(paths)
    .toSorted((a, b) => parametersIn(a) - parametersIn(b))
    .map((template) => ({ template, pattern: patternOf(template) }));

  function validatorOf(pointer: string): ValidateFunction {
    const cached = validators.get(pointer);
    if (cached) return cached;
    const validator = ajv.compile({ $ref: `api#${pointer}` });
    validators.set(pointer, validator);
    return validator;
  }

  return {
    operations: new Set(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      ),
    ),
    faultsOf(method, path, answer) {
      const [address = ''] = path.split('?');
      const template = templates.find(
        ({ template: each, pattern }) => pattern.test(address) && paths[each]?.[method.toLowerCase()],
      )?.template;
      // What is not served has no description; the guard answers it with a problem all the same.
      if (template === undefined) return [];
      const responses = paths[template]?.[method.toLowerCase()]?.responses ?? {};
      const promised = responses[answer.status];
      if (!promised) return [`${answer.status} is not among ${Object.keys(responses).join(', ')}`];
      const [mediaType = ''] = (answer.headers['content-type'] ?? '').split(';');
      if (!promised.content) return answer.text === '' ? [] : ['there is a body where none is promised'];
      if (!promised.content[mediaType]) return [`the media type is «${mediaType}»`];
      if (!mediaType.endsWith('json')) return [];
      const validate = validatorOf(
        `/paths/${escaped(template)}/${method.toLowerCase()}/responses/${answer.status}/content/${escaped(mediaType)}/schema`,
      );
      if (validate(JSON.parse(answer.text))) return [];
      return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
    },
  };
}

function parametersIn(template: string): number {
  return template.split('{').length;
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`);
}

/** As a part of a JSON pointer in the fragment of an address. */
function escaped(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}
